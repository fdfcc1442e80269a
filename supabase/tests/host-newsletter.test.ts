import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import {
  newsletterSchema,
  newslettersSchema,
  subscriberPageSchema,
  subscribersSchema,
} from '../../lib/schemas/host/newsletter.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, anon, database } from './support/backend.ts';
import { readMails } from './support/outbox.ts';
import { emptyQueue, minutesAfter, useMailServer } from './support/queue.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs, type HostFunction } from './support/staff.ts';
import {
  emptyList,
  readLetter,
  sendArguments,
  subscribe,
  withPostalAddress,
  writeLetter,
} from './support/subscribers.ts';

const manager = await signInAs('manager');

const run = (minutes = 0) => sendOutbox({ admin, now: minutesAfter(new Date(), minutes) });
const leave = (token: string) => admin.rpc('unsubscribe_newsletter', { p_token: token });

async function begin(count: number) {
  await emptyQueue();
  await emptyList();
  return Promise.all(Array.from({ length: count }, () => subscribe()));
}

async function send(id: string, rest: object = {}): Promise<void> {
  await call(manager, 'host_send_newsletter', await sendArguments(manager, id, rest));
}

test('a draft is saved, changed in the version that was seen, and deleted', async (t) => {
  expectErrorOutput(t);
  const id = await writeLetter(manager);
  const args = { p_id: id, p_letter: { subject: 'Snow', body: 'It snows.' }, p_seen: 1 };
  assert.deepEqual(await call(manager, 'host_save_newsletter', args), { id, version: 2 });
  assert.equal(await refusal(manager, 'host_save_newsletter', args), 'PT422 settings_changed');
  for (const letter of [
    { subject: '', body: 'x' },
    { subject: 'x', body: '' },
    { subject: 'x'.repeat(151), body: 'x' },
    { subject: 'a\nb', body: 'x' },
    { subject: 'x', body: 'x', html: '<b>' },
  ]) {
    assert.equal(
      await refusal(manager, 'host_save_newsletter', { ...args, p_letter: letter, p_seen: 2 }),
      'PT422 bad_change',
      JSON.stringify(letter),
    );
  }
  await call(manager, 'host_delete_newsletter', { p_id: id });
  assert.equal(await refusal(manager, 'host_newsletter', { p_id: id }), 'PT422 unknown_letter');
});

test('a test goes only to the address of the member who asks', async (t) => {
  expectErrorOutput(t);
  const letter = { subject: 'Leaves', plain: 'Hello', html: '<p>Hello</p>', to: 'x@example.com' };
  const told = await call(manager, 'host_test_newsletter', { p_letter: letter });
  assert.deepEqual(told, { email: manager.email });
  const mails = await readMails(manager.email);
  assert.deepEqual(
    mails.map(({ subject, body, budget }) => [subject, body, budget]),
    [['Test: Leaves', 'Hello', 'guests']],
  );
  const other = await signInAs('manager');
  for (let i = 0; i < 20; i += 1) {
    await call(other, 'host_test_newsletter', { p_letter: letter });
  }
  const refused = await refusal(other, 'host_test_newsletter', { p_letter: letter });
  assert.equal(refused, 'PT422 too_many_tests');
});

test('it is sent to nobody without a postal address, without readers, or past what was seen', async (t) => {
  expectErrorOutput(t);
  await begin(0);
  const id = await writeLetter(manager);
  const refused = async (rest: object = {}) =>
    refusal(manager, 'host_send_newsletter', await sendArguments(manager, id, rest));
  assert.equal(await refused(), 'PT422 no_postal_address');
  await withPostalAddress(async () => {
    assert.equal(await refused(), 'PT422 no_readers');
    await subscribe();
    assert.equal(await refused({ p_expected: 0 }), 'PT422 audience_changed');
    assert.equal(await refused({ p_seen: 9 }), 'PT422 settings_changed');
    const day = 86_400_000;
    assert.equal(
      await refused({ p_send_at: new Date(Date.now() - day).toISOString() }),
      'PT422 past',
    );
    assert.equal(
      await refused({ p_send_at: new Date(Date.now() + 400 * day).toISOString() }),
      'PT422 too_far',
    );
    assert.equal((await readLetter(manager, id)).state, 'draft');
  });
});

