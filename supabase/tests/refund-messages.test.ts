import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  openPayment,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import {
  refundedEvent,
  sendEvent,
  WEBHOOK_SECRET,
  type TestEvent,
} from './support/payment-events.ts';

async function cancelledStay(): Promise<HeldStay> {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  assert.equal(await cancelStay(stay, stay.totalCents), 'cancelled');
  return stay;
}

async function refundOf({ id }: HeldStay): Promise<{ id: string; payment: string }> {
  const [row] = await database.query(
    `select r.id, p.provider_payment_id as payment from public.refunds r
     join public.payments p on p.id = r.payment_id where p.booking_id = '${id}'`,
  );
  return { id: String(row?.id), payment: String(row?.payment) };
}

const finish = async (refundId: string, providerId = `re_${randomUUID()}`) => {
  const sent = { p_refund_id: refundId, p_provider_id: providerId };
  return expectData(await admin.rpc('finish_refund', sent));
};

const failedEvent = (providerId: string): TestEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'refund.failed',
  data: {
    object: {
      id: providerId,
      object: 'refund',
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      metadata: { refund_id: randomUUID() },
    },
  },
});

/** Given back by hand: the provider tells how much of the payment that is in all. */
function byHand(payment: string, cents: number): TestEvent {
  const notice = refundedEvent('', cents);
  return { ...notice, data: { object: { ...notice.data.object, payment_intent: payment } } };
}

const messagesOf = async (stay: HeldStay, purpose: string) =>
  (await readStayMessages(stay)).filter((message) => message.purpose === purpose);

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('a refund is announced once, when it has been sent, with its amount and how long banks take', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const stay = await cancelledStay();
  const { id, payment } = await refundOf(stay);
  await runMessages();
  assert.deepEqual(await messagesOf(stay, 'refund-sent'), [], 'queued is not sent');

  await Promise.all([finish(id), finish(id), finish(id)]);
  await Promise.all([runMessages(), runMessages(), runMessages()]);
  assert.equal((await sendEvent(byHand(payment, stay.totalCents))).result, 'recorded');
  await runMessages();
  const messages = await messagesOf(stay, 'refund-sent');
  assert.equal(messages.length, 1);
  const [message] = messages;
  assert.equal(message?.recipient, stay.email);
  assert.ok(message?.subject?.includes(dollars(stay.totalCents)), message?.subject ?? '');
  for (const part of [dollars(stay.totalCents), stay.reference, '5 to 10 business days']) {
    assert.ok(message?.body.includes(part), part);
  }
  assert.ok(message?.html?.includes(`/stay/${stay.token}`));
});

test('a failed refund is the host’s to settle; made by hand, it is announced again, and the booking is refunded', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, HOST_EMAIL: 'host@example.com' });
  const stay = await cancelledStay();
  const { id, payment } = await refundOf(stay);
  const providerId = `re_${randomUUID()}`;
  await finish(id, providerId);
  const notice = failedEvent(providerId);
  assert.equal((await sendEvent(notice)).result, 'refund_failed');
  assert.equal((await sendEvent(notice)).result, 'repeated');
  assert.equal((await sendEvent(failedEvent(providerId))).result, 'repeated');
  await runMessages();
  const [told, ...others] = await messagesOf(stay, 'host-refund-failed');
  assert.deepEqual([told?.recipient, others.length], ['host@example.com', 0]);
  assert.ok(told?.body.includes(stay.reference));
  assert.ok(!told?.body.includes(stay.token), 'the host gets no key');

  assert.equal((await sendEvent(byHand(payment, stay.totalCents))).result, 'recorded');
  await runMessages();
  assert.equal((await messagesOf(stay, 'refund-sent')).length, 2);
  const rows = await database.query(
    `select r.status, r.reason from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${stay.id}'`,
  );
  assert.deepEqual(rows, [{ status: 'sent', reason: 'cancellation' }]);
});

test('a refund that was refused for good and then made by hand ends the booking as refunded', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const stay = await cancelledStay();
  const { id, payment } = await refundOf(stay);
  await admin.rpc('postpone_refund', { p_refund_id: id, p_error: '400', p_final: true });
  assert.equal((await sendEvent(byHand(payment, stay.totalCents))).result, 'recorded');
  const [row] = await database.query(`select status from public.bookings where id = '${stay.id}'`);
  assert.equal(row?.status, 'refunded');
});

test('a payment of a wrong amount is reported as that, never as unpaid', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await holdStay(cabin.id, stayOf(40, 43));
  assert.equal(await pay(await openPayment(stay), stay.totalCents - 1), 'amount_refunded');
  await runMessages();
  assert.equal((await messagesOf(stay, 'late-payment')).length, 1);
  assert.deepEqual(await messagesOf(stay, 'hold-expired'), []);
});

test('another payment for a booking that stands goes back, whatever its amount, and the booking is not talked down', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const session = `cs_${randomUUID()}`;
  await database.query(
    `insert into public.payments (booking_id, provider, session_id, url, amount_cents, expires_at)
     values ('${stay.id}', 'test', '${session}', '/pay/x', ${stay.totalCents}, now())`,
  );
  assert.equal(await pay(session, 5), 'second_refunded');
  const { id } = await refundOf(stay);
  await finish(id);
  await runMessages();
  assert.deepEqual(await messagesOf(stay, 'late-payment'), []);
  const [message] = await messagesOf(stay, 'refund-sent');
  assert.ok(message?.body.includes('charged twice'), message?.body);
});
