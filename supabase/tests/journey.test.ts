import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { bookingResponseSchema } from '../../lib/schemas/booking.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { clearMessages } from './support/guest-bookings.ts';
import { readMails } from './support/outbox.ts';
import { emptyQueue } from './support/queue.ts';
import { askQuote, bookingBody, post, quoteBody, sendBooking } from './support/requests.ts';

const runJob = async (name: string) => {
  const answer = await post(`job-${name}`, {}, { apikey: process.env.SUPABASE_SECRET_KEY ?? '' });
  const text = await answer.text();
  assert.equal(answer.status, 200, `${name}: ${text}`);
  return (JSON.parse(text) as { done: Record<string, number> }).done;
};

/** A run sends twenty refunds at most, and other tests leave some behind. */
async function sendWaitingRefunds(): Promise<void> {
  for (let sent = 1; sent > 0;) {
    const done = await runJob('settle-payments');
    sent = (done.refunds_sent ?? 0) + (done.refunds_postponed ?? 0);
  }
}

const statusOf = async (reference: string) => {
  const rows = await database.query(
    `select status from public.bookings where reference = '${reference}'`,
  );
  return rows[0]?.status;
};

// Nothing but requests to the functions: it runs wherever they do.
test('a stay is booked, paid, cancelled and paid back, and the guest hears of it', async () => {
  // Sending them makes news, so they go first.
  await sendWaitingRefunds();
  await clearMessages();
  await emptyQueue();
  const cabin = await createCabin({ free_cancel_days: 2 });
  const stay = stayOf(30, 33);
  const { quote } = await askQuote(quoteBody(cabin.id, stay));
  const body = bookingBody(cabin.id, stay, quote.total_cents, {
    guest: { name: 'June Carter', email: `june.${randomUUID()}@example.com`, phone: '8655550199' },
  });
  const booked = await sendBooking(body);
  const { booking, payment } = bookingResponseSchema.parse(await booked.json());
  const sessionId = payment?.url.split('/').at(-1) ?? '';

  const paid = await post('test-payment', { session_id: sessionId, action: 'approve' });
  assert.deepEqual(await paid.json(), { outcome: 'paid' });
  const known = await post('payment-status', { session_id: sessionId });
  assert.partialDeepStrictEqual(await known.json(), {
    payment: { status: 'paid', amount_cents: quote.total_cents },
    booking: { reference: booking.reference, status: 'confirmed' },
  });

  await runJob('booking-messages');

  const { token } = booking;
  const cancelled = await post('cancel-booking', {
    token,
    expected_refund_cents: quote.total_cents,
  });
  assert.equal(cancelled.status, 200);
  for (const name of ['settle-payments', 'booking-messages', 'send-outbox']) await runJob(name);
  assert.equal(await statusOf(booking.reference), 'refunded');
  const messages = await readMails(body.guest.email);
  const told = messages.filter(({ status }) => status === 'kept').map(({ purpose }) => purpose);
  // The last two are written in one run.
  assert.deepEqual(told.sort(), ['booking-cancelled', 'booking-confirmed', 'refund-sent']);
});
