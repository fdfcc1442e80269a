import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { signEvent } from '../functions/_shared/webhook-signature.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { sized } from './support/harness.ts';
import { holdToPay, PRICE, statusOf } from './support/holds.ts';
import {
  paidEvent,
  refundedEvent,
  sendEvent,
  sendRaw,
  sessionEvent,
  WEBHOOK_SECRET,
  type TestEvent,
} from './support/payment-events.ts';
import { findOverlaps } from './support/stays.ts';

const { query } = database;
const STAY = stayOf(10, 12);
const COPIES = sized(100, 30);
const FORGERIES = 1000;

async function heldSession() {
  const cabin = await createCabin();
  return { cabin, ...(await holdToPay(query, cabin.id, STAY, new Date())) };
}

async function count(sql: string): Promise<number> {
  const [row] = await query(`select count(*)::int as n from ${sql}`);
  return Number(row?.n);
}

const changesOf = (bookingId: string) =>
  count(`public.booking_events where booking_id = '${bookingId}'`);

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

test(`a notice that comes ${COPIES} times, many at once, changes a booking once`, async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { booking, sessionId } = await heldSession();
  const notice = paidEvent(sessionId);
  const answers = await Promise.all(Array.from({ length: COPIES }, () => sendEvent(notice)));
  const results = answers.map(({ status, result }) => `${status} ${result}`);
  assert.equal(results.filter((result) => result === '200 confirmed').length, 1);
  assert.equal(results.filter((result) => result === '200 repeated').length, COPIES - 1);
  assert.equal(await changesOf(booking.id), 3);
});

test(`each kind of notice ${COPIES} times in any order: one stay, one payment, what is given back given back once`, async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { booking, sessionId } = await heldSession();
  const kinds: TestEvent[] = [
    paidEvent(sessionId),
    { ...paidEvent(sessionId), type: 'checkout.session.async_payment_succeeded' },
    sessionEvent('expired', sessionId, { status: 'expired' }),
    sessionEvent('async_payment_failed', sessionId),
    sessionEvent('completed', sessionId),
    refundedEvent(sessionId),
  ];
  const flood = shuffled(kinds.flatMap((kind) => Array.from({ length: COPIES }, () => kind)));
  for (let i = 0; i < flood.length; i += 20) {
    await Promise.all(flood.slice(i, i + 20).map((notice) => sendEvent(notice)));
  }
  // What could not be placed yet was refused, and comes again.
  for (const kind of kinds) assert.equal((await sendEvent(kind)).status, 200);
  assert.equal(await statusOf(query, booking.id), 'confirmed');
  assert.equal(await count(`public.payments where booking_id = '${booking.id}'`), 1);
  const refunds = `public.refunds r join public.payments p on p.id = r.payment_id where p.booking_id = '${booking.id}'`;
  assert.equal(await count(refunds), 1);
  const confirmed = `public.booking_events where booking_id = '${booking.id}' and kind = 'confirmed'`;
  assert.equal(await count(confirmed), 1);
  assert.deepEqual(await findOverlaps(), []);
});

test('a notice days after the payment, signed when it is sent, still books if the dates are free', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { booking, sessionId } = await heldSession();
  await query(
    `select public.set_booking_status('${booking.id}', 'expired', now() + interval '31 minutes')`,
  );
  const { result } = await sendEvent(paidEvent(sessionId));
  assert.equal(result, 'late_confirmed');
  assert.equal(await statusOf(query, booking.id), 'confirmed');
});

test('a page that closed frees the dates; a payment that failed leaves them', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const closed = await heldSession();
  const expired = sessionEvent('expired', closed.sessionId, { status: 'expired' });
  assert.equal((await sendEvent(expired)).result, 'expired');
  assert.equal(await statusOf(query, closed.booking.id), 'expired');
  const failed = await heldSession();
  const notice = sessionEvent('async_payment_failed', failed.sessionId);
  assert.equal((await sendEvent(notice)).result, 'failed');
  assert.equal(await statusOf(query, failed.booking.id), 'pending_payment');
});

test('a refund made by hand at the provider is noted, and cancels nothing', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { booking, sessionId } = await heldSession();
  await sendEvent(paidEvent(sessionId));
  assert.equal((await sendEvent(refundedEvent(sessionId, 1000))).result, 'recorded');
  assert.equal((await sendEvent(refundedEvent(sessionId, PRICE))).result, 'recorded');
  const rows = await query(
    `select r.amount_cents, r.reason, r.status from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${booking.id}' order by r.amount_cents`,
  );
  assert.deepEqual(
    rows.map(({ amount_cents, reason, status }) => [amount_cents, reason, status]),
    [
      [1000, 'made_at_provider', 'sent'],
      [PRICE - 1000, 'made_at_provider', 'sent'],
    ],
  );
  assert.equal(await statusOf(query, booking.id), 'confirmed');
});

