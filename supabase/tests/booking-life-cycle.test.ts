import assert from 'node:assert/strict';
import { test } from 'node:test';
import postgres from 'postgres';
import {
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  type BookingStatus,
} from '../../lib/domain/bookings/booking-status.ts';
import { HOLD_MINUTES } from '../../lib/domain/bookings/hold.ts';
import { refundCents, type CancelledBy } from '../../lib/domain/bookings/refund.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import {
  freeExpiredHolds,
  moneyKeptForNothing,
  payLate,
  raceMove,
  RACED_MOVES,
  scatterStays,
} from './support/concurrent-bookings.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day, middayOf } from './support/clock.ts';
import { sized, TARGET } from './support/harness.ts';
import { confirm, hold, holdToPay, minutesLater, PRICE, statusOf } from './support/holds.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { countStays, findOverlaps } from './support/stays.ts';

const { query } = database;
const NOW = new Date();
const STAY = stayOf(10, 12);
const COUNT = sized(100, 40);

const cabinsFor = async (stays: number) =>
  Promise.all(Array.from({ length: Math.ceil(stays / 50) }, async () => (await createCabin()).id));

async function eventsOf(bookingId: string): Promise<string[]> {
  const rows = await query(
    `select kind from public.booking_events where booking_id = '${bookingId}' order by id`,
  );
  return rows.map(({ kind }) => String(kind));
}

async function refundsOf(bookingId: string) {
  const rows = await query(
    `select r.amount_cents, r.reason, r.status from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${bookingId}' order by r.created_at`,
  );
  return rows.map(({ amount_cents, reason, status }) => [amount_cents, reason, status]);
}

test('the database holds the transition table of the domain', async () => {
  const rows = await query(
    `select f.name as "from", t.name as "to", public.may_set_booking_status(f.name, t.name) as may
     from unnest(array['${BOOKING_STATUSES.join("','")}']) f(name), unnest(array['${BOOKING_STATUSES.join("','")}']) t(name)`,
  );
  assert.equal(rows.length, BOOKING_STATUSES.length ** 2);
  for (const { from, to, may } of rows) {
    const wanted = BOOKING_TRANSITIONS[from as BookingStatus].includes(to as BookingStatus);
    assert.equal(may, wanted, `${String(from)} → ${String(to)}`);
  }
});

test('a move that is not in the table is refused even to the owner of the database', async () => {
  const cabin = await createCabin();
  const { booking } = await holdToPay(query, cabin.id, STAY, NOW);
  const set = (status: string) =>
    query(`update public.bookings set status = '${status}' where id = '${booking.id}'`);
  for (const status of ['held', 'refunded', 'completed', 'nonsense']) {
    await assert.rejects(set(status), { code: '23514' }, status);
  }
  assert.equal(await statusOf(query, booking.id), 'pending_payment');
});

test('nobody but the one function moves a booking, and none begins further on', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const { booking } = await holdToPay(query, cabin.id, STAY, NOW);
  const moved = await admin
    .from('bookings')
    .update({ status: 'confirmed' })
    .eq('id', booking.id)
    .select('id');
  assert.ok(moved.error);
  const [row] = await query(
    `select pg_get_functiondef(p.oid) ~ 'update public.bookings b set\\s+status' as writes, proname
     from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
     order by writes desc, proname`,
  );
  assert.deepEqual(row, { writes: true, proname: 'set_booking_status' });
  await assert.rejects(
    query(
      `insert into public.bookings select (b).* from (
         select jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', 'confirmed',
           'hold_expires_at', null)) as b from public.bookings b where b.id = '${booking.id}') x`,
    ),
    { code: '23514' },
  );
});

test('the database gives back what the refund rule says', async () => {
  const deadline = new Date('2031-05-01T04:00:00Z');
  const instants = [-86_400_000, -1, 0, 1, 86_400_000].map(
    (ms) => new Date(deadline.getTime() + ms),
  );
  for (const status of BOOKING_STATUSES) {
    for (const by of ['guest', 'host', 'system'] satisfies CancelledBy[]) {
      for (const paidCents of [0, 1, PRICE]) {
        for (const now of instants) {
          const [row] = await query(
            `select public.booking_refund_cents(${paidCents}, '${status}', '${by}', '${deadline.toISOString()}', '${now.toISOString()}') as cents`,
          );
          assert.equal(row?.cents, refundCents({ paidCents, status, by, deadline, now }));
        }
      }
    }
  }
});

