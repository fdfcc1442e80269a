import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay, clearMessages, runMessages, type HeldStay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const manager = await signInAs('manager');
const cleaner = await signInAs('cleaner');
const cabin = await createCabin();

type OutboxRow = {
  id: string;
  channel: string;
  kind: string;
  status: string;
  text: string;
  send_at: string;
  error: string | null;
  can_stop: boolean;
};
const messagesOf = async ({ reference }: HeldStay) =>
  (await call<{ outbox: OutboxRow[] }>(manager, 'host_booking', { p_reference: reference })).outbox;
const read = async (stay: HeldStay, { id }: OutboxRow) =>
  (await messagesOf(stay)).find((message) => message.id === id);
const set = (id: string, patch: string) =>
  database.query(`update public.outbox set ${patch} where id = '${id}'`);

async function written() {
  await clearMessages();
  const stay = await bookedStay(cabin.id, stayOf((from += 4), from + 2));
  await runMessages();
  const message = (await messagesOf(stay)).find(
    ({ channel, kind }) => channel === 'email' && kind === 'booking-confirmed',
  );
  assert.ok(message);
  return { stay, message };
}
let from = 2;

test('an email is shown with its words and the time it leaves, without the secret of the guest’s page', async () => {
  const { stay, message } = await written();
  assert.match(message.text, /June|Carter|booked/i);
  assert.ok(!message.text.includes(stay.token));
  assert.match(message.text, /\/stay\/…/);
  await set(
    message.id,
    `status = 'queued', claimed_until = null, send_at = '2030-01-01T10:00:00Z'`,
  );
  const waiting = await read(stay, message);
  assert.equal(Date.parse(waiting?.send_at ?? ''), Date.parse('2030-01-01T10:00:00Z'));
  assert.equal(waiting?.can_stop, true);
});

test('an email that waits is stopped, once, and can be sent again by hand', async (t) => {
  expectErrorOutput(t);
  const { stay, message } = await written();
  await set(message.id, `status = 'queued', claimed_until = null`);
  const args = { p_message_id: message.id };
  assert.equal(await refusal(cleaner, 'host_stop_message', args), '42501 not_allowed');
  await call(manager, 'host_stop_message', args);
  const stopped = await read(stay, message);
  assert.deepEqual(
    [stopped?.status, stopped?.error, stopped?.can_stop],
    ['cancelled', 'stopped', false],
  );
  const [entry] = await database.query(
    `select a.action, a.actor_email from public.audit_log a where a.subject = '${stay.reference}' order by a.id desc limit 1`,
  );
  assert.deepEqual(entry, { action: 'stop_message', actor_email: manager.email });
  assert.equal(await refusal(manager, 'host_stop_message', args), 'PT422 not_queued');
  await call(manager, 'host_resend', args);
});

test('an email that left, or is being sent, is not stopped', async (t) => {
  expectErrorOutput(t);
  const { message } = await written();
  for (const patch of [
    `status = 'sent', claimed_until = null`,
    `status = 'kept', claimed_until = null`,
    `status = 'queued', claimed_until = now() + interval '1 minute'`,
  ]) {
    await set(message.id, patch);
    const answer = await refusal(manager, 'host_stop_message', { p_message_id: message.id });
    assert.equal(answer, 'PT422 not_queued', patch);
  }
});

type Waiting = { channel: string; why: string; count: number; since: string; reference: string };
const waitingFor = async ({ reference }: HeldStay) =>
  (await call<{ waiting_messages: Waiting[] }>(manager, 'host_today')).waiting_messages.filter(
    (waiting) => waiting.reference === reference,
  );

test('a letter to the host is not counted as one to guests', async () => {
  const { stay } = await written();
  await database.query(
    `update public.outbox set status = 'kept', claimed_until = null where dedupe_key like 'booking:${stay.id}:%'`,
  );
  const [rows] = await database.query(
    `select count(*) filter (where recipient = '${stay.email}') as guests, count(*) as all
     from public.outbox where channel = 'email' and dedupe_key like 'booking:${stay.id}:%'`,
  );
  assert.ok(Number(rows?.all) > Number(rows?.guests));
  await database.query(
    `update public.outbox set status = 'sent'
     where status = 'kept' and dedupe_key not like 'booking:${stay.id}:%'`,
  );
  const [waiting] = (await waitingFor(stay)).filter(({ channel }) => channel === 'email');
  assert.equal(waiting?.count, Number(rows?.guests));
});

test('emails that did not leave wait on Today, with their number, since when and why', async () => {
  const { stay, message } = await written();
  // Those that other suites left behind would be counted too.
  await database.query(`update public.outbox set status = 'sent' where status = 'kept'`);
  const now = Date.now();
  const ago = (minutes: number) => `'${new Date(now - minutes * 60_000).toISOString()}'`;
  const why = async () =>
    (await waitingFor(stay)).map((waiting) => [waiting.channel, waiting.why, waiting.count]);
  for (const [patch, expected] of [
    [`status = 'sent'`, []],
    [`status = 'cancelled'`, []],
    [`status = 'queued', send_at = now() + interval '3 days'`, []],
    [`status = 'queued', send_at = ${ago(5)}`, []],
    [`status = 'queued', send_at = ${ago(31)}`, [['email', 'late', 1]]],
    [
      `status = 'queued', send_at = now() + interval '3 hours', error = 'daily_budget'`,
      [['email', 'daily_budget', 1]],
    ],
    [`status = 'kept', error = null`, [['email', 'no_account', 1]]],
  ] as const) {
    await database.query(
      `update public.outbox set status = 'sent', claimed_until = null where dedupe_key like 'booking:${stay.id}:%'`,
    );
    await set(message.id, `claimed_until = null, ${patch}`);
    assert.deepEqual(await why(), expected, patch);
  }
  await call(manager, 'host_resend', { p_message_id: message.id });
  assert.deepEqual(await why(), [], 'sent again');
});

test('payments on the test page are said on Today, and nothing of it to a cleaner', async () => {
  await bookedStay(cabin.id, stayOf(60, 62));
  const today = await call<{ test_payments: boolean }>(manager, 'host_today');
  assert.equal(today.test_payments, true);
  assert.ok(!('test_payments' in (await call(cleaner, 'host_today'))));
});

test('jobs that have had no turn since the staff is there are late', async () => {
  const late = async () =>
    (await call<{ late_jobs: { name: string }[] }>(manager, 'host_today')).late_jobs.length;
  expectData(await admin.from('job_runs').delete().gte('started_at', '2000-01-01').select('name'));
  assert.equal(await late(), 0);
  await database.query(
    `update public.staff set created_at = now() - interval '3 days' where user_id = '${cleaner.id}'`,
  );
  assert.ok((await late()) > 0);
});
