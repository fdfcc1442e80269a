import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  namesOf,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');
const cabin = await createCabin();
let next = 30;
const paidStay = () => {
  next += 3;
  return bookedStay(cabin.id, stayOf(next, next + 2));
};

const WOOD = 4_500;
const charge = async ({ reference }: HeldStay, cents = WOOD) =>
  (
    await call<{ charge_id: string }>(owner, 'host_charge', {
      p_reference: reference,
      p_amount_cents: cents,
      p_label: 'Firewood',
      p_reason: 'Two bundles, as asked',
    })
  ).charge_id;

async function openPage({ token }: HeldStay, chargeId: string): Promise<string> {
  const response = await post('stay-payment', { token, charge_id: chargeId });
  assert.equal(response.status, 200, await response.clone().text());
  return ((await response.json()) as { url: string }).url.split('/').at(-1) ?? '';
}

const statusOf = async (id: string) =>
  expectData(await admin.from('booking_charges').select('status').eq('id', id).single()).status;
const bookingStatus = async ({ id }: HeldStay) =>
  expectData(await admin.from('bookings').select('status').eq('id', id).single()).status;
const refundsOf = ({ id }: HeldStay) =>
  database.query(
    `select r.reason, r.amount_cents from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${id}' order by r.created_at`,
  );
const close = async (session: string, status: string) =>
  expectData(
    await admin.rpc('close_payment', {
      p_session_id: session,
      p_status: status,
      p_event: { event_id: `evt_${randomUUID()}`, type: `checkout.session.${status}` },
    }),
  );

test('a charge is asked for by email, paid by link, and leaves the booking as it is', async () => {
  const stay = await paidStay();
  await runMessages();
  await clearMessages();
  const id = await charge(stay);
  await runMessages();
  const asked = (await readStayMessages(stay)).find(({ purpose }) => purpose === 'charge');
  assert.match(asked?.body ?? '', new RegExp(`/stay/${stay.token}`));
  assert.match(asked?.body ?? '', /Firewood/);
  assert.match(asked?.body ?? '', /\$45\.00/);
  const session = await openPage(stay, id);
  assert.equal(await openPage(stay, id), session, 'one page however often it is asked for');
  assert.equal(await pay(session, WOOD), 'charge_paid');
  assert.deepEqual([await statusOf(id), await bookingStatus(stay)], ['paid', 'confirmed']);
  await runMessages();
  const names = namesOf(await readStayMessages(stay));
  assert.ok(names.includes('charge-paid email') && names.includes('host-charge-paid email'));
  assert.deepEqual(await refundsOf(stay), []);
  const refused = await post('stay-payment', { token: stay.token, charge_id: id });
  assert.equal((await expectRefusal(refused, 409)).code, 'not_payable');
});

test('two charges are paid side by side, each once', async () => {
  const stay = await paidStay();
  const [first, second] = [await charge(stay), await charge(stay, 9_900)];
  const [one, two] = [await openPage(stay, first), await openPage(stay, second)];
  assert.notEqual(one, two);
  assert.equal(await pay(two, 9_900), 'charge_paid');
  assert.equal(await pay(one, WOOD), 'charge_paid');
  assert.equal(await pay(one, WOOD), 'repeated');
});

test('a page that ran out or failed leaves the charge open, and another is made', async () => {
  const stay = await paidStay();
  const id = await charge(stay);
  for (const end of ['expired', 'failed']) {
    const session = await openPage(stay, id);
    await close(session, end);
    assert.deepEqual([await statusOf(id), await bookingStatus(stay)], ['open', 'confirmed']);
  }
  assert.equal(await pay(await openPage(stay, id), WOOD), 'charge_paid');
});

test('paid twice, in two pages: the second goes back', async () => {
  const stay = await paidStay();
  const id = await charge(stay);
  const old = await openPage(stay, id);
  await close(old, 'expired');
  const session = await openPage(stay, id);
  assert.equal(await pay(session, WOOD), 'charge_paid');
  assert.equal(await pay(old, WOOD), 'second_refunded');
  assert.deepEqual(await refundsOf(stay), [{ reason: 'second_payment', amount_cents: WOOD }]);
});