test('from hold to completed stay, each step is noted once', async () => {
  const cabin = await createCabin();
  const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
  assert.equal(await confirm(query, sessionId, minutesLater(NOW, 5)), 'confirmed');
  const row = expectData(
    await admin
      .from('bookings')
      .select('status, hold_expires_at, confirmed_at, occupancies(kind, expires_at, released_at)')
      .eq('id', booking.id)
      .single(),
  );
  assert.partialDeepStrictEqual(row, {
    status: 'confirmed',
    hold_expires_at: null,
    occupancies: { kind: 'booking', expires_at: null, released_at: null },
  });
  const completeOn = async (date: string) => {
    await query(`select public.complete_stays('${middayOf(date)}')`);
    return statusOf(query, booking.id);
  };
  assert.equal(await completeOn(day(12)), 'confirmed');
  assert.equal(await completeOn(day(13)), 'completed');
  await completeOn(day(14));
  const kinds = ['held', 'pending_payment', 'confirmed', 'completed'];
  assert.deepEqual(await eventsOf(booking.id), kinds);
});

test(`${COUNT} holds run out, and the next guests have the dates with no job about`, async () => {
  const places = scatterStays(await cabinsFor(COUNT), stayOf(5, 6), COUNT);
  assert.deepEqual(await freeExpiredHolds(query, places, NOW), {
    held: { created: COUNT },
    tooEarly: { dates_unavailable: COUNT },
    after: { created: COUNT },
  });
  assert.deepEqual(await findOverlaps(), []);
});

test('the job expires holds; run twice at once it does nothing twice', async () => {
  const places = scatterStays(await cabinsFor(10), stayOf(5, 6), 10);
  const holds = [];
  for (const { cabinId, stay } of places)
    holds.push(await holdToPay(query, cabinId, stay, minutesLater(NOW, -40)));
  const expire = async () =>
    expectData(await admin.rpc('expire_holds', { p_now: minutesLater(NOW, -9).toISOString() }));
  await Promise.all([expire(), expire(), expire()]);
  for (const { booking } of holds) {
    const kinds = ['held', 'pending_payment', 'expired'];
    assert.deepEqual(await eventsOf(booking.id), kinds);
  }
});

test(`${COUNT} payments come late: the dates are taken back if free, else the money goes back; never two stays`, async () => {
  const places = scatterStays(await cabinsFor(COUNT), stayOf(5, 6), COUNT);
  assert.deepEqual(await payLate(query, places, NOW), {
    late_confirmed: COUNT / 2,
    late_refunded: COUNT / 2,
  });
  assert.deepEqual(await findOverlaps(), []);
  assert.equal(await moneyKeptForNothing(query), 0);
});

