import postgres from 'postgres';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import type { Stay } from '../../lib/domain/stays/stay.ts';
import {
  freeExpiredHolds,
  moneyKeptForNothing,
  payLate,
  RACED_MOVES,
  raceMove,
  scatterStays,
} from '../../supabase/tests/support/concurrent-bookings.ts';
import { holdSql, type Query } from '../../supabase/tests/support/holds.ts';
import { attemptFor, nameOf, readBooked, sendAttempt, type Endpoint } from './load-client.ts';
import { makeCabins, readPrices } from './booking-scenarios.ts';
import { day, OVERLAPS_SQL } from './cabins.ts';
import { tally, type Row } from './row.ts';
import type { TestEnvironment } from './test-environment.ts';

const queryOf =
  (sql: postgres.Sql): Query =>
  async (text) => [...(await sql.unsafe(text))];

async function countOverlaps(query: Query): Promise<number> {
  const [row] = await query(OVERLAPS_SQL);
  return Number(row?.overlaps);
}

const words = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');

/** Adjacent stays with a turnover on one day, and stays that share one night. */
export async function adjacentStays(environment: TestEnvironment, pairs: number): Promise<Row[]> {
  const sql = postgres(environment.server.url, { max: 4, onnotice: () => undefined });
  const query = queryOf(sql);
  const now = new Date();
  const hold = async (cabinId: string, stay: Stay) => {
    const [row] = await query(holdSql(cabinId, stay, now));
    return (row?.outcome as { result: string }).result;
  };
  const perCabin = 100;
  const cabins = await makeCabins(environment, Math.ceil(pairs / perCabin));
  const places = cabins.flatMap((cabinId) =>
    Array.from({ length: perCabin }, (_, i) => ({ cabinId, from: day(5 * i) })),
  );
  const left = places.slice(0, pairs);
  const results = { first: [] as string[], next: [] as string[], overlap: [] as string[] };
  const work = async () => {
    for (let place = left.pop(); place; place = left.pop()) {
      const { cabinId, from } = place;
      const [second, third] = [addDays(from, 2), addDays(from, 4)];
      results.first.push(await hold(cabinId, { checkIn: from, checkOut: second }));
      results.next.push(await hold(cabinId, { checkIn: second, checkOut: third }));
      const shared = { checkIn: addDays(from, 1), checkOut: second };
      results.overlap.push(await hold(cabinId, shared));
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  await sql.end();
  const all = (names: string[], name: string) => names.every((each) => each === name);
  return [
    {
      scenario: 'G5',
      target: `${pairs} adjacent pairs accepted, ${pairs} one-night overlaps refused`,
      measured: `pairs: ${tally([...results.first, ...results.next])}; overlaps: ${tally(results.overlap)}`,
      ok:
        results.overlap.length === pairs &&
        all([...results.first, ...results.next], 'created') &&
        all(results.overlap, 'dates_unavailable'),
    },
  ];
}

/** Holds that expire without the job, and payments that come afterwards. */
export async function expiryAndLatePayments(
  environment: TestEnvironment,
  holds: number,
  payments: number,
): Promise<Row[]> {
  const query = queryOf(environment.sql);
  const start = new Date();
  const first = { checkIn: day(3), checkOut: day(4) };
  const place = async (count: number) =>
    scatterStays(await makeCabins(environment, Math.ceil(count / 100)), first, count);
  const freed = await freeExpiredHolds(query, await place(holds), start);
  const paid = await payLate(query, await place(payments), start);
  const overlaps = await countOverlaps(query);
  const kept = await moneyKeptForNothing(query);
  return [
    {
      scenario: 'G6',
      target: `${holds} expired holds free at once, not a second before`,
      measured: `a second before: ${words(freed.tooEarly)}; then: ${words(freed.after)}`,
      ok: freed.tooEarly.dates_unavailable === holds && freed.after.created === holds,
    },
    {
      scenario: 'G6',
      target: `${payments} late payments: 0 second stays, all rebooked or given back`,
      measured: `${words(paid)}; ${overlaps} overlaps, ${kept} cents kept for nothing`,
      ok:
        (paid.late_confirmed ?? 0) + (paid.late_refunded ?? 0) === payments &&
        overlaps === 0 &&
        kept === 0,
    },
  ];
}

/** Each transition into a status that keeps nights, raced against a booking of those nights. */
export async function races(environment: TestEnvironment, rounds: number): Promise<Row[]> {
  const query = queryOf(environment.sql);
  const [a, b] = [0, 1].map(() => postgres(environment.server.url, { max: 1 }));
  if (!a || !b) throw new Error('No connections');
  const found: string[] = [];
  for (const move of RACED_MOVES) {
    const places = scatterStays(
      await makeCabins(environment, Math.ceil(rounds / 100)),
      { checkIn: day(3), checkOut: day(4) },
      rounds,
    );
    const connections = { query, left: queryOf(a), right: queryOf(b), start: new Date() };
    found.push(`${move}: ${words(await raceMove(move, places, connections))}`);
  }
  await Promise.all([a.end(), b.end()]);
  const overlaps = await countOverlaps(query);
  return [
    {
      scenario: 'G7',
      target: `every move into a status that keeps nights raced ${rounds} ×: 0 overlaps`,
      measured: `${overlaps} overlaps; ${found.join('; ')}`,
      ok: overlaps === 0,
    },
  ];
}

/** One key, fifty requests at once: one booking and fifty equal answers. */
export async function sameKey(
  environment: TestEnvironment,
  endpoint: Endpoint,
  rounds: number,
): Promise<Row[]> {
  const perCabin = 100;
  const cabins = await makeCabins(environment, Math.ceil(rounds / perCabin));
  const prices = await readPrices(environment, cabins[0] ?? '');
  let good = 0;
  const odd: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = 5 * (round % perCabin);
    const wish = {
      cabinId: cabins[Math.floor(round / perCabin)] ?? '',
      ...{ checkIn: day(from), checkOut: day(from + 3), nights: 3 },
    };
    const attempt = attemptFor(wish, prices);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendAttempt(endpoint, attempt)),
    );
    const other = await sendAttempt(endpoint, { ...attempt, body: { ...attempt.body, adults: 1 } });
    const isOne =
      answers.every(({ status }) => status === 201) &&
      new Set(answers.map((answer) => readBooked(answer).reference)).size === 1;
    if (isOne && other.status === 422) good++;
    else odd.push(...answers.map(nameOf), `other ${nameOf(other)}`);
  }
  const [row] = await environment.sql<{ n: number }[]>`
    select count(*)::int as n from public.bookings where cabin_id = any (${cabins})`;
  return [
    {
      scenario: 'G8',
      target: `one key × 50 at once, ${rounds} rounds: 1 booking, 50 equal answers; another body 422`,
      measured: `${good} of ${rounds} rounds, ${row?.n} bookings${odd.length ? `; ${tally(odd)}` : ''}`,
      ok: good === rounds && row?.n === rounds,
    },
  ];
}
