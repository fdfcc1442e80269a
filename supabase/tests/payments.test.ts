import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { HOLD_MINUTES } from '../../lib/domain/bookings/hold.ts';
import { bookingResponseSchema } from '../../lib/schemas/booking.ts';
import { paymentResponseSchema } from '../../lib/schemas/payment.ts';
import { callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { useStripe, type FakeStripe } from './support/servers/fake-stripe.ts';
import { statusOf } from './support/holds.ts';
import { paidEvent, sendEvent } from './support/payment-events.ts';
import { expectErrorOutput } from './support/quiet.ts';
import {
  askQuote,
  bookingBody,
  expectRefusal,
  post,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { countBookings, countStays } from './support/stays.ts';

const { query } = database;
const STAY = stayOf(10, 12);
const SESSION = /cs_test_[0-9a-f]{32}/;

async function book(cabinId: string, key: string = randomUUID(), stay = STAY) {
  const { quote } = await askQuote(quoteBody(cabinId, stay));
  const body = bookingBody(cabinId, stay, quote.total_cents);
  const response = await sendBooking(body, key);
  assert.equal(response.status, 201, await response.clone().text());
  const { booking, payment } = bookingResponseSchema.parse(await response.json());
  const [row] = await query(`select id from public.bookings where token = '${booking.token}'`);
  const url = payment?.url ?? '';
  return { body, booking, url, sessionId: SESSION.exec(url)?.[0] ?? '', id: String(row?.id) };
}

async function run(job: string): Promise<Record<string, number>> {
  const response = await callFunction(job, {
    method: 'POST',
    headers: { apikey: process.env.SUPABASE_SECRET_KEY ?? '' },
  });
  assert.equal(response.status, 200, await response.clone().text());
  return ((await response.json()) as { done: Record<string, number> }).done;
}

async function payStatus(sessionId: string, ask = false) {
  const response = await post('payment-status', { session_id: sessionId, ask });
  assert.equal(response.status, 200);
  return paymentResponseSchema.parse(await response.json());
}

const age = (table: string, where: string) =>
  query(
    table === 'payments'
      ? `update public.payments set created_at = created_at - interval '6 minutes', checked_at = null where ${where}`
      : `update public.refunds set next_attempt_at = now() - interval '1 second' where ${where}`,
  );

async function expireNow(bookingId: string) {
  const past = `now() - interval '1 second'`;
  const mine = `(select occupancy_id from public.bookings where id = '${bookingId}')`;
  await query(`update public.occupancies set expires_at = ${past} where id = ${mine}`);
  await query(`update public.bookings set hold_expires_at = ${past} where id = '${bookingId}'`);
}

const refundsOf = (bookingId: string) =>
  query(
    `select r.id, r.status, r.attempts, r.amount_cents, r.error from public.refunds r
     join public.payments p on p.id = r.payment_id where p.booking_id = '${bookingId}'`,
  );

test('the page at Stripe asks for exactly the total, of this booking, as short as Stripe takes it', async (t) => {
  const stripe = await useStripe(t);
  const cabin = await createCabin({ title: 'Test & Cabin' });
  const { booking, url, id, body } = await book(cabin.id);
  assert.match(url, /^https:\/\/checkout\.stripe\.example\//);
  const [call] = stripe.calls;
  assert.ok(call);
  assert.equal(stripe.calls.length, 1);
  assert.partialDeepStrictEqual(call, {
    method: 'POST',
    path: '/v1/checkout/sessions',
    headers: {
      type: 'application/x-www-form-urlencoded',
      version: '2025-08-27.basil',
    },
  });
  const [row] = await query(
    `select extract(epoch from hold_expires_at) as ends from public.bookings where id = '${id}'`,
  );
  const ends = Number(row?.ends);
  const { expires_at, success_url, cancel_url, ...form } = call.form;
  const created = ends - HOLD_MINUTES * 60;
  assert.ok(Math.abs(Number(expires_at) - created - 32 * 60) <= 1, 'as short as Stripe takes');
  assert.equal(
    success_url,
    'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
  );
  assert.ok(cancel_url?.startsWith(`http://localhost:3000/booking?cabin=${cabin.slug}&`));
  assert.partialDeepStrictEqual(form, {
    mode: 'payment',
    client_reference_id: id,
    customer_email: body.guest.email,
    'adaptive_pricing[enabled]': 'false',
    'payment_method_types[0]': 'card',
    'payment_intent_data[receipt_email]': body.guest.email,
    'payment_intent_data[metadata][booking_id]': id,
    'payment_intent_data[metadata][reference]': booking.reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': String(booking.total_cents),
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': 'Test & Cabin',
    'metadata[booking_id]': id,
    'metadata[reference]': booking.reference,
  });
  assert.equal(calendarDate(booking.check_in), STAY.checkIn);
});

for (const trouble of ['down', 'gateway', 'refused', 'bad_key', 'answer_lost'] as const) {
  test(`when the provider is in trouble (${trouble}), the dates are free again and the key is, too`, async (t) => {
    const stripe = await useStripe(t);
    const cabin = await createCabin();
    const { quote } = await askQuote(quoteBody(cabin.id, STAY));
    const body = bookingBody(cabin.id, STAY, quote.total_cents);
    const key = randomUUID();
    stripe.makeTrouble(trouble);
    const refusal = await expectRefusal(await sendBooking(body, key), 503);
    assert.equal(refusal.code, 'payment_unavailable');
    assert.equal(await countStays(cabin.id), 0);
    assert.equal((await sendBooking(body, key)).status, 201);
    assert.deepEqual([await countStays(cabin.id), await countBookings(cabin.id)], [1, 2]);
  });
}

test('a slow provider: the same request many times at once is one booking with one page', async (t) => {
  const stripe = await useStripe(t);
  stripe.account.slowMs = 400;
  const cabin = await createCabin();
  const { quote } = await askQuote(quoteBody(cabin.id, STAY));
  const body = bookingBody(cabin.id, STAY, quote.total_cents);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await sendBooking(body, key)).text()),
  );
  assert.equal(new Set(answers).size, 1, [...new Set(answers)].join('\n'));
  assert.equal(stripe.account.sessions.size, 1);
  assert.deepEqual([await countStays(cabin.id), await countBookings(cabin.id)], [1, 1]);
});

