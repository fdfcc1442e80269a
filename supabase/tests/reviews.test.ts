import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { averageRating } from '../../lib/domain/catalog/cabin.ts';
import { HIDE_REASONS } from '../../lib/domain/reviews/review.ts';
import { hostReviewsSchema } from '../../lib/schemas/host/reviews.ts';
import { reviewRequestSchema } from '../../lib/schemas/review.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { day } from './support/clock.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { tryOut } from './support/try-out.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const owner = await signInAs('owner');
const cabin = await createCabin({ title: 'Reviewed Cabin', timezone: 'America/New_York' });
let nights = 0;
const newStay = async () => {
  nights += 4;
  const dates = stayOf(nights, nights + 2);
  return { ...(await bookedStay(cabin.id, dates)), dates };
};

/** Ten in the morning of the day after the departure, in New York. */
const askedAt = ({ checkOut }: { checkOut: string }, minutes = 0) => {
  const at = new Date(`${checkOut}T15:00:00Z`).getTime() + DAY_MS + minutes * 60_000;
  // Summer time or not: the first minute at which the clock there says ten.
  const hour = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'America/New_York',
  }).format(new Date(at - minutes * 60_000));
  return new Date(at + (10 - Number(hour)) * 60 * 60_000);
};
const askedOf = async (stay: HeldStay) =>
  (await readStayMessages(stay)).filter(({ purpose }) => purpose === 'review-request');
const tokenOf = async ({ id }: HeldStay) =>
  expectData(await admin.from('review_requests').select('token').eq('booking_id', id).single())
    .token;

const REVIEW = {
  rating: 4,
  subjects: { cleanliness: 5, arrival: 3 },
  author: 'June',
  body: 'Quiet nights and a cold spring.',
};
const send = async (token: string, now: Date, review: object = REVIEW) =>
  expectData(
    await admin.rpc('send_review', {
      p_token: token,
      p_review: review as never,
      p_now: now.toISOString(),
    }),
  );
const read = async (token: string, now: Date) => {
  const asked = { p_token: token, p_now: now.toISOString() };
  const answer = expectData(await admin.rpc('read_review_request', asked));
  return answer === null ? null : reviewRequestSchema.parse(toCamelKeys(answer));
};
const publicRatings = async () =>
  expectData(await anon.from('cabin_reviews').select('id, rating').eq('cabin_id', cabin.id));
const countsOf = async () =>
  expectData(
    await admin.from('cabins').select('average_rating, review_count').eq('id', cabin.id).single(),
  );

/** A stay whose guest has been asked for a review. */
async function askedStay() {
  const stay = await newStay();
  const now = askedAt(stay.dates);
  await runMessages(now);
  return { stay, now, token: await tokenOf(stay) };
}

/** A stay whose guest has sent a review. */
async function reviewedStay() {
  const { stay, now, token } = await askedStay();
  assert.equal(await send(token, now), 'sent');
  const request = await read(token, now);
  if (!request || !('review' in request)) throw new Error('Not sent');
  return { stay, now, token, id: request.review.id };
}
const list = async (filter = 'all') =>
  hostReviewsSchema.parse(
    toCamelKeys(await call(owner, 'host_reviews', { p_filter: filter, p_slug: cabin.slug })),
  );
const stateOf = async (id: string) =>
  (await list()).reviews.find((review) => review.id === id)?.state;
const setState = (state: string, reason: string | null, seen: string) => (id: string) =>
  ({ p_id: id, p_state: state, p_reason: reason, p_seen: seen }) as const;

test('the guest is asked once, the day after the departure, by the cabin’s clock', async () => {
  await clearMessages();
  const stay = await newStay();
  await runMessages(askedAt(stay.dates, -1));
  assert.deepEqual(await askedOf(stay), []);
  await Promise.all([runMessages(askedAt(stay.dates)), runMessages(askedAt(stay.dates, 1))]);
  await runMessages(askedAt(stay.dates, 60 * 24));
  const letters = await askedOf(stay);
  assert.equal(letters.length, 1);
  const [{ body = '', recipient } = {}] = letters as { body?: string; recipient?: string }[];
  assert.equal(recipient, stay.email);
  assert.ok(body.includes(`/review/${await tokenOf(stay)}`));
});

