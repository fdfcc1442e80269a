import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { post } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Page = {
  booking: { status: string; cancelled_by: string | null };
  left_cents: number;
  refund_by_policy_cents: number | null;
  events: { kind: string; detail: string | null }[];
};

const manager = await signInAs('manager');
const cabin = await createCabin();

const open = ({ reference }: HeldStay) =>
  call<Page>(manager, 'host_booking', { p_reference: reference });
const refundArgs = ({ reference }: HeldStay, cents: number, left: number, kind = 'partial') => ({
  p_reference: reference,
  p_amount_cents: cents,
  p_kind: kind,
  p_reason: 'No hot water',
  p_expected_left_cents: left,
});
const refund = (...args: Parameters<typeof refundArgs>) =>
  call<{ refund_cents: number; left_cents: number }>(manager, 'host_refund', refundArgs(...args));

async function refundsOf({ id }: HeldStay) {
  const rows = await database.query(
    `select r.id, r.amount_cents, r.reason, r.status from public.refunds r
     join public.payments p on p.id = r.payment_id where p.booking_id = '${id}' order by r.created_at, r.id`,
  );
  return rows as { id: string; amount_cents: number; reason: string; status: string }[];
}
const amounts = async (stay: HeldStay) =>
  (await refundsOf(stay)).map(({ amount_cents, reason }) => [amount_cents, reason]);

async function sendAll(stay: HeldStay) {
  for (const { id, status } of await refundsOf(stay)) {
    if (status !== 'queued') continue;
    expectData(
      await admin.rpc('finish_refund', { p_refund_id: id, p_provider_id: `re_${id.slice(0, 8)}` }),
    );
  }
}

test('a partial and a goodwill refund leave the booking unchanged, and the guest is notified', async () => {
  await clearMessages();
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  const { left_cents: left } = await open(stay);
  assert.equal(left, stay.totalCents);
  const first = await refund(stay, 2_500, left);
  assert.deepEqual(first, { refund_cents: 2_500, left_cents: left - 2_500 });
  await refund(stay, 1_000, left - 2_500, 'goodwill');
  assert.deepEqual(await amounts(stay), [
    [2_500, 'partial'],
    [1_000, 'goodwill'],
  ]);
  await sendAll(stay);
  const page = await open(stay);
  assert.deepEqual([page.booking.status, page.left_cents], ['confirmed', left - 3_500]);
  assert.ok(page.events.some(({ kind, detail }) => kind === 'refund' && detail === 'No hot water'));
  await runMessages();
  const messages = (await readStayMessages(stay)).filter(
    ({ purpose }) => purpose === 'refund-sent',
  );
  assert.deepEqual(messages.map(({ subject }) => subject?.split(' ')[0]).sort(), [
    '$10.00',
    '$25.00',
  ]);
  assert.ok(messages.some(({ body }) => body.includes('This one’s on me')));
  assert.ok(messages.every(({ body }) => body.includes('Your booking hasn’t changed.')));
});

test('never more than is left, and only of the amount that was seen', async (t) => {
  expectErrorOutput(t);
  const stay = await bookedStay(cabin.id, stayOf(6, 8));
  const left = stay.totalCents;
  const refused = (cents: number, seen: number, kind?: string) =>
    refusal(manager, 'host_refund', refundArgs(stay, cents, seen, kind));
  assert.equal(await refused(left + 1, left), 'PT422 more_than_left');
  assert.equal(await refused(1, left - 1), 'PT422 refund_changed');
  for (const [cents, kind] of [
    [0, 'partial'],
    [-1, 'goodwill'],
    [1, 'cancellation'],
  ] as const) {
    assert.equal(await refused(cents, left, kind), 'PT422 bad_change', `${cents} ${kind}`);
  }
  assert.deepEqual(await amounts(stay), []);
  await refund(stay, left, left);
  assert.equal(await refused(1, 0), 'PT422 more_than_left');
});

test('two hosts at once give back once', async (t) => {
  expectErrorOutput(t);
  const stay = await bookedStay(cabin.id, stayOf(10, 12));
  const args = refundArgs(stay, 2_000, stay.totalCents);
  const answers = await Promise.all(
    [manager, await signInAs('owner')].map((who) => refusal(who, 'host_refund', args)),
  );
  assert.deepEqual(answers.sort(), ['PT422 refund_changed', 'none']);
  assert.deepEqual(await amounts(stay), [[2_000, 'partial']]);
});

test('the guest’s later cancellation pays back what is left, and ends as refunded', async () => {
  const stay = await bookedStay(cabin.id, stayOf(60, 62));
  await refund(stay, 3_000, stay.totalCents);
  const left = stay.totalCents - 3_000;
  assert.equal((await open(stay)).refund_by_policy_cents, left);
  assert.equal(await cancelStay(stay, stay.totalCents), 'refund_changed');
  assert.equal(await cancelStay(stay, left), 'cancelled');
  assert.deepEqual(await amounts(stay), [
    [3_000, 'partial'],
    [left, 'cancellation'],
  ]);
  await sendAll(stay);
  assert.equal((await open(stay)).booking.status, 'refunded');
});

test('a goodwill refund after a cancellation without one does not make it a refunded one', async () => {
  const now = new Date();
  const stay = await bookedStay((await createCabin()).id, stayOf(1, 3));
  assert.equal(await cancelStay(stay, 0, now), 'cancelled');
  await refund(stay, 500, stay.totalCents, 'goodwill');
  await sendAll(stay);
  assert.equal((await open(stay)).booking.status, 'cancelled');
});

