import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { readBooking } from '../../lib/supabase/booking-row.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  clearMessages,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Thread = { reference: string; unread: number; closed: boolean; last_text: string };
type Threads = { threads: Thread[]; unread: number };

const owner = await signInAs('owner');
const cabin = await createCabin();

async function write({ token }: HeldStay, body: string): Promise<void> {
  const p_id = randomUUID();
  const left = await admin.rpc('leave_guest_message', {
    p_token: token,
    p_id,
    p_body: body,
    p_limits: [],
    p_most: 60,
  });
  assert.equal(left.data, 'sent');
}

const reply = (reference: string, text: string) =>
  call<{ id: string }>(owner, 'host_reply', { p_reference: reference, p_text: text });
const threads = (state?: string) =>
  call<Threads>(owner, 'host_threads', { p_filter: state ? { state } : {} });
const threadOf = async ({ reference }: HeldStay, state?: string) =>
  (await threads(state)).threads.find((thread) => thread.reference === reference);
const unanswered = async () => (await call<{ unanswered: number }>(owner, 'host_today')).unanswered;

test('what a guest writes is in the inbox, unread until it is read', async () => {
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  const before = await unanswered();
  await write(stay, 'Is there a crib?');
  const thread = await threadOf(stay, 'open');
  assert.deepEqual([thread?.unread, thread?.last_text], [1, 'Is there a crib?']);
  await call(owner, 'host_read', { p_reference: stay.reference });
  assert.equal((await threadOf(stay))?.unread, 0);
  assert.equal(await unanswered(), before + 1);
});

test('a reply shows on the stay page and goes out as an email and a text, once', async () => {
  const stay = await bookedStay(cabin.id, stayOf(6, 8));
  await write(stay, 'Is there a crib?');
  await clearMessages();
  const before = await unanswered();
  const { id } = await reply(stay.reference, 'Yes, in the loft.\n<b>Bold</b>');
  assert.equal((await reply(stay.reference, 'Yes, in the loft.\n<b>Bold</b>')).id, id);
  assert.equal(await unanswered(), before - 1);
  const booking = await readBooking(admin, stay.token);
  assert.deepEqual(
    booking?.messages.map(({ author, body }) => [author, body]),
    [
      ['guest', 'Is there a crib?'],
      ['host', 'Yes, in the loft.\n<b>Bold</b>'],
    ],
  );
  await runMessages();
  await runMessages();
  const sent = (await readStayMessages(stay)).filter(({ purpose }) => purpose === 'host-reply');
  const [message, text] = ['email', 'text'].map((by) => sent.find(({ channel }) => channel === by));
  assert.equal(sent.length, 2);
  assert.deepEqual([message?.recipient, message?.status], [stay.email, 'queued']);
  assert.match(
    text?.body ?? '',
    /^Mountain Mama Cabins: we wrote back\. Read it here:\nhttp.*\/stay\//,
  );
  assert.match(text?.body ?? '', /Reply STOP to opt out$/);
  assert.match(message?.body ?? '', /Yes, in the loft\./);
  assert.match(message?.html ?? '', /&lt;b&gt;Bold/);
});

test('a reply takes none of the messages a guest may send', async () => {
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  await reply(stay.reference, 'Welcome!');
  const args = {
    p_token: stay.token,
    p_id: randomUUID(),
    p_body: 'Hello',
    p_limits: [],
    p_most: 1,
  };
  assert.equal((await admin.rpc('leave_guest_message', args)).data, 'sent');
});

test('a closed thread opens when the guest writes again', async () => {
  const stay = await bookedStay(cabin.id, stayOf(14, 16));
  await write(stay, 'Thanks!');
  const before = await unanswered();
  await call(owner, 'host_close', { p_reference: stay.reference, p_closed: true });
  assert.equal((await threadOf(stay, 'closed'))?.closed, true);
  assert.equal(await threadOf(stay, 'open'), undefined);
  assert.equal(await unanswered(), before - 1);
  await write(stay, 'One more thing');
  assert.equal((await threadOf(stay, 'open'))?.closed, false);
});

test('a thread has all messages in order', async () => {
  const stay = await bookedStay(cabin.id, stayOf(18, 20));
  await write(stay, 'One');
  await reply(stay.reference, 'Two');
  await write(stay, 'Three');
  const { messages } = await call<{ messages: { author: string; text: string }[] }>(
    owner,
    'host_thread',
    { p_reference: stay.reference },
  );
  assert.deepEqual(
    messages.map(({ author, text }) => `${author} ${text}`),
    ['guest One', 'host Two', 'guest Three'],
  );
});

test('an empty or endless reply, and one to nobody, are refused', async (t) => {
  expectErrorOutput(t);
  const stay = await bookedStay(cabin.id, stayOf(22, 24));
  for (const text of ['  ', 'x'.repeat(2001)]) {
    const args = { p_reference: stay.reference, p_text: text };
    assert.equal(await refusal(owner, 'host_reply', args), 'PT422 bad_change');
  }
  const nobody = { p_reference: 'MM-NOBODY22', p_text: 'Hello' };
  assert.equal(await refusal(owner, 'host_reply', nobody), 'PT422 unknown_booking');
  const [row] = await database.query(
    `select count(*)::int as replies from public.guest_messages where booking_id = '${stay.id}'`,
  );
  assert.equal(row?.replies, 0);
});
