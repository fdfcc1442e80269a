import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { test } from 'node:test';
import { hostPostSchema, hostPostsSchema, type HostPost } from '../../lib/schemas/host/posts.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { SHOP_UPLOADS } from '../../lib/schemas/shop-settings.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, callFunction, database } from './support/backend.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { NOBODY } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const manager = await signInAs('manager');
const cleaner = await signInAs('cleaner');
const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const newTitle = () => `Notes on moss ${randomUUID().slice(0, 8)}`;

const read = async (key: string): Promise<HostPost> =>
  hostPostSchema.parse(toCamelKeys(await call(manager, 'host_post', { p_key: key })));

async function add(kind = 'article') {
  const p_post = { kind, title: newTitle(), author: 'June' };
  const { id } = await call<{ id: string }>(manager, 'host_add_post', { p_post });
  return read(id);
}

const WHOLE = {
  excerpt: 'Where the moss is deepest, and when to see it.',
  body_markdown: 'It is deep.',
  hero_image_url: '/images/blog/elk.webp',
};
const EMPTY = { excerpt: '', body_markdown: '', hero_image_url: '' };

const save = (id: string, p_changes: object, p_seen: object) =>
  call(manager, 'host_save_post', { p_id: id, p_changes, p_seen });
const refusedSave = (id: string, p_changes: object, p_seen: object) =>
  refusal(manager, 'host_save_post', { p_id: id, p_changes, p_seen });

async function addWhole(kind = 'article') {
  const post = await add(kind);
  await save(post.id, WHOLE, EMPTY);
  return post;
}

const isPublic = async (slug: string) =>
  expectData(await anon.from('posts').select('slug').eq('slug', slug)).length === 1;
const leadsTo = async (slug: string) =>
  expectData(
    await anon
      .from('post_old_slugs')
      .select('posts!post_old_slugs_post_id_fkey!inner(slug)')
      .eq('slug', slug)
      .maybeSingle(),
  )?.posts.slug ?? null;
const actionsOf = async (slug: string) =>
  (
    await database.query(
      `select action, actor_email from public.audit_log where subject = '${slug}' order by id`,
    )
  ).map(({ action, actor_email }) => {
    assert.equal(actor_email, manager.email);
    return action;
  });

test('a title makes a draft, and only what is whole is published', async () => {
  const post = await add();
  assert.equal(post.state, 'draft');
  assert.equal(post.facts.slug, post.facts.title.toLowerCase().replaceAll(' ', '-'));
  assert.deepEqual(post.lacks, ['excerpt', 'body_markdown', 'hero_image_url']);
  const { error } = await manager.client.rpc('host_publish_post', { p_id: post.id });
  assert.equal(error?.message, 'post_not_ready');
  assert.deepEqual(JSON.parse(error?.details ?? ''), { missing: post.lacks });
  await save(post.id, WHOLE, EMPTY);
  assert.equal(await isPublic(post.facts.slug), false);
  await call(manager, 'host_publish_post', { p_id: post.id });
  assert.equal(await isPublic(post.facts.slug), true);
  const published = await read(post.id);
  await call(manager, 'host_publish_post', { p_id: post.id });
  assert.equal((await read(post.id)).publishedAt, published.publishedAt);
  assert.equal(await refusedSave(post.id, EMPTY, WHOLE), 'PT422 post_not_ready');
  await call(manager, 'host_unpublish_post', { p_id: post.id });
  assert.equal(await isPublic(post.facts.slug), false);
  await call(manager, 'host_delete_post', { p_id: post.id });
  assert.equal(await refusal(manager, 'host_post', { p_key: post.id }), 'PT422 unknown_post');
  assert.deepEqual(await actionsOf(post.facts.slug), [
    'add_post',
    'save_post',
    'publish_post',
    'unpublish_post',
    'delete_post',
  ]);
});

test('the history keeps of a text how long it is', async () => {
  const post = await addWhole();
  const [entry] = await database.query(
    `select before, after from public.audit_log where subject = '${post.facts.slug}' and action = 'save_post'`,
  );
  assert.deepEqual(entry?.after, {
    excerpt: WHOLE.excerpt,
    hero_image_url: WHOLE.hero_image_url,
    body_characters: WHOLE.body_markdown.length,
  });
  assert.deepEqual(entry?.before, { excerpt: '', hero_image_url: '', body_characters: 0 });
  assert.equal((await read(post.id)).changedBy.bodyMarkdown, manager.email);
});