test('a guest who comes back with the same key goes on with the same page; after the hold, with a new one', async (t) => {
  await useStripe(t);
  const cabin = await createCabin();
  const key = randomUUID();
  const first = await book(cabin.id, key);
  const again = bookingResponseSchema.parse(await (await sendBooking(first.body, key)).json());
  assert.deepEqual(again, { booking: first.booking, payment: { url: first.url } });
  await expireNow(first.id);
  const late = bookingResponseSchema.parse(await (await sendBooking(first.body, key)).json());
  assert.notEqual(late.booking.reference, first.booking.reference);
  assert.notEqual(late.payment?.url, first.url);
  assert.equal(await statusOf(query, first.id), 'expired');
  // The first page is paid after all: the dates are the guest's own second hold's, so the money goes back.
  const paid = paidEvent(first.sessionId, { amount_total: first.booking.total_cents });
  assert.equal((await sendEvent(paid)).result, 'late_refunded');
  assert.equal(await countStays(cabin.id), 1);
});

test('a booking that is paid needs no page any more', async (t) => {
  await useStripe(t);
  const cabin = await createCabin();
  const key = randomUUID();
  const { body, booking, sessionId } = await book(cabin.id, key);
  await sendEvent(paidEvent(sessionId, { amount_total: booking.total_cents }));
  const again = bookingResponseSchema.parse(await (await sendBooking(body, key)).json());
  assert.deepEqual(again, { booking: { ...booking, status: 'confirmed' }, payment: null });
});

