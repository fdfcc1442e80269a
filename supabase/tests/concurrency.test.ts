import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import postgres from 'postgres';
import type { Stay } from '../../lib/domain/stays/stay.ts';
import { bookingResponseSchema } from '../../lib/schemas/booking.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { changeCabin, createCabin, stayOf, takeNights } from './support/cabins.ts';
import { minutesFromNow } from './support/clock.ts';
import { sized, TARGET } from './support/harness.ts';
import { databaseBooking } from './support/database-booking.ts';
import { askQuote, bookingBody, quoteBody, readVersion, sendBooking } from './support/requests.ts';
import { countBookings, countStays, findOverlaps } from './support/stays.ts';
import { sharesNight } from './support/shares-night.ts';

// PGlite answers one query after the other; races are proven on the server.
const [GUESTS, ROUNDS] = sized([50, 4], [25, 2]);

type Answer = { status: number; code?: string; booking?: { reference: string } };

async function readAnswer(response: Response): Promise<Answer> {
  const body = (await response.json()) as { error?: { code: string } };
  if (response.status !== 201) return { status: response.status, code: body.error?.code };
  return { status: 201, booking: bookingResponseSchema.parse(body).booking };
}

const sendAll = (requests: readonly { body: object; key?: string }[]) =>
  Promise.all(requests.map(async ({ body, key }) => readAnswer(await sendBooking(body, key))));

function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code ? `${status} ${code}` : `${status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function priceOf(cabinId: string, nights: number): Promise<number> {
  const { quote } = await askQuote(quoteBody(cabinId, stayOf(1, 1 + nights)));
  return quote.total_cents;
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test(`${GUESTS} guests want nights that overlap: one has them, the others are told`, async (t) => {
  const cabin = await createCabin();
  const total = await priceOf(cabin.id, 7);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // All of them want the seventh night of the round; they arrive on seven different days.
    const stays = times(GUESTS, (i) =>
      stayOf(10 + 13 * round + (i % 7), 17 + 13 * round + (i % 7)),
    );
    const started = performance.now();
    const answers = await sendAll(
      stays.map((stay) => ({ body: bookingBody(cabin.id, stay, total) })),
    );
    slowest = Math.max(slowest, performance.now() - started);
    assert.deepEqual(tally(answers), { '201': 1, '409 dates_unavailable': GUESTS - 1 });
  }
  assert.deepEqual([await countBookings(cabin.id), await countStays(cabin.id)], [ROUNDS, ROUNDS]);
  t.diagnostic(`slowest of ${ROUNDS} rounds: ${Math.round(slowest)} ms (${TARGET})`);
});

if (TARGET === 'postgres') {
  test('fifty connections at once, more than the site opens: one books, none ends in an error', async (t) => {
    const [row] = await database.query(`select current_setting('port') as port`);
    const sql = postgres(`postgres://postgres@127.0.0.1:${row?.port}/postgres`, { max: GUESTS });
    t.after(() => sql.end());
    let slowest = 0;
    for (let round = 0; round < 10; round++) {
      const cabin = await createCabin();
      const requests = await Promise.all(
        times(GUESTS, async (i) => {
          const stay = stayOf(10 + (i % 7), 17 + (i % 7));
          const version = await readVersion(cabin.id, stay);
          return { ...databaseBooking(cabin.id, stay, 1), version };
        }),
      );
      const started = performance.now();
      const rows = await Promise.all(
        requests.map(
          (each) => sql`select public.create_booking(${sql.json(each)}) ->> 'result' as code`,
        ),
      );
      slowest = Math.max(slowest, performance.now() - started);
      const results = rows.map(([each]) => ({ status: 0, code: String(each?.code) }));
      assert.deepEqual(tally(results), { '0 created': 1, '0 dates_unavailable': GUESTS - 1 });
    }
    t.diagnostic(`slowest of 10 rounds: ${Math.round(slowest)} ms`);
  });
}

test(`the same request ${GUESTS} times at once is one booking, answered ${GUESTS} times`, async () => {
  const cabin = await createCabin();
  const total = await priceOf(cabin.id, 3);
  for (let round = 0; round < ROUNDS; round++) {
    const body = bookingBody(cabin.id, stayOf(10 + 4 * round, 13 + 4 * round), total);
    const key = randomUUID();
    const answers = await sendAll(times(GUESTS, () => ({ body, key })));
    assert.deepEqual(tally(answers), { '201': GUESTS });
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  }
  assert.deepEqual([await countBookings(cabin.id), await countStays(cabin.id)], [ROUNDS, ROUNDS]);
});

