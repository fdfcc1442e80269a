import { calendarEnd } from './calendar-chunks.ts';
import { nightsBetween, type CalendarDate } from '../values/calendar-date.ts';

type Night = {
  /** US cents; null for a night that was never opened, or when the role may not see prices. */
  price: number | null;
  minStay: number;
  isOpen: boolean;
  canArrive: boolean;
  canLeave: boolean;
};
type Stay = { checkIn: CalendarDate; checkOut: CalendarDate };
type Range = { from: CalendarDate; to: CalendarDate };
type Span = readonly [least: number, most: number];

export type NightFacts = {
  nights: number;
  /** US cents; null when no night has a price. */
  prices: Span | null;
  unpriced: number;
  minStays: Span;
  arrivals: number;
  departures: number;
  open: number;
};

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)];

/** Summarizes the selected nights for the edit panel; null for none. */
export function describeNights(nights: readonly Night[]): NightFacts | null {
  if (nights.length === 0) return null;
  const prices = nights.flatMap(({ price }) => (price === null ? [] : [price]));
  return {
    nights: nights.length,
    prices: prices.length === 0 ? null : spanOf(prices),
    unpriced: nights.length - prices.length,
    minStays: spanOf(nights.map(({ minStay }) => minStay)),
    arrivals: nights.filter(({ canArrive }) => canArrive).length,
    departures: nights.filter(({ canLeave }) => canLeave).length,
    open: nights.filter(({ isOpen }) => isOpen).length,
  };
}

const [LEAST_CENTS, MOST_CENTS] = [100, 10_000_000];
const PARTS = 100_000;

/** US cents after a change in percent, rounded half up and clamped to $1–$100,000, as in `host_set_days`. */
export function changeByPercent(cents: number, percent: number): number {
  // Integers, because 100.1% isn't exact in floating point.
  const parts = Math.round((100 + percent) * (PARTS / 100));
  return Math.max(LEAST_CENTS, Math.min(MOST_CENTS, Math.round((cents * parts) / PARTS)));
}

/** The limits of a single change; the database refuses more. */
const MAX_CHANGED_DAYS = 400;
export const MAX_CHANGED_CABINS = 50;

type Chosen = Range & { today: CalendarDate; cabins: readonly unknown[] };

/** The code with which the database would refuse to change these nights, or null. */
export function whyNotChangeable({
  from,
  to,
  today,
  cabins,
}: Chosen): 'past' | 'too_far' | 'range_too_long' | 'too_many_cabins' | null {
  if (to <= today) return 'past';
  if (to > calendarEnd(today)) return 'too_far';
  if (nightsBetween(from, to) > MAX_CHANGED_DAYS) return 'range_too_long';
  return cabins.length > MAX_CHANGED_CABINS ? 'too_many_cabins' : null;
}

export type BookingRefusal = 'several-cabins' | 'unpublished' | 'past' | 'taken' | 'needs-notice';

type Wanted = Range & {
  today: CalendarDate;
  cabins: readonly { live: boolean }[];
  /** The stays that occupy nights of the range. */
  stays: readonly Stay[];
  /** Whether the first day allows check-in; undefined when unknown. */
  canArrive?: boolean;
};

/** Why the host can't book the selected nights, or null. */
export function whyNotBookable({
  from,
  today,
  cabins,
  stays,
  canArrive = true,
}: Wanted): BookingRefusal | null {
  if (from < today) return 'past';
  if (cabins.length !== 1) return 'several-cabins';
  if (stays.length > 0) return 'taken';
  if (!cabins[0]?.live) return 'unpublished';
  return from === today && !canArrive ? 'needs-notice' : null;
}

/** Clips a stay to the range, which it must overlap. */
export const withinRange = <S extends Stay>(stay: S, { from, to }: Range): S => ({
  ...stay,
  checkIn: stay.checkIn < from ? from : stay.checkIn,
  checkOut: stay.checkOut > to ? to : stay.checkOut,
});

export const sumNights = (stays: readonly Stay[]): number =>
  stays.reduce((sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut), 0);
