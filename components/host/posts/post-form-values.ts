import { seenFields } from '@/components/host/form/seen-fields';
import type { PostFacts, PostField, PostForm, SeenPost } from '@/lib/schemas/host/posts';

/** The facts of a post as the fields of its form show them. */
export const toPostForm = (facts: PostFacts): PostForm => ({
  ...facts,
  eventFrom: facts.eventFrom ?? '',
  eventTo: facts.eventTo ?? '',
  eventPlace: facts.eventPlace ?? '',
  eventUrl: facts.eventUrl ?? '',
  usualFrom: facts.usualFrom ?? '',
  usualTo: facts.usualTo ?? '',
  usualWhen: facts.usualWhen ?? '',
  eventTown: facts.eventTown ?? '',
  eventPin: facts.eventPin ?? '',
  eventWarning: facts.eventWarning ?? '',
});

/** What was typed, and the facts that stood in those fields when the typing began. */
export type PostFormDraft = PostForm & { seen: SeenPost };

export const { changesOf, conflictsOf, typed, keepMine, takeTheirs } = seenFields<
  PostFacts,
  PostForm,
  SeenPost
>(toPostForm, (name, facts) => facts[name]);

/** Their side of a conflict, in words. */
export function theirsOf(name: PostField, facts: PostFacts): string {
  const value = toPostForm(facts)[name];
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? 'Nothing' : text;
}

/** The text with a picture at the cursor, as a paragraph of its own; and where the cursor is behind it. */
export function insertPicture(
  text: string,
  at: number,
  { alt, url }: { alt: string; url: string },
) {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  const words = alt.replaceAll(/[[\]\\\n]/g, ' ').trim();
  const head = `${before === '' ? '' : `${before}\n\n`}![${words}](${url})`;
  return { text: `${head}\n\n${after}`, cursor: head.length + 2 };
}
