import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { isPossibleSpam } from '../../lib/domain/messaging/question.ts';
import { limitsOf } from '../../lib/http/rate-limits.ts';
import { questionSchema } from '../../lib/schemas/question.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { readQuestion } from '../../lib/supabase/question-row.ts';
import { replyHeaders } from '../functions/_shared/messages/reply-address.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { clearMessages, runMessages } from './support/guest-bookings.ts';
import { readMails } from './support/outbox.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const cabin = await createCabin({ title: 'Bear & Hollow' });
const owner = await signInAs('owner');
const cleaner = await signInAs('cleaner');

const guest = () => `june.${randomUUID()}@example.com`;
type Asking = Record<string, unknown>;
type Outcome = { result: string; token?: string };

const bodyOf = (changes: Asking = {}) => ({
  id: randomUUID(),
  cabin: cabin.slug,
  check_in: '2031-05-01',
  check_out: '2031-05-04',
  adults: 2,
  children: 1,
  pets: 1,
  name: 'June Carter',
  email: guest(),
  question: 'Is the porch screened?',
  elapsed_ms: 60_000,
  ...changes,
});

/** As the route asks, from a network of its own. */
async function ask(changes: Asking = {}, network: string = randomUUID()) {
  const {
    cabin: slug,
    question,
    website,
    elapsed_ms,
    ...rest
  } = questionSchema.parse(bodyOf(changes));
  const spam = { name: rest.name, question, website, elapsedMs: elapsed_ms };
  const asked = await admin.rpc('ask_question', {
    p_question: { ...rest, slug, body: question, is_possible_spam: isPossibleSpam(spam) },
    p_limits: limitsOf('question', { network, mailbox: `test-${rest.email}` }).filter(
      ({ key }) => key !== 'question:all',
    ),
  });
  return { ...(expectData(asked) as Outcome), email: rest.email };
}

async function askedQuestion(changes: Asking = {}) {
  const { token, email } = await ask(changes);
  const question = await readQuestion(admin, token ?? '');
  assert.ok(question);
  return { ...question, email };
}

type Row = { reference: string; unread: number; closed: boolean; is_question: boolean };
const threadsOf = (filter: object) =>
  call<{ threads: Row[] }>(owner, 'host_threads', { p_filter: filter });
const rowOf = async (reference: string, filter: object = {}) =>
  (await threadsOf(filter)).threads.find((thread) => thread.reference === reference);
const reply = (reference: string, text: string) =>
  call<{ id: string }>(owner, 'host_reply', { p_reference: reference, p_text: text });
const leave = async (token: string, body: string) =>
  expectData(
    await admin.rpc('leave_guest_message', {
      p_token: token,
      p_id: randomUUID(),
      p_body: body,
      p_limits: [],
      p_most: 60,
    }),
  );

test('a question is in the inbox beside the messages of bookings, and told to both sides once', async (t) => {
  const host = `host.${randomUUID()}@example.com`;
  setEnvironment(t, { HOST_EMAIL: host });
  await clearMessages();
  const { unanswered } = await call<{ unanswered: number }>(owner, 'host_today');
  const question = await askedQuestion({
    name: 'June <b>Carter</b>',
    question: 'Is it quiet?\n<b>x</b>',
  });
  const row = await rowOf(question.reference, { state: 'open' });
  assert.deepEqual([row?.unread, row?.is_question, row?.closed], [1, true, false]);
  assert.equal(
    (await call<{ unanswered: number }>(owner, 'host_today')).unanswered,
    unanswered + 1,
  );
  await Promise.all([runMessages(), runMessages()]);
  await runMessages();

  const [notice, ...more] = await readMails(host);
  assert.equal(more.length, 0);
  assert.ok(notice);
  assert.ok(notice.body.startsWith('> Is it quiet?\n> <b>x</b>\n\n--\n'));
  assert.ok(notice.body.includes('May 1') && notice.body.includes('2 adults, 1 child, 1 pet'));
  assert.ok(notice.body.includes(`/host/messages/${question.reference}`));
  assert.ok(!notice.body.includes(question.token));
  assert.deepEqual([notice.html, notice.budget], [null, 'holds']);
  assert.deepEqual(notice.headers, { 'Reply-To': question.email });

  const [receipt, ...others] = await readMails(question.email);
  assert.equal(others.length, 0);
  assert.ok(receipt);
  assert.ok(receipt.body.includes(`/question/${question.token}`));
  // The address is unproven.
  for (const typed of ['Is it quiet', 'June', 'Carter']) {
    assert.ok(!receipt.body.includes(typed) && !receipt.html?.includes(typed), typed);
  }
  assert.equal(receipt.budget, 'holds');
});