test('another amount goes back, and the charge stays to be paid', async () => {
  const stay = await paidStay();
  const id = await charge(stay);
  assert.equal(await pay(await openPage(stay, id), WOOD - 1), 'amount_refunded');
  assert.deepEqual(await refundsOf(stay), [{ reason: 'wrong_amount', amount_cents: WOOD - 1 }]);
  assert.equal(await pay(await openPage(stay, id), WOOD), 'charge_paid');
});

test('a withdrawn charge cannot be paid: a payment is refunded, and its page is closed', async (t) => {
  expectErrorOutput(t);
  const stay = await paidStay();
  const id = await charge(stay);
  const session = await openPage(stay, id);
  await call(owner, 'host_cancel_charge', { p_charge_id: id });
  const again = { p_charge_id: id };
  assert.equal(await refusal(owner, 'host_cancel_charge', again), 'PT422 not_payable');
  const due = expectData(
    await admin.rpc('claim_open_payments', { p_stale_only: true, p_limit: 1000 }),
  );
  assert.deepEqual(
    due.filter(({ session_id }) => session_id === session).map(({ awaited }) => awaited),
    [false],
  );
  assert.equal(await pay(session, WOOD), 'cancelled_refunded');
  assert.deepEqual(await refundsOf(stay), [
    { reason: 'payment_after_cancellation', amount_cents: WOOD },
  ]);
});

test('an open page of a charge is asked about after five minutes, as one of a booking is', async () => {
  const stay = await paidStay();
  const session = await openPage(stay, await charge(stay));
  const claim = async (minutes: number) =>
    expectData(
      await admin.rpc('claim_open_payments', {
        p_stale_only: false,
        p_limit: 1000,
        p_now: new Date(Date.now() + minutes * 60_000).toISOString(),
      }),
    ).filter(({ session_id }) => session_id === session);
  assert.deepEqual(await claim(4), []);
  assert.deepEqual(
    (await claim(6)).map(({ awaited }) => awaited),
    [true],
  );
});

test('cancelling the booking takes its open charges back, and gives paid ones back with the rest', async () => {
  const stay = await paidStay();
  const [paid, open] = [await charge(stay), await charge(stay, 2_000)];
  await pay(await openPage(stay, paid), WOOD);
  const session = await openPage(stay, open);
  assert.equal(await cancelStay(stay, stay.totalCents + WOOD), 'cancelled');
  assert.deepEqual([await statusOf(paid), await statusOf(open)], ['paid', 'cancelled']);
  assert.equal(await pay(session, 2_000), 'cancelled_refunded');
  const refunds = await refundsOf(stay);
  assert.equal(
    refunds.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0),
    stay.totalCents + WOOD + 2_000,
  );
});

test('only a paid booking can be charged, by a sensible amount', async (t) => {
  expectErrorOutput(t);
  const held = await holdStay(cabin.id, stayOf(10, 12));
  const ask = (changes: object) =>
    refusal(owner, 'host_charge', {
      p_reference: held.reference,
      p_amount_cents: WOOD,
      p_label: 'Wood',
      p_reason: '',
      ...changes,
    });
  assert.equal(await ask({}), 'PT422 not_chargeable');
  for (const bad of [{ p_amount_cents: 99 }, { p_amount_cents: null }, { p_label: ' ' }]) {
    assert.equal(await ask(bad), 'PT422 bad_change');
  }
  assert.equal(await ask({ p_reference: 'none' }), 'PT422 unknown_booking');
});

test('a charge is marked as paid elsewhere', async () => {
  const stay = await paidStay();
  const id = await charge(stay);
  await call(owner, 'host_record_offline_payment', {
    p_reference: stay.reference,
    p_charge_id: id,
    p_method: 'cash',
    p_note: 'At the door',
  });
  assert.deepEqual([await statusOf(id), await bookingStatus(stay)], ['paid', 'confirmed']);
});

test('nobody pays the charge of another booking', async () => {
  const [mine, other] = [await paidStay(), await paidStay()];
  const id = await charge(other);
  const refused = await post('stay-payment', { token: mine.token, charge_id: id });
  assert.equal((await expectRefusal(refused, 409)).code, 'not_payable');
});