test('no review is requested for a cancelled stay, an example, one without an address or one long over', async () => {
  const [cancelled, example, silent, late] = [
    await newStay(),
    await newStay(),
    await newStay(),
    await newStay(),
  ];
  // Too near for a refund.
  assert.equal(await cancelStay(cancelled, 0), 'cancelled');
  await database.query(`update public.bookings set is_example = true where id = '${example.id}'`);
  await database.query(
    `update public.bookings set guest_email = null, made_by = 'host' where id = '${silent.id}'`,
  );
  for (const stay of [cancelled, example, silent]) await runMessages(askedAt(stay.dates));
  await runMessages(new Date(askedAt(late.dates).getTime() + 4 * DAY_MS));
  for (const stay of [cancelled, example, silent, late]) {
    assert.deepEqual(await askedOf(stay), []);
    const rows = await admin.from('review_requests').select('token').eq('booking_id', stay.id);
    assert.deepEqual(expectData(rows), []);
  }
});

test('a review is sent once, waits, and is published by itself after a week', async () => {
  const { now, token } = await askedStay();
  assert.equal((await read(token, now))?.state, 'open');
  const answers = await Promise.all([send(token, now), send(token, now), send(token, now)]);
  assert.deepEqual(answers.sort(), ['repeated', 'repeated', 'sent']);
  const sent = await read(token, now);
  assert.ok(sent && 'review' in sent);
  assert.equal(sent.state, 'new');
  assert.deepEqual(sent.review.subjects, REVIEW.subjects);
  const { id } = sent.review;
  const isPublic = async () => (await publicRatings()).some((rating) => rating.id === id);
  const before = (await countsOf()).review_count;
  assert.equal(await isPublic(), false);
  const texts = await anon.from('cabin_review_texts').select('body').eq('review_id', id);
  assert.deepEqual(expectData(texts), []);
  await runMessages(new Date(now.getTime() + 7 * DAY_MS - 1000));
  assert.equal(await isPublic(), false);
  await runMessages(new Date(now.getTime() + 7 * DAY_MS));
  assert.equal(await isPublic(), true);
  assert.equal((await countsOf()).review_count, before + 1);
  assert.equal((await read(token, now))?.state, 'published');
  const row = await admin.from('cabin_reviews').select('origin').eq('id', id).single();
  assert.equal(expectData(row).origin, 'stay');
});

test('a link that is unknown, expired, or of a cancelled stay tells nothing and takes nothing', async () => {
  assert.equal(await read('0'.repeat(32), new Date()), null);
  assert.equal(await send('0'.repeat(32), new Date()), 'unknown');
  const { stay, now, token } = await askedStay();
  const after = new Date(now.getTime() + 60 * DAY_MS);
  assert.deepEqual(await read(token, after), { state: 'expired' });
  assert.equal(await send(token, after), 'expired');
  await cancelStay(stay, stay.totalCents);
  assert.equal(await read(token, now), null);
  assert.equal(await send(token, now), 'unknown');
});

test('the database refuses an invalid review', async () => {
  const { now, token } = await askedStay();
  for (const change of [{ rating: 6 }, { rating: 0 }, { author: '' }, { body: 'x'.repeat(2001) }]) {
    const wrong = { p_token: token, p_review: { ...REVIEW, ...change }, p_now: now.toISOString() };
    assert.ok((await admin.rpc('send_review', wrong)).error);
  }
  assert.equal((await read(token, now))?.state, 'open');
});