test('all who confirmed get it once, each with their own links; the rest does not', async (t) => {
  const [june, ada] = await begin(2);
  assert.ok(june && ada);
  const unconfirmed = `no.${randomUUID()}@example.com`;
  assert.equal((await anon.from('newsletter_signups').insert({ email: unconfirmed })).error, null);
  expectErrorOutput(t);
  const server = await useMailServer(t, 'friendly');
  await withPostalAddress(async () => {
    const id = await writeLetter(manager);
    await send(id);
    assert.equal(
      await refusal(manager, 'host_send_newsletter', await sendArguments(manager, id)),
      'PT422 letter_begun',
    );
    assert.equal(
      await refusal(manager, 'host_delete_newsletter', { p_id: id }),
      'PT422 letter_begun',
    );
    await Promise.all([run(), run()]);
    await run(1);
    assert.deepEqual(
      server.received.flatMap(({ to }) => to).sort(),
      [june.email, ada.email].sort(),
    );
    const mine = server.received.find(({ to }) => to.includes(june.email))?.message ?? '';
    const unfolded = mine.replace(/\n[ \t]+/g, ' ').replace(/=\n/g, '');
    assert.match(unfolded, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    assert.ok(unfolded.includes(`/api/newsletter/unsubscribe?token=${june.token}>`));
    assert.ok(unfolded.includes(june.token) && !unfolded.includes(ada.token));
    assert.ok(!unfolded.includes('{unsubscribe_url}') && !unfolded.includes('{token}'));
    const letter = await readLetter(manager, id);
    assert.equal(letter.state, 'sent');
    assert.equal(letter.results.sent, 2);
    const [row] = await database.query(
      `select count(*)::int as kept from public.outbox where budget = 'letters' and status = 'sent' and html is not null`,
    );
    assert.equal(row?.kept, 0);
  });
});

test('the sent letter is what the console shows, whatever else a caller passes', async (t) => {
  const [june] = await begin(1);
  assert.ok(june);
  expectErrorOutput(t);
  const server = await useMailServer(t, 'friendly');
  await withPostalAddress(async () => {
    const id = await writeLetter(manager, { body: 'The **leaves** turn.' });
    const args = await sendArguments(manager, id);
    const p_rendered = {
      html: '<form action=https://evil.example>{unsubscribe_url}',
      plain: 'Pay',
    };
    const refused = await refusal(manager, 'host_send_newsletter', { ...args, p_rendered });
    assert.match(refused, /PGRST202/);
    await send(id);
    await run();
    const mail = server.received.at(-1)?.message ?? '';
    const text = mail.replace(/=\n/g, '').replace(/=3D/g, '=');
    assert.match(text, /The leaves turn\./);
    assert.match(text, /<strong[^>]*>leaves<\/strong>/);
    assert.match(text, /1 Fern Road, Gatlinburg, TN 37738/);
    assert.ok(!text.includes('<form') && !text.includes('evil'));
    assert.ok(text.includes(june.token));
  });
});

test('a letter that is too long once rendered is paused and doesn’t hold up others', async (t) => {
  await begin(1);
  expectErrorOutput(t);
  await withPostalAddress(async () => {
    const id = await writeLetter(manager, { body: '[a](/b) '.repeat(1200) });
    await send(id);
    await run();
    const { state, results } = await readLetter(manager, id);
    assert.deepEqual([state, results.queued], ['paused', 0]);
  });
});

test('a batch leaves room; a pause takes back what waits, and nobody gets it twice', async (t) => {
  const readers = await begin(70);
  const server = await useMailServer(t, 'busy');
  expectErrorOutput(t);
  await withPostalAddress(async () => {
    const id = await writeLetter(manager);
    await send(id);
    await run();
    const first = await readLetter(manager, id);
    assert.equal(first.results.queued, 60);
    await run();
    assert.equal((await readLetter(manager, id)).results.queued, 60);
    await call(manager, 'host_steer_newsletter', { p_id: id, p_state: 'paused' });
    assert.equal((await readLetter(manager, id)).results.queued, 0);
    const friendly = await useMailServer(t, 'friendly');
    await run(10);
    assert.equal(friendly.received.length, 0);
    await call(manager, 'host_steer_newsletter', { p_id: id, p_state: 'sending' });
    for (let minute = 11; minute < 15; minute += 1) await run(minute);
    assert.equal(new Set(friendly.received.flatMap(({ to }) => to)).size, readers.length);
    assert.equal(friendly.received.length, readers.length);
    assert.equal(server.received.length, 0);
    assert.equal((await readLetter(manager, id)).state, 'sent');
    assert.equal(
      await refusal(manager, 'host_steer_newsletter', { p_id: id, p_state: 'paused' }),
      'PT422 not_sending',
    );
  });
});

test('who leaves while it is sent does not get it; who leaves after it is counted', async (t) => {
  const [stays, leaves] = await begin(2);
  assert.ok(stays && leaves);
  const server = await useMailServer(t, 'friendly');
  await withPostalAddress(async () => {
    const id = await writeLetter(manager);
    await send(id);
    // Queued, and not yet handed to anybody.
    await admin.rpc('queue_newsletter_batch', {
      p_id: id,
      p_rendered: { html: 'x', plain: 'x' },
      p_most: 60,
      p_leave_url: 'https://x.example/{token}',
      p_headers: {},
    });
    await leave(leaves.token);
    await run(1);
    await run(2);
    assert.deepEqual(
      server.received.flatMap(({ to }) => to),
      [stays.email],
    );
    await leave(stays.token);
    await leave(stays.token);
    const { results, state } = await readLetter(manager, id);
    assert.equal(state, 'sent');
    assert.partialDeepStrictEqual(results, { sent: 1, left_out: 1, unsubscribed: 1 });
  });
});

test('one for later waits, and is a draft again when it is stopped before', async () => {
  await begin(1);
  await withPostalAddress(async () => {
    const id = await writeLetter(manager);
    await send(id, { p_send_at: new Date(Date.now() + 3_600_000).toISOString() });
    await run(50);
    assert.equal((await readLetter(manager, id)).results.queued, 0);
    await call(manager, 'host_steer_newsletter', { p_id: id, p_state: 'stopped' });
    assert.equal((await readLetter(manager, id)).state, 'draft');
    await send(id);
    await run();
    await call(manager, 'host_steer_newsletter', { p_id: id, p_state: 'stopped' });
    const { state, results } = await readLetter(manager, id);
    assert.deepEqual([state, results.kept], ['stopped', 1]);
    await run(5);
    assert.equal((await readLetter(manager, id)).results.kept, 1);
  });
});

test('what the functions answer is what the console reads', async () => {
  const { email } = await subscribe();
  const id = await writeLetter(manager);
  const read = async (name: HostFunction, args: object = {}) =>
    toCamelKeys(await call<object>(manager, name, args));
  const letter = newsletterSchema.parse(await read('host_newsletter', { p_id: id }));
  assert.equal(letter.previewLine, 'Soon');
  const all = newslettersSchema.parse(await read('host_newsletters'));
  assert.ok(all.letters.some((each) => each.id === id));
  const list = await read('host_subscribers', { p_search: { text: email } });
  assert.equal(subscribersSchema.parse(list).subscribers[0]?.form, 'footer');
  const file = await read('host_export_subscribers', { p_search: { text: email } });
  assert.equal(subscriberPageSchema.parse(file).subscribers[0]?.email, email);
});

type Page = {
  subscribers: { id: string; email: string; state: string; consent_words: string | null }[];
  next: string | null;
  stop: string | null;
};
const search = (p_search: object) => call<Page>(manager, 'host_subscribers', { p_search });

test('addresses are found by a part of them and by their state, page by page', async () => {
  const mark = randomUUID().slice(0, 8);
  await Promise.all(Array.from({ length: 53 }, (_, i) => subscribe(`p${i}.${mark}@example.com`)));
  const first = await search({ text: ` ${mark.toUpperCase()} ` });
  assert.equal(first.subscribers.length, 50);
  const second = await search({ text: mark, after: first.next });
  assert.equal(second.subscribers.length, 3);
  assert.equal(second.next, null);
  const all = [...first.subscribers, ...second.subscribers];
  assert.equal(new Set(all.map(({ id }) => id)).size, 53);
  assert.equal(all[0]?.consent_words, 'Yes, I’m in');
  assert.deepEqual((await search({ text: mark, state: 'unsubscribed' })).subscribers, []);
  assert.equal((await search({ text: mark, state: 'subscribed' })).subscribers.length, 50);
  type Counts = { counts: Record<string, number> };
  const { counts } = await call<Counts>(manager, 'host_newsletters');
  assert.deepEqual(Object.keys(counts).sort(), [
    'stopped',
    'subscribed',
    'unconfirmed',
    'unsubscribed',
  ]);
  assert.ok((counts.subscribed ?? 0) >= 53);
  // No pattern.
  assert.deepEqual((await search({ text: `%${mark}%` })).subscribers, []);
  const file = await call<Page>(manager, 'host_export_subscribers', { p_search: { text: mark } });
  assert.equal(file.subscribers.length, 53);
});

test('an address is deleted with its mail, and kept out only where that is asked', async (t) => {
  expectErrorOutput(t);
  const forget = await subscribe();
  const keepOut = await subscribe();
  await database.query(
    `select public.queue_message('{"channel": "email", "recipient": "${forget.email}", "body": "x", "purpose": "newsletter", "budget": "letters"}')`,
  );
  await call(manager, 'host_delete_subscriber', { p_id: forget.id, p_keep_out: false });
  await call(manager, 'host_delete_subscriber', { p_id: keepOut.id, p_keep_out: true });
  assert.deepEqual(await readMails(forget.email), []);
  assert.equal((await search({ text: forget.email })).stop, null);
  assert.equal((await search({ text: keepOut.email })).stop, 'asked');
  const signUp = async (p_email: string) =>
    (await admin.rpc('sign_up_for_newsletter', { p_email, p_mail_limits: [] })).data as object;
  assert.ok('confirmation' in (await signUp(forget.email)));
  assert.ok(!('confirmation' in (await signUp(keepOut.email))));
  assert.equal((await search({ text: keepOut.email, state: 'stopped' })).subscribers.length, 1);
  await call(manager, 'host_allow_subscriber', { p_email: keepOut.email.toUpperCase() });
  assert.ok('confirmation' in (await signUp(keepOut.email)));
  assert.equal(
    await refusal(manager, 'host_allow_subscriber', { p_email: keepOut.email }),
    'PT422 unknown_subscriber',
  );
  const [row] = await database.query(
    `select count(*)::int as named from public.audit_log a
     where a.action = 'delete_subscriber' and concat(a.subject, a.before, a.after) like '%@%'`,
  );
  assert.equal(row?.named, 0);
});
