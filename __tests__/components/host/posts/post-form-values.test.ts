import { makePostFacts } from '@/__tests__/support/make-post';
import {
  changesOf,
  conflictsOf,
  insertPicture,
  keepMine,
  takeTheirs,
  theirsOf,
  toPostForm,
  typed,
  type PostFormDraft,
} from '@/components/host/posts/post-form-values';
import type { PostForm } from '@/lib/schemas/host/posts';

const FACTS = makePostFacts({ slug: 'moss', title: 'Moss', bodyMarkdown: 'One' });
const start = (facts = FACTS): PostFormDraft => ({ ...toPostForm(facts), seen: {} });
const write = (part: Partial<PostForm>, draft = start(), facts = FACTS): PostFormDraft => ({
  ...draft,
  ...typed(part, draft, facts),
});

test('only what is another than stored is sent, with what stood there', () => {
  expect(changesOf(start(), FACTS)).toEqual({ changes: {}, seen: {} });
  const draft = write({ title: 'Moss and fern', eventPlace: 'The barn' });
  expect(changesOf(draft, FACTS)).toEqual({
    changes: { title: 'Moss and fern', eventPlace: 'The barn' },
    seen: { title: 'Moss', eventPlace: null },
  });
  expect(changesOf(write({ title: 'Moss' }, draft), FACTS).changes).toEqual({
    eventPlace: 'The barn',
  });
});

test('what somebody else saved meanwhile is a conflict in that field alone', () => {
  const draft = write({ title: 'Mine', topics: ['dogs'] });
  const now = { ...FACTS, title: 'Theirs', excerpt: 'New' };
  expect(conflictsOf(draft, FACTS)).toEqual([]);
  expect(conflictsOf(draft, now)).toEqual(['title']);
  expect(theirsOf('title', now)).toBe('Theirs');
  expect(theirsOf('topics', now)).toBe('Nothing');
  const kept = { ...draft, ...keepMine('title', draft, now) };
  expect(conflictsOf(kept, now)).toEqual([]);
  expect(changesOf(kept, now)).toMatchObject({
    changes: { title: 'Mine' },
    seen: { title: 'Theirs' },
  });
  const taken = { ...draft, ...takeTheirs('title', draft, now) };
  expect(changesOf(taken, now).changes).toEqual({ topics: ['dogs'] });
});

test.each([
  ['', 0, '![Moss](/m.webp)\n\n', 18],
  ['One\n\nTwo', 4, 'One\n\n![Moss](/m.webp)\n\nTwo', 23],
  ['One', 3, 'One\n\n![Moss](/m.webp)\n\n', 23],
])('a picture goes into %j at %d as a paragraph of its own', (text, at, then, cursor) => {
  expect(insertPicture(text, at, { alt: 'Moss', url: '/m.webp' })).toEqual({ text: then, cursor });
});

test('what a picture shows cannot end its mark', () => {
  const { text } = insertPicture('', 0, { alt: 'a](x)[b\\', url: '/m.webp' });
  expect(text).toBe('![a (x) b](/m.webp)\n\n');
});