test('different requests at once under one key are one booking', async () => {
  const cabins = await Promise.all(times(4, () => createCabin()));
  const total = await priceOf(cabins[0]?.id ?? '', 2);
  for (let round = 0; round < ROUNDS; round++) {
    const key = randomUUID();
    // Rivals on one cabin, where the lock decides, and on others, where the unique key does.
    const answers = await sendAll(
      times(GUESTS, (i) => {
        const cabin = cabins[i % cabins.length];
        const from = 10 + 25 * round + (i % 10) * 2;
        return {
          body: bookingBody(cabin?.id ?? '', stayOf(from, from + 2), total, {
            adults: 1 + (i % 2),
          }),
          key,
        };
      }),
    );
    const { '201': booked = 0, '422 idempotency_key_reused': refused = 0 } = tally(answers);
    assert.ok(booked > 0);
    assert.equal(booked + refused, GUESTS, JSON.stringify(tally(answers)));
    assert.equal(new Set(answers.flatMap(({ booking }) => booking?.reference ?? [])).size, 1);
    const rows = await admin.from('bookings').select('id').eq('idempotency_key', key);
    assert.equal(rows.data?.length, 1);
  }
});

test('many guests on five cabins: no night is sold twice, and no free stay is refused', async () => {
  const cabins = await Promise.all(times(5, () => createCabin()));
  const prices = await Promise.all(
    times(15, async (nights) => (nights === 0 ? 0 : priceOf(cabins[0]?.id ?? '', nights))),
  );
  const wish = fc.record({
    cabin: fc.nat(4),
    from: fc.integer({ min: 1, max: 60 }),
    nights: fc.integer({ min: 1, max: 14 }),
  });
  const seed = Date.now();
  const wishes = fc.sample(wish, { numRuns: sized(250, 80), seed });
  const requests = wishes.map(({ cabin, from, nights }) => {
    const stay = stayOf(from, from + nights);
    const cabinId = cabins[cabin]?.id ?? '';
    return { cabinId, stay, body: bookingBody(cabinId, stay, prices[nights] ?? 0) };
  });
  const answers = await sendAll(requests);
  const sold = requests.filter((_, i) => answers[i]?.status === 201);
  const { '201': booked = 0, '409 dates_unavailable': refused = 0 } = tally(answers);
  const told = `seed ${seed}: ${JSON.stringify(tally(answers))}`;
  assert.equal(booked + refused, requests.length, told);

  const overlapsSold = (cabinId: string, stay: Stay) =>
    sold.some((other) => other.cabinId === cabinId && sharesNight(other.stay, stay));
  for (const [i, { cabinId, stay }] of requests.entries()) {
    if (answers[i]?.status === 409) {
      assert.ok(overlapsSold(cabinId, stay), `seed ${seed}: a free stay was refused`);
    }
  }
  const stored = expectData(
    await admin
      .from('bookings')
      .select('reference')
      .in(
        'cabin_id',
        cabins.map(({ id }) => id),
      ),
  );
  assert.deepEqual(
    stored.map(({ reference }) => reference).sort(),
    answers.flatMap(({ booking }) => booking?.reference ?? []).sort(),
  );
  assert.deepEqual(await findOverlaps(), [], `seed ${seed}`);
});

test('concurrent bookings of an expired hold’s nights: one succeeds', async () => {
  const cabin = await createCabin();
  const total = await priceOf(cabin.id, 2);
  await takeNights(cabin.id, stayOf(10, 12), { kind: 'hold', expires_at: minutesFromNow(-1) });
  const body = bookingBody(cabin.id, stayOf(10, 12), total);
  const answers = await sendAll(times(GUESTS, () => ({ body })));
  assert.deepEqual(tally(answers), { '201': 1, '409 dates_unavailable': GUESTS - 1 });
  assert.equal(await countStays(cabin.id), 1);
});

test('neighbours who book at the same moment all get their nights', async () => {
  const cabin = await createCabin();
  const total = await priceOf(cabin.id, 2);
  const stays = times(GUESTS, (i) => stayOf(1 + 2 * i, 3 + 2 * i));
  const answers = await sendAll(
    stays.map((stay) => ({ body: bookingBody(cabin.id, stay, total) })),
  );
  assert.deepEqual(tally(answers), { '201': GUESTS });
});

test('while the host raises the price, every booking is at a price that was true', async () => {
  const cabin = await createCabin();
  const total = await priceOf(cabin.id, 2);
  const requests = times(GUESTS, (i) => ({
    body: bookingBody(cabin.id, stayOf(1 + 2 * i, 3 + 2 * i), total),
  }));
  const [answers] = await Promise.all([
    sendAll(requests),
    changeCabin(cabin.id, { nightly_rate: 20_000 }),
  ]);
  const { '201': booked = 0, '409 price_changed': refused = 0 } = tally(answers);
  assert.equal(booked + refused, GUESTS, JSON.stringify(tally(answers)));
  // Whoever asks after the change is done pays the new price.
  const late = await sendAll(
    times(3, (i) => ({ body: bookingBody(cabin.id, stayOf(110 + 2 * i, 112 + 2 * i), total) })),
  );
  assert.deepEqual(tally(late), { '409 price_changed': 3 });
  const stored = expectData(
    await admin.from('bookings').select('total_cents, quote').eq('cabin_id', cabin.id),
  );
  assert.equal(stored.length, booked);
  for (const { total_cents, quote } of stored) {
    assert.equal(total_cents, total);
    assert.partialDeepStrictEqual(quote, { total_cents: total });
  }
});