test('a refund made at the provider beside ours is counted once', async () => {
  const stay = await bookedStay(cabin.id, stayOf(14, 16));
  await refund(stay, 1_000, stay.totalCents);
  await sendAll(stay);
  const [payment] = expectData(
    await admin.from('payments').select('provider_payment_id').eq('booking_id', stay.id),
  );
  const told = async (event_id: string, cents: number) =>
    admin.rpc('record_provider_refund', {
      p_provider_payment_id: payment?.provider_payment_id ?? '',
      p_event: { event_id, type: 'charge.refunded', amount_refunded_cents: cents },
    });
  expectData(await told(`evt_${stay.id}_1`, 1_000));
  assert.deepEqual(await amounts(stay), [[1_000, 'partial']]);
  expectData(await told(`evt_${stay.id}_2`, 1_700));
  assert.deepEqual(await amounts(stay), [
    [1_000, 'partial'],
    [700, 'made_at_provider'],
  ]);
  const page = await open(stay);
  assert.deepEqual([page.booking.status, page.left_cents], ['confirmed', stay.totalCents - 1_700]);
});

const CHOICES = [
  ['policy', null, (total: number) => total, 'guest'],
  ['full', null, (total: number) => total, 'host'],
  ['amount', 1_234, () => 1_234, 'host'],
  ['amount', 0, () => 0, 'host'],
] as const;
CHOICES.forEach(([how, cents, back, by], place) => {
  test(`a host cancels: ${how} ${cents ?? ''}`, async () => {
    await clearMessages();
    const stay = await bookedStay(cabin.id, stayOf(64 + 3 * place, 66 + 3 * place));
    const expected = back(stay.totalCents);
    const args = {
      p_reference: stay.reference,
      p_expected_refund_cents: expected,
      p_reason: 'Storm',
      p_how: how,
      ...(cents !== null && { p_refund_cents: cents }),
    };
    assert.deepEqual(await call(manager, 'host_cancel', args), { refund_cents: expected });
    assert.deepEqual(await amounts(stay), expected > 0 ? [[expected, 'cancellation']] : []);
    const { booking } = await open(stay);
    assert.deepEqual([booking.status, booking.cancelled_by], ['cancelled', by]);
    await runMessages();
    const message = (await readStayMessages(stay)).find(
      ({ purpose, channel }) => purpose === 'booking-cancelled' && channel === 'email',
    );
    const told = expected > 0 ? `refund $${(expected / 100).toFixed(2)}` : 'There’s no refund';
    assert.ok(message?.body.replaceAll(',', '').includes(told), message?.body);
    assert.equal(message?.body.includes('I had to cancel'), by === 'host');
  });
});

test('after free cancellation the policy pays nothing, and a host may still give all of it', async (t) => {
  expectErrorOutput(t);
  const stay = await bookedStay((await createCabin()).id, stayOf(3, 5));
  const cancel = (how: string, expected: number, cents?: number) => ({
    p_reference: stay.reference,
    p_expected_refund_cents: expected,
    p_reason: 'Storm',
    p_how: how,
    ...(cents !== undefined && { p_refund_cents: cents }),
  });
  const refused = (...args: Parameters<typeof cancel>) =>
    refusal(manager, 'host_cancel', cancel(...args));
  assert.equal((await open(stay)).refund_by_policy_cents, 0);
  assert.equal(await refused('policy', stay.totalCents), 'PT422 refund_changed');
  assert.equal(
    await refused('amount', stay.totalCents + 1, stay.totalCents + 1),
    'PT422 refund_changed',
  );
  assert.equal(await refused('amount', -1, -1), 'PT422 refund_changed');
  assert.equal(await refused('amount', 1), 'PT422 bad_change');
  assert.equal(await refused('full', 1, 1), 'PT422 bad_change');
  assert.equal(await refused('half', 1), 'PT422 bad_change');
  assert.deepEqual(await call(manager, 'host_cancel', cancel('full', stay.totalCents)), {
    refund_cents: stay.totalCents,
  });
});

test('the test provider adds up the refunds of a payment', async () => {
  const stay = await bookedStay(cabin.id, stayOf(90, 92));
  const [{ session_id: session } = {}] = await database.query(
    `update public.payments set provider_payment_id = 'pi_test_${stay.id.replaceAll('-', '')}'
     where booking_id = '${stay.id}' returning session_id`,
  );
  assert.ok(session);
  const page = `cs_test_${stay.id.replaceAll('-', '')}`;
  await database.query(
    `insert into public.test_payment_pages (session_id, idempotency_key, status, reference, description,
       customer_email, client_reference_id, amount_cents, success_url, cancel_url, expires_at)
     values ('${page}', '${page}', 'complete', '${stay.reference}', '', '', '${stay.id}', ${stay.totalCents}, '', '', now())`,
  );
  for (const [index, cents] of [1_000, 2_500].entries()) {
    await refund(stay, cents, stay.totalCents - index * 1_000);
    const job = await post(
      'job-settle-payments',
      {},
      { apikey: process.env.SUPABASE_SECRET_KEY ?? '' },
    );
    assert.equal(job.status, 200);
  }
  const pages = expectData(
    await admin.from('test_payment_pages').select('refunded_cents').eq('session_id', page),
  );
  assert.deepEqual(pages, [{ refunded_cents: 3_500 }]);
});
