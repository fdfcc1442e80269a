import { isCalendarDate, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';

// Half-open `[checkIn, checkOut)`: the check-out day is free for the next guest.
export type Stay = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

// See product §9.4.
export const MAX_STAY_NIGHTS = 30;

/** `incomplete`: a day is missing or invalid. */
export type StayProblem = 'incomplete' | 'order' | 'too-long';

/** Parses two untrusted days as a stay of 1 to MAX_STAY_NIGHTS nights, or says why they aren't one. */
export function parseStay(
  checkIn: unknown,
  checkOut: unknown,
): { ok: true; stay: Stay } | { ok: false; problem: StayProblem } {
  if (!isCalendarDate(checkIn) || !isCalendarDate(checkOut)) {
    return { ok: false, problem: 'incomplete' };
  }
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return { ok: false, problem: 'order' };
  if (nights > MAX_STAY_NIGHTS) return { ok: false, problem: 'too-long' };
  return { ok: true, stay: { checkIn, checkOut } };
}

type ChosenDates = { checkIn?: CalendarDate | null; checkOut?: CalendarDate | null };

/** The stay of the chosen dates; null until both are chosen. */
export const toStay = ({ checkIn, checkOut }: ChosenDates): Stay | null =>
  checkIn && checkOut ? { checkIn, checkOut } : null;