test('a late payment for dates the host has closed since, or that have begun, goes back', async () => {
  const changes: ((cabinId: string) => Promise<unknown>)[] = [
    (id) => query(`update public.cabin_calendar set open = false where cabin_id = '${id}'`),
    (id) => query(`update public.cabins set live = false where id = '${id}'`),
    (id) => takeNights(id, stayOf(11, 12), { kind: 'block' }),
  ];
  for (const change of changes) {
    const cabin = await createCabin();
    const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
    await query(`select public.expire_holds('${minutesLater(NOW, HOLD_MINUTES).toISOString()}')`);
    await change(cabin.id);
    assert.equal(await confirm(query, sessionId, minutesLater(NOW, 31)), 'late_refunded');
    assert.deepEqual(await refundsOf(booking.id), [[PRICE, 'late_payment', 'queued']]);
    assert.equal((await eventsOf(booking.id)).at(-1), 'late_payment_refunded');
  }
  const cabin = await createCabin();
  const { sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
  await query(`select public.expire_holds('${minutesLater(NOW, HOLD_MINUTES).toISOString()}')`);
  const onArrival = minutesLater(NOW, 10 * 24 * 60 + 1);
  assert.equal(await confirm(query, sessionId, onArrival), 'late_refunded');
});

test('another amount, or another money, confirms nothing and goes back whole', async () => {
  for (const wrong of [{ amount_cents: PRICE - 1 }, { amount_cents: 1 }, { currency: 'eur' }]) {
    const cabin = await createCabin();
    const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
    assert.equal(await confirm(query, sessionId, NOW, wrong), 'amount_refunded');
    assert.equal(await statusOf(query, booking.id), 'expired');
    const amount = wrong.amount_cents ?? PRICE;
    assert.deepEqual(await refundsOf(booking.id), [[amount, 'wrong_amount', 'queued']]);
    assert.equal(await countStays(cabin.id), 0);
  }
});

async function cancel(token: string, expected: number, now: Date, by = 'guest') {
  const outcome = expectData(
    await admin.rpc('cancel_booking', {
      p_token: token,
      p_by: by,
      p_expected_refund_cents: expected,
      p_now: now.toISOString(),
    }),
  ) as { result: string; refund_cents: number };
  return [outcome.result, outcome.refund_cents];
}

test('a cancellation gives back what was stated, or cancels nothing', async () => {
  const cabin = await createCabin({ free_cancel_days: 5 });
  const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
  await confirm(query, sessionId, NOW);
  // The terms are those of the day it was booked.
  await query(`update public.cabins set free_cancel_days = 9 where id = '${cabin.id}'`);
  const inTime = minutesLater(NOW, 3 * 24 * 60);
  const tooLate = minutesLater(NOW, 7 * 24 * 60);
  const { token } = booking;
  assert.deepEqual(await cancel(token, PRICE, tooLate), ['refund_changed', 0]);
  assert.deepEqual(await cancel(token, 0, inTime), ['refund_changed', PRICE]);
  assert.deepEqual(await cancel('0'.repeat(32), 0, inTime), ['unknown', 0]);
  assert.equal(await statusOf(query, booking.id), 'confirmed');
  assert.deepEqual(await cancel(token, PRICE, inTime), ['cancelled', PRICE]);
  assert.deepEqual(await cancel(token, PRICE, inTime), ['repeated', PRICE]);
  assert.deepEqual(await refundsOf(booking.id), [[PRICE, 'cancellation', 'queued']]);
  assert.equal(await countStays(cabin.id), 0);
});

test('after the deadline nothing goes back; when the host cancels, everything; on arrival day no more', async () => {
  const late = minutesLater(NOW, 9 * 24 * 60);
  const confirmed = async () => {
    const cabin = await createCabin({ free_cancel_days: 5 });
    const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
    await confirm(query, sessionId, NOW);
    return booking;
  };
  const [first, second, third] = [await confirmed(), await confirmed(), await confirmed()];
  assert.deepEqual(await cancel(first.token, 0, late), ['cancelled', 0]);
  assert.deepEqual(await refundsOf(first.id), []);
  assert.deepEqual(await cancel(second.token, PRICE, late, 'host'), ['cancelled', PRICE]);
  const arrival = minutesLater(NOW, 10 * 24 * 60 + 1);
  assert.deepEqual(await cancel(third.token, 0, arrival), ['not_cancellable', 0]);
});

test('twenty cancellations at once are one, with one refund', async () => {
  const cabin = await createCabin({ free_cancel_days: 5 });
  const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
  await confirm(query, sessionId, NOW);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cancel(booking.token, PRICE, NOW)),
  );
  assert.equal(answers.filter(([result]) => result === 'cancelled').length, 1);
  assert.ok(answers.every(([, refund]) => refund === PRICE));
  assert.equal((await refundsOf(booking.id)).length, 1);
});

test('a payment after the guest cancelled goes back, and the dates stay free', async () => {
  const cabin = await createCabin();
  const { booking, sessionId } = await holdToPay(query, cabin.id, STAY, NOW);
  assert.deepEqual(await cancel(booking.token, 0, NOW), ['cancelled', 0]);
  assert.equal(await confirm(query, sessionId, minutesLater(NOW, 1)), 'cancelled_refunded');
  assert.deepEqual(await refundsOf(booking.id), [[PRICE, 'payment_after_cancellation', 'queued']]);
  assert.equal((await hold(query, cabin.id, STAY, minutesLater(NOW, 2))).result, 'created');
});

if (TARGET === 'postgres') {
  for (const move of RACED_MOVES) {
    test(`${move} against a guest who wants the dates, 50 times: one has them`, async (t) => {
      const [row] = await query(`select current_setting('port') as port`);
      const connect = () =>
        postgres(`postgres://postgres@127.0.0.1:${row?.port}/postgres`, {
          max: 1,
          onnotice: () => undefined,
        });
      const [a, b] = [connect(), connect()];
      t.after(() => Promise.all([a.end(), b.end()]));
      const places = scatterStays(await cabinsFor(50), stayOf(5, 6), 50);
      const counts = await raceMove(move, places, {
        query,
        left: async (sql) => [...(await a.unsafe(sql))],
        right: async (sql) => [...(await b.unsafe(sql))],
        start: NOW,
      });
      const allowed = new Set([
        'confirmed + dates_unavailable',
        'late_confirmed + dates_unavailable',
        'late_refunded + created',
        // The payment came before the rival's look at the price: the rival asks again and is told they are taken.
        'confirmed + inputs_changed',
        'late_confirmed + inputs_changed',
      ]);
      assert.deepEqual(
        Object.keys(counts).filter((name) => !allowed.has(name)),
        [],
      );
      assert.deepEqual(await findOverlaps(), []);
      assert.equal(await moneyKeptForNothing(query), 0);
      t.diagnostic(JSON.stringify(counts));
    });
  }
}