test('the host’s answer goes out with a button for the quote, and the guest writes back', async () => {
  await clearMessages();
  const question = await askedQuestion();
  await clearMessages();
  const offer = `http://localhost:3000/quote/${'a'.repeat(32)}`;
  const text = `Yes, it is.\n\n${offer}\n\nCome see! https://evil.example/quote/x`;
  const { id } = await reply(question.reference, text);
  assert.equal((await reply(question.reference, text)).id, id);
  await runMessages();
  await runMessages();
  const [mail, ...others] = await readMails(question.email);
  assert.equal(others.length, 0);
  assert.equal(mail?.purpose, 'question-answer');
  assert.ok(mail.html);
  assert.ok(mail.html.includes('>See your quote</a>'));
  assert.ok(mail.html.includes(`href="${offer}"`));
  assert.ok(!mail.html.includes('href="https://evil.example'));
  assert.ok(mail.body.includes(`See your quote:\n${offer}`));
  assert.equal(await leave(question.token, 'We’ll take it!'), 'sent');
  const { messages } = (await readQuestion(admin, question.token)) ?? { messages: [] };
  assert.deepEqual(
    messages.map(({ author, body }) => [author, body]),
    [
      ['guest', 'Is the porch screened?'],
      ['host', text],
      ['guest', 'We’ll take it!'],
    ],
  );
  assert.equal((await rowOf(question.reference))?.unread, 1);
  await call(owner, 'host_read', { p_reference: question.reference });
  assert.equal((await rowOf(question.reference))?.unread, 0);
});

test('a question is assigned, closed, and open again when the guest writes; each is in the log', async () => {
  const question = await askedQuestion();
  const of = { p_reference: question.reference };
  const thread = await call<{ staff: { user_id: string }[]; check_in: string }>(
    owner,
    'host_thread',
    of,
  );
  assert.equal(thread.check_in, '2031-05-01');
  const [member] = thread.staff;
  await call(owner, 'host_assign', { ...of, p_user_id: member?.user_id ?? '' });
  await call(owner, 'host_close', { ...of, p_closed: true });
  assert.ok(await rowOf(question.reference, { state: 'closed' }));
  await leave(question.token, 'One more thing');
  assert.ok(await rowOf(question.reference, { state: 'open' }));
  await reply(question.reference, 'Sure.');
  const log = await database.query(
    `select action from public.audit_log where subject = '${question.reference}' order by at, action`,
  );
  assert.deepEqual(log.map(({ action }) => action).toSorted(), ['assign', 'close_thread', 'reply']);
});

test('a form that is sent twice asks once; its id opens nothing for anybody else', async () => {
  const id = randomUUID();
  const email = guest();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ id, email })));
  assert.deepEqual(answers.map(({ result }) => result).toSorted(), [
    'asked',
    'repeated',
    'repeated',
    'repeated',
    'repeated',
  ]);
  assert.equal(new Set(answers.map(({ token }) => token)).size, 1);
  assert.deepEqual(await ask({ id, email: guest() }).then(({ result, token }) => [result, token]), [
    'limited',
    undefined,
  ]);
});

test('what may be spam is kept, closed and without any email, until its author writes again', async (t) => {
  const host = `host.${randomUUID()}@example.com`;
  setEnvironment(t, { HOST_EMAIL: host });
  await clearMessages();
  const { unanswered } = await call<{ unanswered: number }>(owner, 'host_today');
  for (const changes of [
    { website: 'https://spam.example' },
    { elapsed_ms: 200 },
    { question: 'Buy https://a.example and https://b.example' },
    { question: '[url=https://a.example]x[/url]' },
    { name: 'www.spam.example' },
  ]) {
    const question = await askedQuestion(changes);
    assert.equal(question.isPossibleSpam, true, JSON.stringify(changes));
    await runMessages();
    assert.equal((await readMails(question.email)).length, 0);
    const row = await rowOf(question.reference, { state: 'closed' });
    assert.deepEqual([row?.closed, row?.unread], [true, 0]);
  }
  assert.equal((await readMails(host)).length, 0);
  assert.equal((await call<{ unanswered: number }>(owner, 'host_today')).unanswered, unanswered);
  const person = await askedQuestion({ elapsed_ms: 200 });
  await leave(person.token, 'I type fast. Is it quiet?');
  await runMessages();
  assert.equal((await readMails(host)).length, 1);
  assert.ok(await rowOf(person.reference, { state: 'open' }));
  assert.equal(
    (await askedQuestion({ question: 'Like https://a.example ?' })).isPossibleSpam,
    false,
  );
  assert.equal((await askedQuestion({ elapsed_ms: undefined })).isPossibleSpam, false);
});

