import type { CalendarDate } from './calendar-date.ts';

// Half-open `[checkIn, checkOut)`: the check-out day is free for the next guest.
export type Stay = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

// product §9.4
export const LONGEST_STAY_NIGHTS = 30;

/** Two stays that share a night; a same-day turnover does not overlap. */
export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}
