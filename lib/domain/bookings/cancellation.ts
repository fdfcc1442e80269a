import { addDays, nightsBetween } from '../values/calendar-date.ts';
import { midnightInZone, todayInZone } from '../values/zoned-date.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { lastFreeDay } from './last-free-day.ts';

export type CancellationStatus =
  | { kind: 'no-dates' }
  | { kind: 'free'; lastDay: CalendarDate; daysLeft: number; hoursLeft: number }
  | { kind: 'ended'; lastDay: CalendarDate };

const MS_PER_HOUR = 3_600_000;
const HOURS_PER_DAY = 24;

/** Midnight at the start of (check-in − whole days), in the cabin's IANA zone (product §9.3, §10.1). */
export function cancellationDeadline(
  checkIn: CalendarDate,
  freeCancelDays: number,
  timezone: string,
): Date {
  return midnightInZone(addDays(checkIn, -freeCancelDays), timezone);
}

/** The number of whole days before check-in of an agreed deadline. */
export const agreedFreeCancelDays = (
  deadline: Date,
  checkIn: CalendarDate,
  timezone: string,
): number => nightsBetween(todayInZone(deadline, timezone), checkIn);

type CancellationInput = {
  checkIn: CalendarDate | null;
  freeCancelDays: number;
  timezone: string;
  now: Date;
};

/** Free strictly before the deadline. `hoursLeft` and `daysLeft` (of 24 hours) are rounded down. */
export function cancellationStatus(input: CancellationInput): CancellationStatus {
  if (input.checkIn === null) return { kind: 'no-dates' };
  const deadline = cancellationDeadline(input.checkIn, input.freeCancelDays, input.timezone);
  const lastDay = lastFreeDay(input.checkIn, input.freeCancelDays);
  const leftMs = deadline.getTime() - input.now.getTime();
  if (leftMs <= 0) return { kind: 'ended', lastDay };
  const hoursLeft = Math.floor(leftMs / MS_PER_HOUR);
  return { kind: 'free', lastDay, daysLeft: Math.floor(hoursLeft / HOURS_PER_DAY), hoursLeft };
}

/** The last free day while it isn't over; otherwise, and without a check-in, null. */
export function freeThrough(input: CancellationInput): CalendarDate | null {
  const status = cancellationStatus(input);
  return status.kind === 'free' ? status.lastDay : null;
}
