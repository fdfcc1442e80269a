import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { isSigned } from '../functions/email-inbound/signature.ts';
import { callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import {
  bookedStay,
  clearMessages,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { readMails } from './support/outbox.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, signInAs } from './support/staff.ts';

const KEY = Buffer.from('a key of the tests that is long').toString('base64');
const BASE = 'reply@in.cabins.example';
const cabin = await createCabin();
const owner = await signInAs('owner');

type Mail = { text?: string | null; html?: string | null };

/** The provider, which hands out the mails of this test by their ids. */
async function provide(t: TestContext, mails = new Map<string, Mail>()) {
  const server = createServer((request, response) => {
    const mail = mails.get((request.url ?? '').split('/').at(-1) ?? '');
    const isAllowed = request.headers.authorization === 'Bearer re_key';
    response.writeHead(mail && isAllowed ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(mail ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => new Promise((resolve) => server.close(resolve)));
  setEnvironment(t, {
    RESEND_API_KEY: 're_key',
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('an older key of the tests').toString('base64')}, whsec_${KEY}`,
    RESEND_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    REPLY_ADDRESS: BASE,
  });
  return mails;
}

/** As the documentation of Svix has it, written down apart from the function's own code. */
const sign = (id: string, timestamp: number, body: string, key = KEY) =>
  `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

const post = (body: string, headers: Record<string, string>) =>
  callFunction('email-inbound', {
    method: 'POST',
    headers: { apikey: '', 'Content-Type': 'application/json', ...headers },
    body,
  });

const now = () => Math.floor(Date.now() / 1000);
const headersOf = (body: string, timestamp = now(), key = KEY) => ({
  'svix-id': 'msg_1',
  'svix-timestamp': String(timestamp),
  'svix-signature': `v1,bm90aGluZw== ${sign('msg_1', timestamp, body, key)}`,
});

async function deliver(mail: { id: string; from: string; to: string; type?: string }) {
  const { id: email_id, from, to, type = 'email.received' } = mail;
  const body = JSON.stringify({ type, data: { email_id, from, to: ['x@y.example', to] } });
  const response = await post(body, headersOf(body));
  return { status: response.status, text: await response.text() };
}

/** The address of the Reply-To header of our answer. */
async function replyTo(stay: HeldStay): Promise<string> {
  await call(owner, 'host_reply', { p_reference: stay.reference, p_text: 'Yes, in the loft.' });
  await runMessages();
  const message = (await readStayMessages(stay)).find(({ purpose }) => purpose === 'host-reply');
  return (message?.headers as Record<string, string> | null)?.['Reply-To'] ?? '';
}

const guestMessages = async ({ id }: HeldStay) =>
  (
    await database.query(
      `select body from public.guest_messages where booking_id = '${id}' and author = 'guest' order by created_at`,
    )
  ).map(({ body }) => body);

test('an answer by email is a message of the guest, without what it quotes, and once', async (t) => {
  const mails = await provide(t);
  await clearMessages();
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  const to = await replyTo(stay);
  assert.match(to, /^reply\+mm-[2-9a-hj-np-z]{8}\.[0-9a-f]{32}@in\.cabins\.example$/);
  assert.ok((to.split('@')[0] ?? '').length <= 64);
  const id = randomUUID();
  mails.set(id, {
    text: 'Great!\r\n<b>Thanks</b>\r\n\r\nOn Mon, Nov 23, 2026 at 9:14 AM Cabins <a@b.example> wrote:\r\n> Yes, in the loft.',
  });
  const mail = { id, from: `June <${stay.email.toUpperCase()}>`, to };
  const first = await deliver(mail);
  assert.deepEqual(await deliver(mail), first);
  assert.equal(first.status, 200);
  assert.deepEqual(await guestMessages(stay), ['Great!\n<b>Thanks</b>']);
});

test('an answer about a question is a message of that question, from its guest alone', async (t) => {
  const mails = await provide(t);
  await clearMessages();
  const email = `june.${randomUUID()}@example.com`;
  const [asked] = (await database.query(
    `insert into public.guest_questions (id, cabin_id, adults, children, pets, guest_name, guest_email)
     values (gen_random_uuid(), '${cabin.id}', 2, 0, 0, 'June', '${email}') returning id, reference`,
  )) as { id: string; reference: string }[];
  assert.ok(asked);
  await call(owner, 'host_reply', { p_reference: asked.reference, p_text: 'Yes, in the loft.' });
  await runMessages();
  const [answer] = await readMails(email);
  const to = (answer?.headers as Record<string, string> | null)?.['Reply-To'] ?? '';
  const id = randomUUID();
  mails.set(id, { text: 'Great!\n> Yes, in the loft.' });
  await deliver({ id, from: 'mallory@evil.example', to });
  await deliver({ id, from: email, to });
  await deliver({ id, from: email, to });
  const messages = await database.query(
    `select body from public.guest_messages where question_id = '${asked.id}' and author = 'guest'`,
  );
  assert.deepEqual(messages, [{ body: 'Great!' }]);
});

test('strangers, wrong proofs and other events get the same answer, and store nothing', async (t) => {
  const mails = await provide(t);
  const stay = await bookedStay(cabin.id, stayOf(6, 8));
  const other = await bookedStay(cabin.id, stayOf(10, 12));
  const to = await replyTo(stay);
  const id = randomUUID();
  mails.set(id, { text: 'Cancel it' });
  const mail = { id, from: stay.email, to };
  const forged = to.replace(/\.[0-9a-f]{32}@/, `.${'0'.repeat(32)}@`);
  const moved = to.replace(stay.reference.toLowerCase(), other.reference.toLowerCase());
  const answers = await Promise.all([
    deliver({ ...mail, from: 'mallory@evil.example' }),
    deliver({ ...mail, from: `"${stay.email}" <mallory@evil.example>` }),
    deliver({ ...mail, to: forged }),
    deliver({ ...mail, from: other.email, to: moved }),
    deliver({ ...mail, to: to.replace('in.cabins.example', 'evil.example') }),
    deliver({ ...mail, to: 'reply@in.cabins.example' }),
    deliver({ ...mail, type: 'email.sent' }),
  ]);
  assert.deepEqual(await guestMessages(stay), []);
  assert.deepEqual(await guestMessages(other), []);
  const accepted = await deliver(mail);
  for (const answer of answers) assert.deepEqual(answer, accepted);
});

test('what the provider did not sign, or long ago, is refused', async (t) => {
  await provide(t);
  const body = JSON.stringify({ type: 'email.sent' });
  const other = Buffer.from('the key of somebody else').toString('base64');
  const cases: Record<string, string>[] = [
    {},
    headersOf(body, now(), other),
    headersOf(body, now() - 600),
    headersOf(body, now() + 600),
    headersOf(`${body} `),
    { ...headersOf(body), 'svix-timestamp': 'now' },
    { ...headersOf(body), 'svix-id': 'msg_2' },
  ];
  for (const headers of cases) assert.equal((await post(body, headers)).status, 403);
  assert.equal((await post(body, headersOf(body))).status, 200);
  const large = JSON.stringify({ type: 'x'.repeat(70_000) });
  assert.equal((await post(large, headersOf(large))).status, 403);
});

test('a signature counts for five minutes before and after its time', async () => {
  const at = now();
  const isTaken = (seconds: number) =>
    isSigned(new Headers(headersOf('{}', at)), '{}', {
      secrets: `whsec_${KEY}`,
      now: new Date((at + seconds) * 1000),
    });
  const taken = await Promise.all([-301, -300, 300, 301].map(isTaken));
  assert.deepEqual(taken, [false, true, true, false]);
});

test('without the settings nothing is taken, and emails name no address to reply to', async () => {
  const body = JSON.stringify({ type: 'email.sent' });
  assert.equal((await post(body, headersOf(body))).status, 403);
  const stay = await bookedStay(cabin.id, stayOf(14, 16));
  assert.equal(await replyTo(stay), '');
});

test('a mail that cannot be had yet is asked for again; a long one is cut, an empty one left', async (t) => {
  expectErrorOutput(t);
  const mails = await provide(t);
  const stay = await bookedStay(cabin.id, stayOf(18, 20));
  const to = await replyTo(stay);
  const id = randomUUID();
  const mail = { id, from: stay.email, to };
  assert.equal((await deliver(mail)).status, 502);
  mails.set(id, { text: `${'x'.repeat(3000)}\u0000\u202e` });
  assert.equal((await deliver(mail)).status, 200);
  const [long] = await guestMessages(stay);
  assert.equal(String(long).length, 2000);
  const [empty, huge, html] = [randomUUID(), randomUUID(), randomUUID()];
  mails.set(empty, { text: '> only a quote' });
  mails.set(huge, { text: 'y'.repeat(1_100_000) });
  mails.set(html, { text: null, html: '<p>Two&nbsp;dogs</p><blockquote>Yes</blockquote>' });
  for (const each of [empty, huge, html]) {
    assert.equal((await deliver({ ...mail, id: each })).status, 200);
  }
  assert.deepEqual((await guestMessages(stay)).slice(1), ['Two dogs']);
});

test('one booking sends no flood of answers', async (t) => {
  const mails = await provide(t);
  const stay = await bookedStay(cabin.id, stayOf(22, 24));
  const to = await replyTo(stay);
  const statuses = [];
  for (let n = 0; n < 13; n += 1) {
    const id = randomUUID();
    mails.set(id, { text: `Message ${n}` });
    statuses.push((await deliver({ id, from: stay.email, to })).status);
  }
  assert.ok(statuses.includes(429));
  assert.ok((await guestMessages(stay)).length <= 12);
});