test('whether the notice comes first, later or never, the status is true', async (t) => {
  const stripe = await useStripe(t);
  const cabin = await createCabin();
  const { sessionId, booking, id } = await book(cabin.id);
  assert.equal((await payStatus(sessionId, true)).payment.status, 'open');
  const session = stripe.account.pay(sessionId);
  // Just asked: the provider is not asked again for a while, whoever looks.
  const calls = stripe.calls.length;
  assert.equal((await payStatus(sessionId, true)).payment.status, 'open');
  assert.equal(stripe.calls.length, calls);
  await query(`update public.payments set checked_at = null where session_id = '${sessionId}'`);
  assert.equal((await payStatus(sessionId)).payment.status, 'open');
  const { payment, booking: status } = await payStatus(sessionId, true);
  assert.partialDeepStrictEqual(payment, { status: 'paid', refund_cents: 0 });
  assert.match(payment.receipt_url ?? '', /^https:\/\/pay\.example\/receipts\//);
  assert.partialDeepStrictEqual(status, { status: 'confirmed', reference: booking.reference });
  const notice = { ...paidEvent(sessionId), data: { object: session } };
  assert.equal((await sendEvent(notice)).result, 'repeated');
  assert.equal(await statusOf(query, id), 'confirmed');
});

for (const trouble of ['down', 'gateway', 'bad_key', 'hang', 'answer_lost'] as const) {
  test(`a provider that does not answer (${trouble}) is called once, and the status stays`, async (t) => {
    expectErrorOutput(t);
    const stripe = await useStripe(t);
    const { sessionId } = await book((await createCabin()).id);
    const calls = stripe.calls.length;
    stripe.makeTrouble(trouble);
    const start = performance.now();
    assert.equal((await payStatus(sessionId, true)).payment.status, 'open');
    t.diagnostic(`answered after ${Math.round(performance.now() - start)} ms`);
    assert.equal(stripe.calls.length, calls + 1);
  });
}

test('the job polls payments without a webhook and closes pages of finished bookings', async (t) => {
  const stripe = await useStripe(t);
  const [paid, unpaid, over] = [
    await book((await createCabin()).id),
    await book((await createCabin()).id),
    await book((await createCabin()).id),
  ];
  stripe.account.pay(paid.sessionId);
  // Those of other tests, which in a slow run are due by now, would fill the run.
  await query(`update public.payments set checked_at = now() where status = 'open'
    and booking_id not in ('${paid.id}', '${unpaid.id}', '${over.id}')`);
  await expireNow(over.id);
  await run('job-settle-payments');
  assert.equal(await statusOf(query, paid.id), 'pending_payment', 'five minutes have not passed');
  for (const { id } of [paid, unpaid]) await age('payments', `booking_id = '${id}'`);
  const pages = await Promise.all([run('job-settle-payments'), run('job-settle-payments')]);
  assert.ok(pages.some(({ pages_settled }) => Number(pages_settled) >= 1));
  assert.equal(await statusOf(query, paid.id), 'confirmed');
  assert.equal(await statusOf(query, unpaid.id), 'pending_payment');
  await run('job-expire-holds');
  assert.equal(await statusOf(query, over.id), 'expired');
  assert.equal(stripe.account.sessions.get(over.sessionId)?.status, 'expired');
  assert.equal((await payStatus(over.sessionId)).payment.status, 'expired');
});

test('a page that is paid in the moment it is closed counts as paid', async (t) => {
  const stripe = await useStripe(t);
  const { id, sessionId } = await book((await createCabin()).id);
  await expireNow(id);
  await query(`select public.expire_holds(now())`);
  stripe.account.pay(sessionId);
  await run('job-expire-holds');
  assert.equal(await statusOf(query, id), 'confirmed');
});

async function cancelled(stripe: FakeStripe) {
  const cabin = await createCabin({ free_cancel_days: 2 });
  const { booking, sessionId, id } = await book(cabin.id);
  stripe.account.pay(sessionId);
  const notice = paidEvent(sessionId, {
    amount_total: booking.total_cents,
    payment_intent: `pi_${sessionId}`,
  });
  await sendEvent(notice);
  const answer = await post('cancel-booking', {
    token: booking.token,
    expected_refund_cents: booking.total_cents,
  });
  assert.deepEqual(
    [answer.status, await answer.json()],
    [200, { result: 'cancelled', refund_cents: booking.total_cents }],
  );
  return { id, booking };
}

const sentBack = (stripe: FakeStripe) =>
  stripe.account.refunds.reduce((sum, { amount }) => sum + amount, 0);

test('a refund is sent once, by many workers at once, and the booking is refunded', async (t) => {
  const stripe = await useStripe(t);
  const { id, booking } = await cancelled(stripe);
  await Promise.all(Array.from({ length: 6 }, () => run('job-settle-payments')));
  assert.equal(sentBack(stripe), booking.total_cents);
  assert.equal(await statusOf(query, id), 'refunded');
  await run('job-settle-payments');
  assert.equal(stripe.account.refunds.length, 1);
});

for (const trouble of ['down', 'gateway', 'answer_lost', 'bad_key'] as const) {
  test(`a refund that fails on its way (${trouble}) is tried again, and paid once`, async (t) => {
    const stripe = await useStripe(t);
    const { id, booking } = await cancelled(stripe);
    stripe.makeTrouble(trouble);
    assert.deepEqual((await run('job-settle-payments')).refunds_sent, 0);
    const [refund] = await refundsOf(id);
    assert.partialDeepStrictEqual(refund, { status: 'queued', attempts: 1 });
    assert.equal((await run('job-settle-payments')).refunds_sent, 0, 'not before its time');
    await age('refunds', `id = '${String(refund?.id)}'`);
    await run('job-settle-payments');
    assert.equal(sentBack(stripe), booking.total_cents);
    assert.equal(stripe.account.refunds.length, 1);
    const tries = stripe.calls.filter(({ path }) => path === '/v1/refunds');
    assert.deepEqual(
      tries.map(({ headers }) => headers.key),
      [refund?.id, refund?.id],
    );
    assert.equal(await statusOf(query, id), 'refunded');
  });
}

test('a worker that dies between the provider and the database pays nothing twice', async (t) => {
  const stripe = await useStripe(t);
  const { id, booking } = await cancelled(stripe);
  await run('job-settle-payments');
  // As the crash would have left it.
  await query(
    `update public.refunds r set status = 'queued', sent_at = null, next_attempt_at = now()
     from public.payments p where p.id = r.payment_id and p.booking_id = '${id}'`,
  );
  await run('job-settle-payments');
  assert.equal(stripe.account.refunds.length, 1);
  assert.equal(sentBack(stripe), booking.total_cents);
});

test('a refund the provider will never take is left for the host to see', async (t) => {
  const stripe = await useStripe(t);
  const { id } = await cancelled(stripe);
  stripe.makeTrouble('refused');
  await run('job-settle-payments');
  const [refund] = await refundsOf(id);
  assert.partialDeepStrictEqual(refund, { status: 'failed', error: '400 parameter_invalid_empty' });
  await run('job-settle-payments');
  assert.equal(stripe.account.refunds.length, 0);
  assert.equal(await statusOf(query, id), 'cancelled');
});

const actOnTestPage = async (sessionId: string, action: string) => {
  const answer = await post('test-payment', { session_id: sessionId, action });
  return { status: answer.status, body: (await answer.json()) as { outcome?: string } };
};

const ENDINGS: [action: string, outcome: string, status: string][] = [
  ['approve', 'paid', 'confirmed'],
  ['pay_twice_told', 'paid', 'confirmed'],
  ['pay_untold', 'paid', 'pending_payment'],
  ['pay_late', 'paid', 'confirmed'],
  ['decline', 'declined', 'pending_payment'],
];
for (const [action, outcome, status] of ENDINGS) {
  test(`the test provider's page: ${action}`, async () => {
    const { url, sessionId, id } = await book((await createCabin()).id);
    assert.equal(url, `http://localhost:3000/pay/${sessionId}`);
    assert.deepEqual(await actOnTestPage(sessionId, action), { status: 200, body: { outcome } });
    assert.equal(await statusOf(query, id), status);
    if (action === 'pay_untold') {
      assert.equal((await payStatus(sessionId, true)).booking.status, 'confirmed');
    }
    if (outcome === 'paid') {
      assert.deepEqual((await actOnTestPage(sessionId, 'approve')).body, { outcome: 'closed' });
    }
  });
}

test('a payment on the test provider’s page can be disputed, lost and won', async () => {
  const { sessionId, id } = await book((await createCabin()).id);
  assert.deepEqual((await actOnTestPage(sessionId, 'dispute')).body, { outcome: 'closed' });
  await actOnTestPage(sessionId, 'approve');
  for (const [action, state, refunds] of [
    ['dispute', 'open', 0],
    ['dispute_lost', 'lost', 1],
    ['dispute_won', 'won', 0],
  ] as const) {
    assert.deepEqual((await actOnTestPage(sessionId, action)).body, { outcome: 'disputed' });
    const [found] = await query(
      `select d.state from public.disputes d join public.payments p on p.id = d.payment_id where p.booking_id = '${id}'`,
    );
    assert.equal(found?.state, state);
    assert.equal((await refundsOf(id)).length, refunds);
  }
});

test('the test provider pays back, too, and has no page where another provider is chosen', async (t) => {
  const cabin = await createCabin({ free_cancel_days: 2 });
  const { booking, sessionId, id } = await book(cabin.id);
  await actOnTestPage(sessionId, 'approve');
  await post('cancel-booking', {
    token: booking.token,
    expected_refund_cents: booking.total_cents,
  });
  await run('job-settle-payments');
  assert.equal(await statusOf(query, id), 'refunded');
  const [page] = await query(
    `select refunded_cents from public.test_payment_pages where session_id = '${sessionId}'`,
  );
  assert.equal(page?.refunded_cents, booking.total_cents);
  setEnvironment(t, { PAYMENT_PROVIDER: 'stripe' });
  assert.equal((await actOnTestPage(sessionId, 'approve')).status, 404);
});

test('cancelling needs the token, and the refund that was stated', async () => {
  const { booking, id } = await book((await createCabin()).id);
  const ask = async (token: string, expected_refund_cents: number) => {
    const answer = await post('cancel-booking', { token, expected_refund_cents });
    return [answer.status, ((await answer.json()) as { result?: string }).result];
  };
  assert.deepEqual(await ask('f'.repeat(32), 0), [404, 'unknown']);
  assert.deepEqual(await ask(booking.token, 100), [409, 'refund_changed']);
  assert.equal(await statusOf(query, id), 'pending_payment');
  assert.deepEqual(await ask(booking.token, 0), [200, 'cancelled']);
  assert.deepEqual(await ask(booking.token, 0), [200, 'repeated']);
});

test('released dates can be held again with the same idempotency key', async () => {
  const cabin = await createCabin();
  const key = randomUUID();
  const first = await book(cabin.id, key);
  const body = { token: first.booking.token, expected_refund_cents: 0, only_unpaid: true };
  assert.equal((await post('cancel-booking', body)).status, 200);
  const again = bookingResponseSchema.parse(await (await sendBooking(first.body, key)).json());
  assert.notEqual(again.booking.reference, first.booking.reference);
  assert.equal(again.booking.status, 'pending_payment');
  assert.ok(again.payment);
  assert.deepEqual([await countStays(cabin.id), await countBookings(cabin.id)], [1, 2]);
});

test('a hold that is let go keeps its booking when it has been paid meanwhile, however late that is for a refund', async () => {
  const cabin = await createCabin({ free_cancel_days: 30 });
  const { booking, sessionId, id } = await book(cabin.id);
  assert.equal((await actOnTestPage(sessionId, 'approve')).body.outcome, 'paid');
  const body = { token: booking.token, expected_refund_cents: 0 };
  const letGo = await post('cancel-booking', { ...body, only_unpaid: true });
  const answer = (await letGo.json()) as { result?: string };
  assert.deepEqual([letGo.status, answer.result], [409, 'refund_changed']);
  assert.equal(await statusOf(query, id), 'confirmed');
  // Asked as the cancellation it is, it is one.
  assert.equal((await post('cancel-booking', body)).status, 200);
});