test('an event has days and a place before it is public', async () => {
  const post = await addWhole('event');
  assert.deepEqual((await read(post.id)).lacks, ['event_from', 'event_to', 'event_place']);
  const days = { event_from: '2027-05-01', event_to: '2027-05-02', event_place: 'The red barn' };
  const none = { event_from: null, event_to: null, event_place: null };
  assert.equal(
    await refusedSave(post.id, { ...days, event_to: '2027-04-30' }, none),
    'PT422 bad_change',
  );
  await save(post.id, days, none);
  await call(manager, 'host_publish_post', { p_id: post.id });
  assert.equal(await isPublic(post.facts.slug), true);
});

test('a guide is public with its words and its picture alone', async () => {
  const post = await addWhole('guide');
  assert.deepEqual((await read(post.id)).lacks, []);
  await call(manager, 'host_publish_post', { p_id: post.id });
  assert.equal(await isPublic(post.facts.slug), true);
});

const YEARLY = {
  event_place: 'The red barn',
  usual_from: '11-05',
  usual_to: '02-15',
  usual_when: 'November to about mid-February',
  event_town: 'Penn Yan',
  event_pin: 'Red barn, 42.66, -77.05',
  event_warning: 'Main Street closes.',
  event_areas: ['penn-yan'],
  related_post_slugs: ['what-to-pack'],
};
const NOT_YEARLY = {
  event_place: null,
  usual_from: null,
  usual_to: null,
  usual_when: null,
  event_town: null,
  event_pin: null,
  event_warning: null,
  event_areas: [],
  related_post_slugs: [],
};

test('an event of every year is public without dates, and then has its usual days', async () => {
  const post = await addWhole('event');
  await save(post.id, { usual_from: '11-05' }, NOT_YEARLY);
  assert.deepEqual((await read(post.id)).lacks, [
    'event_to',
    'event_place',
    'usual_to',
    'usual_when',
    'event_town',
  ]);
  await save(post.id, YEARLY, { ...NOT_YEARLY, usual_from: '11-05' });
  assert.deepEqual((await read(post.id)).lacks, []);
  await call(manager, 'host_publish_post', { p_id: post.id });
  assert.equal(await isPublic(post.facts.slug), true);
  const none = { usual_to: null, usual_when: null };
  assert.equal(await refusedSave(post.id, none, YEARLY), 'PT422 post_not_ready');
});

const WRONG_OF_YEARLY = [
  { usual_from: '02-30' },
  { usual_to: '13-01' },
  { usual_to: '1-1' },
  { event_pin: 'Red barn' },
  { event_pin: 'Red, barn, 42.66, -77.05' },
  { event_pin: 'x'.repeat(121) },
  { event_town: 'P' },
  { event_town: 'Penn\u200bYan' },
  { event_warning: 'Two\nlines' },
  { event_areas: 'penn-yan' },
  { event_areas: [''] },
  { related_post_slugs: Array.from({ length: 7 }, (_, n) => `post-${n}`) },
];

test('days, places and lists that an event of every year cannot have are refused', async () => {
  const post = await addWhole('event');
  for (const wrong of WRONG_OF_YEARLY) {
    const outcome = await refusedSave(post.id, wrong, NOT_YEARLY);
    assert.equal(outcome, 'PT422 bad_change', JSON.stringify(wrong));
  }
});

test('a future time is stored, and the site is notified when it has come', async () => {
  const post = await addWhole();
  const args = { p_id: post.id };
  assert.equal(
    await refusal(manager, 'host_publish_post', { ...args, p_at: fromNow(-HOUR_MS) }),
    'PT422 post_time_past',
  );
  assert.equal(
    await refusal(manager, 'host_publish_post', { ...args, p_at: fromNow(3 * 365 * 24 * HOUR_MS) }),
    'PT422 too_far',
  );
  await call(manager, 'host_publish_post', { ...args, p_at: fromNow(HOUR_MS) });
  assert.equal((await read(post.id)).state, 'scheduled');
  assert.equal(await isPublic(post.facts.slug), false);
  const announced = async () =>
    (
      await database.query(
        `select announced_at, updated_at from public.posts where id = '${post.id}'`,
      )
    )[0];
  const before = await announced();
  assert.equal(before?.announced_at, null);
  const apikey = process.env.SUPABASE_SECRET_KEY ?? '';
  assert.equal(
    (await callFunction('job-publish-posts', { method: 'POST', headers: { apikey } })).status,
    200,
  );
  assert.deepEqual(await announced(), before);
  const [told] = await database.query(
    `select public.announce_posts(now() + interval '2 hours') as count`,
  );
  assert.ok(Number(told?.count) >= 1);
  const after = await announced();
  assert.notEqual(after?.announced_at, null);
  assert.notDeepEqual(after?.updated_at, before?.updated_at);
  const [again] = await database.query(
    `select public.announce_posts(now() + interval '2 hours') as count`,
  );
  assert.equal(Number(again?.count), 0);
});

