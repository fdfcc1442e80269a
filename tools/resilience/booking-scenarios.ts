import { randomInt } from 'node:crypto';
import {
  attemptFor,
  bookUntilKnown,
  emptyLedger,
  functionEndpoint,
  nameOf,
  sendAttempt,
  type Endpoint,
  type Ledger,
  type Wish,
} from './load-client.ts';
import { CABINS_SQL, day, MISSING_SQL, OVERLAPS_SQL } from './cabins.ts';
import { isInTime, ms, percentile, tally, wait, type Row } from './row.ts';
import type { TestEnvironment } from './test-environment.ts';

const MAX_STAY = 14;
// Far longer than a slow machine takes; only a key that nothing settles uses it up.
const SETTLED_WITHIN_MS = 300_000;
const SECRET_KEY = 'sb_secret_of_the_storm_tests';

export const endpointOf = (environment: TestEnvironment): Endpoint =>
  functionEndpoint(environment.backend.url, SECRET_KEY);

export async function makeCabins(
  environment: TestEnvironment,
  count: number,
  days = 530,
): Promise<string[]> {
  const rows = await environment.sql.unsafe<{ id: string }[]>(CABINS_SQL(count, days));
  return rows.map(({ id }) => id);
}

/** Takes a scenario's cabins off the list, so that the next one's pages and searches have their usual size. */
export async function retireCabins(environment: TestEnvironment): Promise<void> {
  await environment.sql`update public.cabins set live = false where live and slug like 'storm-%'`;
}

/** The price of a stay of each length in the test cabins. */
export async function readPrices(environment: TestEnvironment, cabinId: string): Promise<number[]> {
  const prices = [0];
  for (let nights = 1; nights <= MAX_STAY; nights++) {
    const { status, text } = await environment.backend.call('functions/v1/quote', {
      cabin_id: cabinId,
      check_in: day(0),
      check_out: day(nights),
      adults: 2,
      children: 0,
      pets: 0,
    });
    if (status !== 200) throw new Error(`The quote function answered ${status}: ${text}`);
    prices.push((JSON.parse(text) as { quote: { total_cents: number } }).quote.total_cents);
  }
  return prices;
}

function randomWish(cabins: readonly string[], days = 510): Wish {
  const nights = randomInt(1, MAX_STAY + 1);
  const from = randomInt(0, days);
  return {
    cabinId: cabins[randomInt(cabins.length)] ?? '',
    checkIn: day(from),
    checkOut: day(from + nights),
    nights,
  };
}

/** Verifies that no night was sold twice and nothing acknowledged was lost. */
async function judge(
  environment: TestEnvironment,
  { acknowledged }: Ledger,
): Promise<[number, number]> {
  const [overlaps] = await environment.sql.unsafe<{ overlaps: number }[]>(OVERLAPS_SQL);
  const references = acknowledged.map(({ reference }) => reference);
  const [missing] = await environment.sql.unsafe<{ missing: number }[]>(MISSING_SQL, [references]);
  return [overlaps?.overlaps ?? NaN, missing?.missing ?? NaN];
}

/** Concurrent clients, each booking one stay after the other until the time is over. */
async function storm(
  endpoint: Endpoint,
  { clients, wish, isOver }: { clients: number; wish: () => Wish; isOver: () => boolean },
  prices: readonly number[],
): Promise<Ledger> {
  const ledger = emptyLedger();
  const guest = async () => {
    while (!isOver()) {
      const giveUpAt = performance.now() + SETTLED_WITHIN_MS;
      await bookUntilKnown(endpoint, attemptFor(wish(), prices), ledger, giveUpAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, guest));
  return ledger;
}

export async function sameStay(
  environment: TestEnvironment,
  endpoint: Endpoint,
  rounds: number,
): Promise<Row[]> {
  const [cabinId = ''] = await makeCabins(environment, 1, 8 * rounds + 20);
  const prices = await readPrices(environment, cabinId);
  const deadlocksBefore = environment.deadlocks();
  const waits: number[] = [];
  const names: string[] = [];
  let cleanRounds = 0;
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => {
        const from = 8 * round + (i % 4);
        const wish = { cabinId, checkIn: day(from), checkOut: day(from + 4), nights: 4 };
        return sendAttempt(endpoint, attemptFor(wish, prices));
      }),
    );
    const found = answers.map(nameOf);
    names.push(...found);
    waits.push(...answers.map((answer) => answer.ms));
    const won = found.filter((name) => name === '201').length;
    const lost = found.filter((name) => name === '409 dates_unavailable').length;
    if (won === 1 && lost === 99) cleanRounds++;
  }
  const deadlocks = environment.deadlocks() - deadlocksBefore;
  const p99 = percentile(waits, 0.99);
  const times = `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(p99)}`;
  return [
    {
      scenario: 'G1',
      target: `100 rivals, ${rounds} rounds: 1 × 201 and 99 × 409 in each; 0 × 5xx, 0 deadlocks`,
      measured: `${cleanRounds} of ${rounds} rounds; ${tally(names)}; ${deadlocks} deadlocks; ${times}`,
      ok: cleanRounds === rounds && deadlocks === 0,
    },
    { scenario: 'G1', target: 'p99 ≤ 1 s', measured: times, ok: isInTime(p99, 1000) },
  ];
}