test('photographs are added until the review is published, at most six, and public with it', async () => {
  const { token, now, id } = await reviewedStay();
  const add = async (photo: string) =>
    expectData(
      await admin.rpc('add_review_photo', {
        p_token: token,
        p_photo: { id: photo, width: 1600, height: 1200 },
        p_most: 6,
        p_now: now.toISOString(),
      }),
    );
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const outcomes = await Promise.all(ids.map(add));
  assert.equal(outcomes.filter((outcome) => outcome === 'added').length, 6);
  assert.equal(outcomes.filter((outcome) => outcome === 'full').length, 2);
  const shown = async () =>
    expectData(await anon.from('cabin_review_photos').select('id').eq('review_id', id)).length;
  assert.equal(await shown(), 0);
  const [first = ''] = ids.filter((_, index) => outcomes[index] === 'added');
  assert.equal(await add(first), 'repeated');
  const removing = { p_token: token, p_id: first, p_now: now.toISOString() };
  assert.equal(expectData(await admin.rpc('remove_review_photo', removing)), true);
  await call(owner, 'host_set_review', setState('published', null, 'new')(id));
  assert.equal(await shown(), 5);
  assert.equal(await add(randomUUID()), 'closed');
  assert.equal(expectData(await admin.rpc('remove_review_photo', removing)), false);
  await call(owner, 'host_set_review', setState('hidden', 'private', 'published')(id));
  assert.equal(await shown(), 0);
});

test('a photo of a review may be sent until the review is published, while its link works', async () => {
  const { token, now, id } = await reviewedStay();
  const p_now = now.toISOString();
  const start = async () => {
    const p_id = randomUUID();
    await admin.rpc('start_upload', { p_id, p_purpose: 'review', p_owner_id: id, p_now });
    return p_id;
  };
  const begin = async (p_id: string, at = p_now) =>
    expectData(
      await admin.rpc('begin_upload', { p_owner_id: id, p_id, p_storage_id: p_id, p_now: at }),
    );
  const [begun, waiting] = [await start(), await start()];
  assert.deepEqual(await begin(begun), { former: null });
  const isOpen = async () =>
    expectData(await admin.rpc('open_upload', { p_storage_id: begun, p_now })) === id;
  assert.equal(await isOpen(), true);
  const expire = (at: string) =>
    admin.from('review_requests').update({ expires_at: at }).eq('token', token);
  await expire(p_now);
  assert.equal(await isOpen(), false);
  await expire(new Date(now.getTime() + DAY_MS).toISOString());
  assert.equal(await isOpen(), true);
  await call(owner, 'host_set_review', setState('published', null, 'new')(id));
  assert.equal(await isOpen(), false);
  assert.equal(await begin(waiting), null);
});

test('the host publishes, hides with a reason of the list alone, takes it back, and all is recorded', async () => {
  const { id } = await reviewedStay();
  const attempt = (change: object) => refusal(owner, 'host_set_review', change);
  assert.equal(await attempt(setState('published', null, 'hidden')(id)), 'PT422 review_changed');
  assert.equal(await attempt(setState('hidden', null, 'new')(id)), 'PT422 bad_change');
  assert.equal(await attempt(setState('hidden', 'poor rating', 'new')(id)), 'PT422 bad_change');
  assert.equal(await attempt(setState('published', 'spam', 'new')(id)), 'PT422 bad_change');
  assert.equal(
    await attempt(setState('published', null, 'new')(randomUUID())),
    'PT422 unknown_review',
  );
  await call(owner, 'host_set_review', setState('published', null, 'new')(id));
  assert.equal(await stateOf(id), 'published');
  await call(owner, 'host_set_review', setState('new', null, 'published')(id));
  assert.equal(await stateOf(id), 'new');
  await call(owner, 'host_set_review', setState('hidden', 'abuse', 'new')(id));
  const [hidden] = (await list('hidden')).reviews.filter((review) => review.id === id);
  assert.equal(hidden?.reason, 'abuse');
  assert.equal(
    (await publicRatings()).some((rating) => rating.id === id),
    false,
  );
  // What is hidden does not come out by itself.
  await runMessages(new Date(Date.now() + 400 * DAY_MS));
  assert.equal(await stateOf(id), 'hidden');
  await call(owner, 'host_set_review', setState('published', null, 'hidden')(id));
  assert.equal(await stateOf(id), 'published');
  const log = await database.query(
    `select action, after ->> 'reason' as reason from public.audit_log where after ->> 'id' = '${id}' order by id`,
  );
  assert.deepEqual(log, [
    { action: 'publish_review', reason: null },
    { action: 'reopen_review', reason: null },
    { action: 'hide_review', reason: 'abuse' },
    { action: 'publish_review', reason: null },
  ]);
});

