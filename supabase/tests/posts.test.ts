import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Database } from '../../lib/supabase/database.types.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon } from './support/backend.ts';
import { expectErrorOutput } from './support/quiet.ts';

type PostInsert = Database['public']['Tables']['posts']['Insert'];

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const draft = (overrides: Partial<PostInsert> = {}): PostInsert => ({
  slug: `test-${randomUUID()}`,
  title: 'A test of the porch',
  excerpt: 'Whether the porch is where the database says it is.',
  body_markdown: 'One two three.\n\nFour five.',
  hero_image_url: '/images/blog/elk.webp',
  author: 'June',
  ...overrides,
});

async function create(overrides: Partial<PostInsert> = {}) {
  return expectData(await admin.from('posts').insert(draft(overrides)).select().single());
}

const published = await create({ published_at: fromNow(-HOUR_MS) });
const scheduled = await create({ published_at: fromNow(HOUR_MS) });
const unpublished = await create();
const slugs = [published, scheduled, unpublished].map(({ slug }) => slug);

test('visitors see published posts, and neither drafts nor those to come', async () => {
  const seen = expectData(await anon.from('posts').select('slug').in('slug', slugs));
  assert.deepEqual(seen, [{ slug: published.slug }]);
});

test('the host sees them all', async () => {
  const seen = expectData(await admin.from('posts').select('slug').in('slug', slugs));
  assert.equal(seen.length, 3);
});

test('words are counted, so that a list need not read the bodies', () => {
  assert.equal(published.word_count, 5);
});

test('visitors may write, change and delete nothing', async (t) => {
  expectErrorOutput(t);
  const { slug } = published;
  const tries = [
    await anon.from('posts').insert(draft({ published_at: fromNow(-HOUR_MS) })),
    await anon.from('posts').update({ title: 'Taken over' }).eq('slug', slug).select('slug'),
    await anon.from('posts').delete().eq('slug', slug).select('slug'),
  ];
  for (const { error, data } of tries) assert.ok(error !== null || data?.length === 0);
  const [kept] = expectData(await admin.from('posts').select('title').eq('slug', slug));
  assert.equal(kept?.title, published.title);
});

const REFUSED: [string, Partial<PostInsert>][] = [
  ['a slug with a path in it', { slug: '../etc/passwd' }],
  ['an upper-case slug', { slug: 'Elk' }],
  ['a slug that is too long', { slug: 'a'.repeat(81) }],
  ['a topic nobody knows', { topics: ['yurts'] }],
  ['too many topics', { topics: ['dogs', 'dogs', 'dogs', 'dogs', 'dogs'] }],
  ['too many cabins', { related_cabin_slugs: Array.from({ length: 7 }, (_, i) => `c-${i}`) }],
  ['an empty body of what is public', { body_markdown: '', published_at: fromNow(-HOUR_MS) }],
  [
    'a public event of every year without its usual days in words',
    {
      kind: 'event',
      event_place: 'The barn',
      event_town: 'Penn Yan',
      usual_from: '11-05',
      usual_to: '02-15',
      published_at: fromNow(-HOUR_MS),
    },
  ],
  ['a usual day that no year has', { usual_from: '04-31' }],
  ['a public event without its days', { kind: 'event', published_at: fromNow(-HOUR_MS) }],
  ['an event that ends before it begins', { event_from: '2026-12-05', event_to: '2026-12-04' }],
  ['a link that is none', { event_url: 'javascript:alert(1)' }],
  ['a body of 100 KB', { body_markdown: 'x'.repeat(100_000) }],
  ['a title of 100 KB', { title: 'x'.repeat(100_000) }],
  ['a slug that is taken', { slug: published.slug }],
];

for (const [what, overrides] of REFUSED) {
  test(`the table refuses ${what}`, async (t) => {
    expectErrorOutput(t);
    const { error } = await admin.from('posts').insert(draft(overrides));
    assert.ok(error);
  });
}

test('what is written is kept as written', async () => {
  const body = `<script>alert('1')</script> "quotes" \\ ; drop table posts; -- 🐻`;
  const { slug } = await create({ body_markdown: body, published_at: fromNow(-HOUR_MS) });
  const row = expectData(
    await anon.from('posts').select('body_markdown').eq('slug', slug).single(),
  );
  assert.equal(row.body_markdown, body);
});