export async function randomBookings(
  environment: TestEnvironment,
  endpoint: Endpoint,
  { clients, seconds, least }: { clients: number; seconds: number; least: number },
): Promise<Row[]> {
  const cabins = await makeCabins(environment, 20);
  const prices = await readPrices(environment, cabins[0] ?? '');
  const end = performance.now() + seconds * 1000;
  const wish = () => randomWish(cabins);
  const isOver = () => performance.now() > end;
  const ledger = await storm(endpoint, { clients, wish, isOver }, prices);
  const [overlaps, missing] = await judge(environment, ledger);
  const { acknowledged, refused, unknown, settled, waits } = ledger;
  return [
    {
      scenario: 'G2',
      target: `${clients} clients, 20 cabins, ${seconds} s: 0 overlaps, every one of ≥ ${least} acknowledged bookings present`,
      measured: `${acknowledged.length} acknowledged, ${missing} missing, ${overlaps} overlaps; ${tally(refused)}; unknown: ${tally(unknown)}, ${settled} settled; p50 ${ms(percentile(waits, 0.5))}`,
      ok:
        overlaps === 0 &&
        missing === 0 &&
        unknown.length === settled &&
        acknowledged.length >= least,
    },
  ];
}

export type Kills = {
  scenario: string;
  what: string;
  times: number;
  everyMs: number;
  kill: () => Promise<void>;
  /** Back up and answering; in milliseconds from the call. */
  revive: () => Promise<void>;
};

/** Concurrent bookings while a process they need is killed again and again. */
export async function randomBookingsThroughKills(
  environment: TestEnvironment,
  endpoint: Endpoint,
  { scenario, what, times, everyMs, kill, revive }: Kills,
  least: { acknowledged: number; cabins: number; clients: number; mostSeconds: number },
): Promise<Row[]> {
  const cabins = await makeCabins(environment, least.cabins);
  const prices = await readPrices(environment, cabins[0] ?? '');
  const end = performance.now() + least.mostSeconds * 1000;
  let killed = 0;
  let done = false;
  const recoveries: number[] = [];
  const ledger = emptyLedger();

  const killer = async () => {
    while (killed < times) {
      await wait(everyMs * (0.75 + Math.random() / 2));
      await kill();
      killed++;
      await revive();
      const back = performance.now();
      const had = ledger.acknowledged.length;
      while (ledger.acknowledged.length === had && performance.now() - back < 15_000)
        await wait(20);
      recoveries.push(performance.now() - back);
    }
    done = true;
  };
  const isOver = () =>
    performance.now() > end || (done && ledger.acknowledged.length >= least.acknowledged);
  const guest = async () => {
    while (!isOver()) {
      const attempt = attemptFor(randomWish(cabins), prices);
      await bookUntilKnown(endpoint, attempt, ledger, performance.now() + SETTLED_WITHIN_MS);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: least.clients }, guest)]);
  const [overlaps, missing] = await judge(environment, ledger);
  const open = ledger.unknown.length - ledger.settled;
  const slowest = Math.max(...recoveries);
  return [
    {
      scenario,
      target: `${times} × kill -9 of ${what}: 0 of ≥ ${least.acknowledged} acknowledged lost, 0 overlaps, every unknown outcome settled by its key`,
      measured: `${killed} kills; ${ledger.acknowledged.length} acknowledged, ${missing} lost, ${overlaps} overlaps; ${ledger.unknown.length} unknown, ${open} left open; refused: ${tally(ledger.refused)}`,
      ok:
        killed === times &&
        overlaps === 0 &&
        missing === 0 &&
        open === 0 &&
        ledger.acknowledged.length >= least.acknowledged,
    },
    {
      scenario,
      target: 'accepted again ≤ 5 s after it is back',
      measured: `slowest ${ms(slowest)}`,
      ok: isInTime(slowest, 5000),
    },
  ];
}
