import { randomInt } from 'node:crypto';
import {
  attemptFor,
  bookUntilKnown,
  emptyLedger,
  MAX_STAY,
  readPrices,
  type Endpoint,
  type Ledger,
  type Wish,
} from '../harness/bookings.ts';
import { day, makeCabins } from '../harness/cabins.ts';
import type { TestEnvironment } from '../harness/environment.ts';
import { isInTime, ms, tally } from '../harness/figures.ts';
import type { Row } from '../harness/report.ts';
import { wait } from '../harness/wait.ts';

// Far longer than a slow machine takes; only a key that nothing settles reaches it.
const SETTLED_WITHIN_MS = 300_000;
const DAYS = 510;

/** Pairs of stays on the same night of the same cabin; there must never be one. */
const OVERLAPS_SQL = `
  select count(*)::int as overlaps
  from public.occupancies a
  join public.occupancies b on b.cabin_id = a.cabin_id and b.id > a.id
    and b.check_in < a.check_out and a.check_in < b.check_out
  where a.released_at is null and b.released_at is null`;

/** The given references whose booking or nights are missing. */
const MISSING_SQL = `
  select count(*)::int as missing
  from unnest($1::text[]) as acknowledged (reference)
  where not exists (
    select from public.bookings b join public.occupancies s on s.id = b.occupancy_id
    where b.reference = acknowledged.reference and s.released_at is null
  )`;

function randomWish(cabins: readonly string[]): Wish {
  const nights = randomInt(1, MAX_STAY + 1);
  const from = randomInt(0, DAYS);
  return {
    cabinId: cabins[randomInt(cabins.length)] ?? '',
    checkIn: day(from),
    checkOut: day(from + nights),
    nights,
  };
}

/** Counts double-booked nights, and acknowledged bookings that are lost. */
async function countFaults({ sql }: TestEnvironment, { acknowledged }: Ledger) {
  const [overlaps] = await sql.unsafe<{ overlaps: number }[]>(OVERLAPS_SQL);
  const references = acknowledged.map(({ reference }) => reference);
  const [missing] = await sql.unsafe<{ missing: number }[]>(MISSING_SQL, [references]);
  return { overlaps: overlaps?.overlaps ?? NaN, missing: missing?.missing ?? NaN };
}

export type Kills = {
  scenario: string;
  what: string;
  times: number;
  everyMs: number;
  kill: () => Promise<unknown>;
  /** Resolves when it responds again. */
  revive: () => Promise<unknown>;
};

/** Concurrent guests book at random while a process they need is killed again and again. */
export async function bookThroughKills(
  environment: TestEnvironment,
  endpoint: Endpoint,
  { scenario, what, times, everyMs, kill, revive }: Kills,
  size: { acknowledged: number; cabins: number; clients: number; maxSeconds: number },
): Promise<Row[]> {
  const cabins = await makeCabins(environment, size.cabins);
  const prices = await readPrices(environment, cabins[0] ?? '');
  const end = performance.now() + size.maxSeconds * 1000;
  const recoveries: number[] = [];
  const ledger = emptyLedger();

  const killer = async () => {
    for (let killed = 0; killed < times; killed++) {
      await wait(everyMs * (0.75 + Math.random() / 2));
      await kill();
      await revive();
      const back = performance.now();
      const had = ledger.acknowledged.length;
      while (ledger.acknowledged.length === had && performance.now() - back < 15_000)
        await wait(20);
      recoveries.push(performance.now() - back);
    }
  };
  const isOver = () =>
    performance.now() > end ||
    (recoveries.length === times && ledger.acknowledged.length >= size.acknowledged);
  const guest = async () => {
    while (!isOver()) {
      const attempt = attemptFor(randomWish(cabins), prices);
      await bookUntilKnown(endpoint, attempt, ledger, performance.now() + SETTLED_WITHIN_MS);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: size.clients }, guest)]);
  const { overlaps, missing } = await countFaults(environment, ledger);
  const { acknowledged, unknown, settled, refused } = ledger;
  const open = unknown.length - settled;
  const slowest = Math.max(...recoveries);
  return [
    {
      scenario,
      target: `${times} × kill -9 of ${what}: 0 of ≥ ${size.acknowledged} acknowledged lost, 0 overlaps, every unknown outcome settled by its key`,
      measured: `${acknowledged.length} acknowledged, ${missing} lost, ${overlaps} overlaps; ${unknown.length} unknown, ${open} left open; refused: ${tally(refused)}`,
      ok: overlaps === 0 && missing === 0 && open === 0 && acknowledged.length >= size.acknowledged,
    },
    {
      scenario,
      target: 'accepted again ≤ 5 s after it is back',
      measured: `slowest ${ms(slowest)}`,
      ok: isInTime(slowest, 5000),
    },
  ];
}
