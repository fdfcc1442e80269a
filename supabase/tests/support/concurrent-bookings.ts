import { HOLD_MINUTES } from '../../../lib/domain/bookings/hold.ts';
import { addDays } from '../../../lib/domain/values/calendar-date.ts';
import type { Stay } from '../../../lib/domain/stays/stay.ts';
import {
  confirm,
  confirmSql,
  hold,
  holdSql,
  holdToPay,
  minutesLater,
  type Query,
} from './holds.ts';

type Place = { cabinId: string; stay: Stay };

/** One-night stays, two nights apart, on as many cabins as needed. */
export function scatterStays(cabinIds: readonly string[], first: Stay, count: number): Place[] {
  const perCabin = Math.ceil(count / cabinIds.length);
  return Array.from({ length: count }, (_, i) => {
    const checkIn = addDays(first.checkIn, 2 * (i % perCabin));
    return {
      cabinId: cabinIds[Math.floor(i / perCabin)] ?? '',
      stay: { checkIn, checkOut: addDays(checkIn, 1) },
    };
  });
}

const tally = (results: readonly string[]): Record<string, number> =>
  results.reduce<Record<string, number>>(
    (counts, result) => ({ ...counts, [result]: (counts[result] ?? 0) + 1 }),
    {},
  );

/** Holds lapse without a job: tries the next guests one second before the end and at the end. */
export async function freeExpiredHolds(query: Query, places: readonly Place[], start: Date) {
  const begin = async (now: Date) => {
    const results: string[] = [];
    for (const { cabinId, stay } of places) {
      results.push((await hold(query, cabinId, stay, now)).result);
    }
    return tally(results);
  };
  return {
    held: await begin(start),
    tooEarly: await begin(new Date(minutesLater(start, HOLD_MINUTES).getTime() - 1000)),
    after: await begin(minutesLater(start, HOLD_MINUTES)),
  };
}

/** Payments for lapsed holds, of which every other stay has been taken meanwhile. */
export async function payLate(query: Query, places: readonly Place[], start: Date) {
  const late = minutesLater(start, 45);
  const results: string[] = [];
  for (const [i, { cabinId, stay }] of places.entries()) {
    const { sessionId } = await holdToPay(query, cabinId, stay, start);
    if (i % 2 === 0) {
      const rival = await holdToPay(query, cabinId, stay, minutesLater(start, 31));
      await confirm(query, rival.sessionId, minutesLater(start, 32));
    } else await query(`select public.expire_holds('${minutesLater(start, 31).toISOString()}')`);
    results.push(await confirm(query, sessionId, late));
  }
  return tally(results);
}

type Move = 'a payment in time' | 'a late payment' | 'a payment that nobody waited for';

/** When each party of a race acts, in minutes after the hold started. */
const MOVES: Record<Move, { released: boolean; minutes: number }> = {
  // The hold has lapsed, but nobody has needed its nights.
  'a payment that nobody waited for': { released: false, minutes: 31 },
  'a late payment': { released: true, minutes: 31 },
  'a payment in time': { released: false, minutes: 29 },
};

export const RACED_MOVES = Object.keys(MOVES) as Move[];

/**
 * Each round races a move into a status that keeps nights against a guest who wants those nights, on two connections.
 * Returns how often each won.
 */
export async function raceMove(
  move: Move,
  places: readonly Place[],
  { query, left, right, start }: { query: Query; left: Query; right: Query; start: Date },
) {
  const { released, minutes } = MOVES[move];
  const now = minutesLater(start, minutes);
  const results: string[] = [];
  for (const { cabinId, stay } of places) {
    const { sessionId } = await holdToPay(query, cabinId, stay, start);
    if (released) await query(`select public.expire_holds('${now.toISOString()}')`);
    const [paid, wanted] = await Promise.all([
      left(confirmSql(sessionId, now)),
      right(holdSql(cabinId, stay, now)),
    ]);
    const name = (rows: Record<string, unknown>[]) =>
      (rows[0]?.outcome as { result: string }).result;
    results.push(`${name(paid)} + ${name(wanted)}`);
  }
  return tally(results);
}

/** Cents received minus refunds of every payment whose booking keeps no nights; all must be 0. */
export async function moneyKeptForNothing(query: Query): Promise<number> {
  const [row] = await query(
    `select coalesce(sum(p.paid_cents - coalesce((
       select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id), 0)), 0)::int as cents
     from public.payments p join public.bookings b on b.id = p.booking_id
     where p.status = 'paid' and b.status in ('expired', 'refunded')`,
  );
  return Number(row?.cents);
}