test('events of other bookings are acknowledged; one that may still be ours is answered 404 and retried', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const stranger = `cs_test_${randomUUID()}`;
  assert.deepEqual(await sendEvent(paidEvent(stranger, { metadata: {} })), {
    status: 200,
    result: 'ignored',
  });
  assert.equal((await sendEvent(paidEvent(stranger))).status, 404);
  const other = { id: `evt_${randomUUID()}`, type: 'invoice.paid', data: { object: {} } };
  assert.deepEqual(await sendEvent(other), { status: 200, result: 'ignored' });
});

test(`${FORGERIES} forged, changed, old or unsigned events are refused, and nothing happens`, async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { booking, sessionId } = await heldSession();
  const body = JSON.stringify(paidEvent(sessionId));
  const now = new Date();
  const good = await signEvent(body, WEBHOOK_SECRET, now);
  const [time = '', signature = ''] = good.split(',');
  const shift = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const forge: ((i: number) => Promise<[string, string | null]>)[] = [
    async (i) => [body, await signEvent(body, `another secret ${i}`, now)],
    // One byte of the body is another.
    (i) => {
      const bytes = Buffer.from(body);
      const at = i % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return Promise.resolve([bytes.toString('latin1'), good]);
    },
    // One digit of the signature is.
    (i) => {
      const at = 3 + (i % 64);
      const digit = signature[at] === '0' ? '1' : '0';
      return Promise.resolve([
        body,
        `${time},${signature.slice(0, at)}${digit}${signature.slice(at + 1)}`,
      ]);
    },
    async (i) => [body, await signEvent(body, WEBHOOK_SECRET, shift(-(310 + i)))],
    async (i) => [body, await signEvent(body, WEBHOOK_SECRET, shift(310 + i))],
    // A true signature under another time.
    (i) =>
      Promise.resolve([
        body,
        `t=${Math.floor(now.getTime() / 1000) - (1 + (i % 299))},${signature}`,
      ]),
    (i) =>
      Promise.resolve([
        body,
        [null, '', 'v1=', time, signature, `${time},v0=${signature.slice(3)}`][i % 6] ?? null,
      ]),
    (i) => Promise.resolve([body, `${time},v1=${randomBytes(i % 40).toString('hex')}`]),
    () => Promise.resolve([`${body} `, good]),
    () => Promise.resolve(['', good]),
  ];
  const before = await count('public.payment_events');
  let refused = 0;
  for (let i = 0; i < FORGERIES; i++) {
    const [text, header] = (await forge[i % forge.length]?.(Math.floor(i / forge.length))) ?? [
      '',
      null,
    ];
    const response = await sendRaw(text, header);
    await response.text();
    if (response.status === 400) refused += 1;
  }
  assert.equal(refused, FORGERIES);
  assert.equal(await count('public.payment_events'), before);
  assert.equal(await statusOf(query, booking.id), 'pending_payment');
  assert.equal((await sendEvent(JSON.parse(body) as TestEvent)).result, 'confirmed');
});

test('while the secret is being changed, both are believed', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { sessionId } = await heldSession();
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: `whsec_new, ${WEBHOOK_SECRET}` });
  const notice = paidEvent(sessionId);
  assert.equal((await sendEvent(notice, WEBHOOK_SECRET)).result, 'confirmed');
  assert.equal((await sendEvent(notice, 'whsec_new')).result, 'repeated');
  assert.equal((await sendEvent(notice, 'whsec_old')).status, 400);
});

test('one good signature among several is enough; what is signed and is no event is refused', async (t) => {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const { sessionId } = await heldSession();
  const body = JSON.stringify(paidEvent(sessionId));
  const now = new Date();
  const good = await signEvent(body, WEBHOOK_SECRET, now);
  const [time, signature] = good.split(',');
  const several = [time, `v0=${'0'.repeat(64)}`, `v1=${'0'.repeat(64)}`, signature].join(',');
  assert.equal((await sendRaw(body, several)).status, 200);
  for (const text of ['{', 'null', '[]', '{"object":"v2.core.event"}']) {
    const header = await signEvent(text, WEBHOOK_SECRET, now);
    assert.equal((await sendRaw(text, header)).status, 400, text);
  }
});