test('the reasons are those of the database', async () => {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid = 'public.review_records'::regclass and conname = 'review_records_hidden_reason_check'`,
  );
  const known = [...String(row?.text).matchAll(/'(\w+)'::text/g)].map(([, reason]) => reason);
  assert.deepEqual(known.sort(), [...HIDE_REASONS].sort());
});

test('the host answers, changes and takes away an answer, unless it was changed meanwhile', async () => {
  const { id } = await reviewedStay();
  const answer = (text: string, seen: string) =>
    ({ p_id: id, p_answer: text, p_seen: seen }) as const;
  const count = async () => (await list('unanswered')).counts.unanswered;
  const before = await count();
  await call(owner, 'host_answer_review', answer(' Come again! ', ''));
  assert.equal(await count(), before - 1);
  assert.equal(
    await refusal(owner, 'host_answer_review', answer('Thanks', '')),
    'PT422 review_changed',
  );
  assert.equal(
    await refusal(owner, 'host_answer_review', answer('x'.repeat(2001), 'Come again!')),
    'PT422 bad_change',
  );
  const stored = async () =>
    expectData(await admin.from('cabin_reviews').select('answer').eq('id', id).single()).answer;
  assert.equal(await stored(), 'Come again!');
  await call(owner, 'host_answer_review', answer('', 'Come again!'));
  assert.equal(await stored(), null);
});

test('a hidden review is deleted for good, one that is shown is not', async () => {
  const { id, token, now } = await reviewedStay();
  assert.equal(await refusal(owner, 'host_delete_review', { p_id: id }), 'PT422 review_changed');
  const photo = randomUUID();
  expectData(
    await admin.rpc('add_review_photo', {
      p_token: token,
      p_photo: { id: photo, width: 1600, height: 1200 },
      p_most: 6,
      p_now: now.toISOString(),
    }),
  );
  await call(owner, 'host_set_review', setState('hidden', 'private', 'new')(id));
  assert.deepEqual(await call(owner, 'host_delete_review', { p_id: id }), { photos: [photo] });
  assert.equal(await stateOf(id), undefined);
  const texts = await admin.from('cabin_review_texts').select('body').eq('review_id', id);
  assert.deepEqual(expectData(texts), []);
});

test('a file is taken in whole or not at all, once, with its source, and taken back whole', async () => {
  const row = (line: number, change: object = {}) => ({
    line,
    cabin: cabin.slug,
    rating: 4.5,
    author: `Guest ${line}`,
    stayed_on: '2025-05-01',
    body: `Words ${line}`,
    ...change,
  });
  const file = (...rows: object[]) => ({ p_import: { source: 'Airbnb', rows } });
  const good = [
    row(2),
    row(3, { cabin: cabin.title.toUpperCase() }),
    row(4, { body: null, author: null }),
  ];
  const wrong = file(
    ...good,
    row(5, { cabin: 'nowhere' }),
    row(6, { line: 6, author: 'Guest 2', body: 'Words 2' }),
    row(7, { stayed_on: day(40) }),
  );
  const { problems } = await call<{ problems: unknown }>(
    owner,
    'host_preview_review_import',
    wrong,
  );
  assert.deepEqual(problems, [
    { line: 5, problem: 'unknown_cabin' },
    { line: 6, problem: 'duplicate' },
    { line: 7, problem: 'future' },
  ]);
  const before = await countsOf();
  assert.equal(await refusal(owner, 'host_import_reviews', wrong), 'PT422 import_problems');
  assert.deepEqual(await countsOf(), before);
  for (const bad of [{ rating: 5.5 }, { author: null }, { body: '' }]) {
    assert.equal(
      await refusal(owner, 'host_import_reviews', file(row(2, bad))),
      'PT422 bad_change',
    );
  }
  assert.equal(
    await refusal(owner, 'host_import_reviews', { p_import: { source: '', rows: good } }),
    'PT422 bad_change',
  );
  const { id, reviews } = await call<{ id: string; reviews: number }>(
    owner,
    'host_import_reviews',
    file(...good),
  );
  assert.equal(reviews, 3);
  assert.equal((await countsOf()).review_count, before.review_count + 3);
  const shown = await anon
    .from('cabin_reviews')
    .select('origin, source')
    .eq('cabin_id', cabin.id)
    .eq('source', 'Airbnb');
  assert.deepEqual(expectData(shown), Array(3).fill({ origin: 'import', source: 'Airbnb' }));
  assert.equal(await refusal(owner, 'host_import_reviews', file(...good)), 'PT422 import_problems');
  await call(owner, 'host_undo_review_import', { p_id: id });
  assert.deepEqual(await countsOf(), before);
  assert.equal(
    await refusal(owner, 'host_undo_review_import', { p_id: id }),
    'PT422 already_undone',
  );
  const again = await call<{ id: string }>(owner, 'host_import_reviews', file(...good));
  await call(owner, 'host_undo_review_import', { p_id: again.id });
});

test('one average and one count: the column for sorting is the mean of the visible ratings', async () => {
  const other = await createCabin();
  const ratings = [5, 4.5, 4, 4, 3.5, 1];
  const rows = ratings.map((rating) => ({ cabin_id: other.id, rating, visible: true }));
  expectData(
    await admin
      .from('cabin_reviews')
      .insert([...rows, { cabin_id: other.id, rating: 1, visible: false }])
      .select('id'),
  );
  for (let left = ratings.length; left >= 0; left -= 1) {
    const shown = expectData(
      await anon.from('cabin_reviews').select('rating').eq('cabin_id', other.id),
    ).map(({ rating }) => Number(rating));
    const kept = expectData(
      await admin.from('cabins').select('average_rating, review_count').eq('id', other.id).single(),
    );
    assert.deepEqual(
      [Number(kept.average_rating), kept.review_count],
      [averageRating(shown), shown.length],
    );
    await database.query(
      `delete from public.cabin_reviews where id = (
         select id from public.cabin_reviews where cabin_id = '${other.id}' and visible order by rating limit 1)`,
    );
  }
});

test('with the examples go the reviews that nobody wrote, also of a cabin that stays', async () => {
  const found = await tryOut<{ left: string[] }>(`
    insert into public.cabin_reviews (cabin_id, rating) values ('${cabin.id}', 5);
    insert into public.cabin_reviews (cabin_id, rating, origin, source)
      values ('${cabin.id}', 5, 'stay', null), ('${cabin.id}', 5, 'import', 'Airbnb');
    perform public.remove_examples(now(), true);
    result := jsonb_build_object('left', (
      select jsonb_agg(distinct r.origin order by r.origin) from public.cabin_reviews r where r.cabin_id = '${cabin.id}'
    ));`);
  assert.deepEqual(found.left, ['import', 'stay']);
});

test('visitors write nothing, and read neither links nor what is hidden or why', async () => {
  const { id } = await reviewedStay();
  for (const table of ['review_requests', 'review_records', 'review_imports'] as const) {
    assert.equal((await anon.from(table).select('*')).error?.code, '42501');
  }
  const row = { cabin_id: cabin.id, rating: 5 };
  assert.equal((await anon.from('cabin_reviews').insert(row)).error?.code, '42501');
  const photo = { id: randomUUID(), review_id: id, width: 10, height: 10 };
  assert.equal((await anon.from('cabin_review_photos').insert(photo)).error?.code, '42501');
});

test('a review stays when its booking is deleted, and goes with its cabin', async () => {
  const gone = await createCabin({ timezone: 'America/New_York' });
  const dates = stayOf(3, 5);
  const stay = await bookedStay(gone.id, dates);
  const now = askedAt(dates);
  await runMessages(now);
  const token = await tokenOf(stay);
  await send(token, now);
  const left = async () =>
    expectData(await admin.from('cabin_reviews').select('id').eq('cabin_id', gone.id)).length;
  await database.query(`delete from public.review_requests where token = '${token}'`);
  assert.equal(await left(), 1);
});