test('limited by network and mailbox; unknown and hidden cabins take none', async () => {
  const network = randomUUID();
  const answers = await Promise.all(Array.from({ length: 9 }, () => ask({}, network)));
  assert.equal(answers.filter(({ result }) => result === 'asked').length, 6);
  const email = guest();
  const results: string[] = [];
  for (let n = 0; n < 6; n += 1) results.push((await ask({ email })).result);
  assert.deepEqual(results, ['asked', 'asked', 'asked', 'asked', 'limited', 'limited']);
  const hidden = await createCabin({ live: false });
  assert.equal((await ask({ cabin: hidden.slug })).result, 'unknown_cabin');
  assert.equal((await ask({ cabin: "x' or true --" })).result, 'unknown_cabin');
});

test('only valid questions are taken', () => {
  const check = (changes: Asking) => questionSchema.safeParse(bodyOf(changes)).success;
  assert.equal(check({}), true);
  assert.equal(check({ check_in: undefined, check_out: undefined }), true);
  for (const changes of [
    { check_out: undefined },
    { check_out: '2031-05-01' },
    { check_out: '2031-07-01' },
    { check_in: '2031-02-30' },
    { adults: 0 },
    { adults: 21 },
    { pets: 1.5 },
    { name: '' },
    { name: '123' },
    { name: 'June\nBcc: a@b.example' + '\u0000' },
    { email: 'june@example.com, ada@example.com' },
    { question: ' \n ' },
    { question: 'x'.repeat(2001) },
    { question: 'a\u0000b' },
    { website: 'x'.repeat(501) },
    { elapsed_ms: -1 },
    { id: 'x' },
    { is_possible_spam: false },
  ]) {
    assert.equal(check(changes), false, JSON.stringify(changes));
  }
});

test('nobody but the site and the staff who serve guests reads a question', async (t) => {
  expectErrorOutput(t);
  const question = await askedQuestion();
  for (const table of ['guest_questions', 'guest_messages'] as const) {
    const { data, error } = await anon.from(table).select('id');
    assert.ok(error !== null && data === null, table);
  }
  const asked = await anon.rpc('read_guest_question', { p_token: question.token });
  assert.ok(asked.error);
  for (const [name, args] of [
    ['host_thread', {}],
    ['host_read', {}],
    ['host_reply', { p_text: 'Hi' }],
  ] as const) {
    const refused = await refusal(cleaner, name, { p_reference: question.reference, ...args });
    assert.equal(refused, '42501 not_allowed', name);
  }
  assert.equal(await readQuestion(admin, '0'.repeat(32)), null);
});

test('an answer by email is a message of the question', async (t) => {
  setEnvironment(t, {
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('a key of the tests that is long').toString('base64')}`,
    REPLY_ADDRESS: 'reply@in.cabins.example',
  });
  await clearMessages();
  const question = await askedQuestion();
  await runMessages();
  const [receipt] = await readMails(question.email);
  assert.deepEqual(receipt?.headers, await replyHeaders(question.reference));
  assert.match(
    (receipt?.headers as Record<string, string>)['Reply-To'] ?? '',
    /^reply\+ask-[2-9a-h]{8}\.[0-9a-f]{32}@in\.cabins\.example$/,
  );
});

test('a question goes a year after its last message, with all its words', async () => {
  const [old, written] = [await askedQuestion(), await askedQuestion()];
  await database.query(
    `update public.guest_questions set created_at = now() - interval '13 months'
     where id in ('${old.id}', '${written.id}')`,
  );
  await database.query(
    `update public.guest_messages set created_at = now() - interval '13 months'
     where question_id in ('${old.id}', '${written.id}')`,
  );
  await leave(written.token, 'Still there?');
  await database.query('select public.prune(1000, now())');
  assert.equal(await readQuestion(admin, old.token), null);
  const left = await database.query(
    `select id from public.guest_messages where question_id = '${old.id}'`,
  );
  assert.equal(left.length, 0);
  assert.ok(await readQuestion(admin, written.token));
});