test('a former address leads to the post, however often it was changed, until it is given up', async () => {
  const post = await addWhole();
  const [first, second, third] = [post.facts.slug, `b-${randomUUID()}`, `c-${randomUUID()}`];
  const rename = (slug: string, to: string) => save(post.id, { slug: to }, { slug });
  await rename(first, second);
  assert.deepEqual((await read(post.id)).oldSlugs, [], 'a draft needs no redirect');
  await rename(second, first);
  await call(manager, 'host_publish_post', { p_id: post.id });
  await rename(first, second);
  await rename(second, third);
  assert.equal(await leadsTo(first), third);
  assert.equal(await leadsTo(second), third);
  assert.equal((await read(first)).facts.slug, third);

  const other = await add();
  assert.equal(
    await refusedSave(other.id, { slug: third }, { slug: other.facts.slug }),
    'PT422 known_post_slug',
  );
  const { error } = await manager.client.rpc('host_save_post', {
    p_id: other.id,
    p_changes: { slug: first },
    p_seen: { slug: other.facts.slug },
  });
  assert.equal(error?.message, 'redirected_slug');
  assert.deepEqual(JSON.parse(error?.details ?? ''), { title: post.facts.title });
  await call(manager, 'host_free_post_slug', { p_id: post.id, p_slug: first });
  assert.equal(await leadsTo(first), null);
  await save(other.id, { slug: first }, { slug: other.facts.slug });

  // Its own former address it may have again.
  await rename(third, second);
  assert.equal(await leadsTo(second), null);
  assert.equal(await leadsTo(third), second);
  await call(manager, 'host_unpublish_post', { p_id: post.id });
  assert.equal(await leadsTo(third), null, 'what is not public is not told');
});

test('a title that is taken gets an address of its own', async () => {
  const post = await add();
  const p_post = { kind: 'event', title: post.facts.title, author: 'June' };
  const { slug } = await call<{ slug: string }>(manager, 'host_add_post', { p_post });
  assert.equal(slug, `${post.facts.slug}-2`);
});

test('what somebody else saved meanwhile is not overwritten, and the rest is', async () => {
  const post = await addWhole();
  const seen = { excerpt: WHOLE.excerpt, hero_alt: '' };
  await save(post.id, { excerpt: 'Another summary, by somebody else.' }, seen);
  const { error } = await manager.client.rpc('host_save_post', {
    p_id: post.id,
    p_changes: { excerpt: 'Mine, and of a good length.', hero_alt: 'Moss' },
    p_seen: seen,
  });
  assert.equal(error?.message, 'post_changed');
  assert.deepEqual(JSON.parse(error?.details ?? ''), { fields: ['excerpt'] });
  await save(post.id, { hero_alt: 'Moss' }, seen);
  assert.equal((await read(post.id)).facts.heroAlt, 'Moss');
});

