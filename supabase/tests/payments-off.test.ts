import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { arePaymentsOff } from '../functions/_shared/payments/payments-off.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { bookStay, expectRefusal, post, sendBooking, bookingBody } from './support/requests.ts';
import { database } from './support/backend.ts';
import { paidEvent, sendEvent, WEBHOOK_SECRET } from './support/payment-events.ts';
import { countStays } from './support/stays.ts';

const statusOf = async (reference: string) =>
  (await database.query(`select status from public.bookings where reference = '${reference}'`))[0]
    ?.status;

test('on a public address the test provider holds and confirms nothing', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const cabin = await createCabin();
  const { booking, quote } = await bookStay(cabin.id, stayOf(2, 4));
  const [page] = await database.query(
    `select p.session_id from public.payments p join public.bookings b on b.id = p.booking_id
     where b.reference = '${booking.reference}'`,
  );
  const sessionId = String(page?.session_id);
  setEnvironment(t, { SITE_URL: 'https://www.example.com' });
  const body = bookingBody(cabin.id, stayOf(10, 12), quote.total_cents);
  const refusal = await expectRefusal(await sendBooking(body, randomUUID()), 503);
  assert.equal(refusal.code, 'payments_off');
  assert.equal(await countStays(cabin.id), 1);

  const paid = await post('test-payment', { session_id: sessionId, action: 'approve' });
  assert.equal((await expectRefusal(paid, 503)).code, 'payments_off');
  const notice = paidEvent(sessionId, { amount_total: quote.total_cents });
  assert.deepEqual(await sendEvent(notice), { status: 200, result: 'refused' });
  assert.equal(await statusOf(booking.reference), 'pending_payment');
});

test('functions that are public refuse too, whatever the site calls itself', (t) => {
  assert.equal(arePaymentsOff(), false);
  setEnvironment(t, { SUPABASE_URL: 'https://abc.supabase.co' });
  assert.equal(arePaymentsOff(), true);
  setEnvironment(t, { PAYMENT_PROVIDER: 'stripe' });
  assert.equal(arePaymentsOff(), false);
});
