import { addDays, type CalendarDate } from '../values/calendar-date.ts';
import { checkCheckIn, checkCheckOut, type AvailabilityCalendar } from './availability.ts';
import type { Stay } from './stay.ts';

export const COMPARED_NIGHTS = [2, 3, 4, 5, 6, 7] as const;

export type PricedStay = {
  stay: Stay;
  totalCents: number;
  /** Whether no other stay of the same length in the matrix costs less. */
  isCheapest: boolean;
};

/** An arrival with its stays in the order of COMPARED_NIGHTS; null where none is available. */
export type ArrivalRow = { checkIn: CalendarDate; stays: (PricedStay | null)[] };

const stayOf = (checkIn: CalendarDate, nights: number): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, nights),
});

const canLast = (calendar: AvailabilityCalendar, checkIn: CalendarDate, nights: number) =>
  checkCheckOut(calendar, checkIn, addDays(checkIn, nights)).ok;

const isArrival = (calendar: AvailabilityCalendar, date: CalendarDate) =>
  checkCheckIn(calendar, date).ok &&
  COMPARED_NIGHTS.some((nights) => canLast(calendar, date, nights));

/**
 * Up to `count` days on which a stay of a compared length can start, in order: the first ones from `from` on or, with
 * `step` -1, the last ones up to it. Fewer at the end of the calendar.
 */
export function listArrivals(
  calendar: AvailabilityCalendar,
  from: CalendarDate,
  count: number,
  step: 1 | -1 = 1,
): CalendarDate[] {
  const days = [...calendar.days.keys()].sort();
  if (step === -1) days.reverse();
  const arrivals: CalendarDate[] = [];
  for (const date of days) {
    if (arrivals.length >= count) break;
    const isBeyond = step === 1 ? date < from : date > from;
    if (!isBeyond && isArrival(calendar, date)) arrivals.push(date);
  }
  return step === 1 ? arrivals : arrivals.reverse();
}

/** The prices in cents of an arrival's stays, in the order of COMPARED_NIGHTS; null where none is available. */
export function priceArrival(
  calendar: AvailabilityCalendar,
  checkIn: CalendarDate,
  totalCentsOf: (stay: Stay) => number | null,
): (number | null)[] {
  // Checked once for all lengths, because it is the slower half of `checkStay`.
  const isOpen = checkCheckIn(calendar, checkIn).ok;
  return COMPARED_NIGHTS.map((nights) =>
    isOpen && canLast(calendar, checkIn, nights) ? totalCentsOf(stayOf(checkIn, nights)) : null,
  );
}

/** Arrivals with their totals; the cheapest stay of each length is marked, including ties. */
export function toStayMatrix(
  arrivals: readonly CalendarDate[],
  totals: readonly (readonly (number | null)[])[],
): ArrivalRow[] {
  const least = COMPARED_NIGHTS.map((_, column) =>
    Math.min(...totals.map((row) => row[column] ?? Infinity)),
  );
  return arrivals.map((checkIn, row) => ({
    checkIn,
    stays: COMPARED_NIGHTS.map((nights, column) => {
      const totalCents = totals[row]?.[column] ?? null;
      if (totalCents === null) return null;
      const isCheapest = totalCents === least[column];
      return { stay: stayOf(checkIn, nights), totalCents, isCheapest };
    }),
  }));
}