test('an invalid article is refused', async () => {
  const { id, facts } = await add();
  const wrong: [object, object][] = [
    [{ slug: 'A B' }, { slug: facts.slug }],
    [{ slug: null }, { slug: facts.slug }],
    [{ title: 'two\nlines' }, { title: facts.title }],
    [{ title: 'x'.repeat(121) }, { title: facts.title }],
    [{ excerpt: 'Co\u200bve' }, { excerpt: '' }],
    [{ body_markdown: 'x'.repeat(60_001) }, { body_markdown: '' }],
    [{ hero_image_url: 'https://elsewhere.example/a.webp' }, { hero_image_url: '' }],
    [
      { hero_image_url: `/images/uploads/${NOBODY}/${NOBODY}-100x100-aabbcc.webp` },
      { hero_image_url: '' },
    ],
    [{ hero_focus_x: 101 }, { hero_focus_x: 50 }],
    [{ kind: 'film' }, { kind: 'article' }],
    [{ topics: ['yurts'] }, { topics: [] }],
    [{ topics: 'dogs' }, { topics: [] }],
    [{ related_cabin_slugs: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, { related_cabin_slugs: [] }],
    [{ event_url: 'http://x.example' }, { event_url: null }],
    [{ published_at: '2020-01-01T00:00:00Z' }, { published_at: null }],
    [{ announced_at: '2020-01-01T00:00:00Z' }, { announced_at: null }],
    [{ id: NOBODY }, { id }],
    [{ title: 'Not seen' }, {}],
    [{}, {}],
  ];
  for (const [changes, seen] of wrong) {
    assert.equal(await refusedSave(id, changes, seen), 'PT422 bad_change', JSON.stringify(changes));
  }
  for (const p_post of [[], {}, 5, { kind: 'film', title: 'Some title', author: 'June' }]) {
    assert.equal(await refusal(manager, 'host_add_post', { p_post }), 'PT422 bad_change');
  }
  assert.equal(
    await refusedSave(NOBODY, { title: 'Nothing' }, { title: '' }),
    'PT422 unknown_post',
  );
});

test('the list has drafts first, and finds by text, kind and state', async () => {
  const draft = await add('event');
  const published = await addWhole();
  await call(manager, 'host_publish_post', { p_id: published.id });
  const list = async (p_search: object) =>
    hostPostsSchema.parse(toCamelKeys(await call(manager, 'host_posts', { p_search })));
  const all = await list({});
  assert.equal(all.posts[0]?.state, 'draft');
  const found = await list({ text: draft.facts.title.toUpperCase() });
  assert.deepEqual(
    found.posts.map(({ id, kind, state }) => ({ id, kind, state })),
    [{ id: draft.id, kind: 'event', state: 'draft' }],
  );
  assert.deepEqual(found.counts, { draft: 1 });
  assert.equal((await list({ text: draft.facts.title, kind: 'article' })).total, 0);
  assert.equal((await list({ text: draft.facts.title, state: 'published' })).total, 0);
});

test('a secret link is known by its hash alone, one for each post, and ends', async (t) => {
  expectErrorOutput(t);
  const { id, facts } = await add();
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  const find = async (token: string) =>
    expectData(await admin.from('post_links').select('post_id').eq('token_hash', hash(token)));
  const [one, two] = [randomUUID(), randomUUID()];
  assert.equal(
    await refusal(manager, 'host_share_post', { p_id: id, p_token_hash: one }),
    'PT422 bad_change',
  );
  await call(manager, 'host_share_post', { p_id: id, p_token_hash: hash(one) });
  assert.deepEqual(await find(one), [{ post_id: id }]);
  assert.notEqual((await read(id)).linkMadeAt, null);
  await call(manager, 'host_share_post', { p_id: id, p_token_hash: hash(two) });
  assert.deepEqual(await find(one), []);
  assert.deepEqual(await find(two), [{ post_id: id }]);
  assert.equal((await anon.from('post_links').select('post_id')).error?.code, '42501');
  assert.equal((await manager.client.from('post_links').select('post_id')).error?.code, '42501');
  await call(manager, 'host_unshare_post', { p_id: id });
  assert.deepEqual(await find(two), []);
  assert.equal((await read(id)).linkMadeAt, null);
  const actions = await actionsOf(facts.slug);
  assert.deepEqual(actions, ['add_post', 'share_post', 'share_post', 'unshare_post']);
  const [entries] = await database.query(
    `select count(*) as leaked from public.audit_log where subject = '${facts.slug}' and (before::text || after::text) like '%${hash(one)}%'`,
  );
  assert.equal(Number(entries?.leaked), 0);
});

test('pictures are uploaded for a post and the shop as for a cabin, by members who may edit it', async () => {
  const { id } = await add();
  const p_path = `${id}/${randomUUID()}`;
  assert.equal(await call(manager, 'host_may_upload_photo', { p_path }), true);
  assert.equal(
    await call(manager, 'host_may_upload_photo', { p_path: `${NOBODY}/${randomUUID()}` }),
    false,
  );
  assert.equal(await refusal(cleaner, 'host_may_upload_photo', { p_path }), '42501 not_allowed');
  const logo = { p_path: `${SHOP_UPLOADS}/${randomUUID()}` };
  assert.equal(await call(manager, 'host_may_upload_photo', logo), true);
  assert.equal(await refusal(cleaner, 'host_may_upload_photo', logo), '42501 not_allowed');
});

test('the pictures of a post are found by its folder', async () => {
  const { id } = await add();
  const files = admin.storage.from('cabin-photos');
  const upload = randomUUID();
  const name = `${upload}-120x80-aabbcc.webp`;
  const type = { contentType: 'image/webp' };
  for (const each of [name, `${randomUUID()}-120x80-aabbcc.webp`]) {
    assert.equal((await files.upload(`${id}/${each}`, Buffer.from('x'), type)).error, null);
  }
  const found = await files.list(id, { search: upload, limit: 10 });
  assert.deepEqual(
    found.data?.map((file) => path.basename(file.name)),
    [name],
  );
  const all = (await files.list(id, { limit: 1000 })).data ?? [];
  assert.equal(all.length, 2);
  assert.equal(
    (await files.remove(all.map((file) => `${id}/${path.basename(file.name)}`))).error,
    null,
  );
  assert.deepEqual((await files.list(id)).data, []);
});
