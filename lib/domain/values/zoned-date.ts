// Kept apart from the calendar, because the package calls Intl on load, which takes a slow phone 70 ms. Imported by
// path, because its formatter loads hundreds of files, seconds at a cold start.
import { addHours } from 'date-fns/addHours';
import { formatISO } from 'date-fns/formatISO';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import type { CalendarDate } from './calendar-date.ts';

/** The local date and minute of the day in an IANA zone; throws RangeError for an unknown zone. */
export function clockInZone(now: Date, timezone: string): { date: CalendarDate; minute: number } {
  // Its local fields read as the zone's local time, whatever the machine's zone.
  const wall = toZonedTime(now, timezone);
  if (Number.isNaN(wall.getTime())) throw new RangeError(`Unknown zone or instant: ${timezone}`);
  const date = formatISO(wall, { representation: 'date' }) as CalendarDate;
  return { date, minute: wall.getHours() * 60 + wall.getMinutes() };
}

/** The local date and minute at `minute` minutes after midnight UTC, which may be on the day before or after. */
export const clockAtUtcMinute = (date: CalendarDate, minute: number, timezone: string) =>
  clockInZone(new Date(Date.parse(date) + minute * 60_000), timezone);

/** 965 → "16:05" */
export const timeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const todayInZone = (now: Date, timezone: string): CalendarDate =>
  clockInZone(now, timezone).date;

/** The instant a day starts in an IANA zone; throws RangeError for an unknown zone. */
export function midnightInZone(date: CalendarDate, timezone: string): Date {
  // Computed without parsing a zoned text, because that takes longer than everything else a calendar click needs.
  const inUtc = Date.parse(date);
  const about = inUtc - getTimezoneOffset(timezone, new Date(inUtc));
  const guess = inUtc - getTimezoneOffset(timezone, new Date(about));
  // Where clocks change at midnight, 00:00 is missing or occurs twice, so the guess may be an hour off.
  const instant = [-1, 0, 1]
    .map((hours) => addHours(guess, hours))
    .find((candidate) => todayInZone(candidate, timezone) === date);
  if (!instant) throw new RangeError(`${date} never begins in ${timezone}`);
  return instant;
}

/** The instant at which local time in the zone is `time` (HH:mm) on that day. */
export function instantInZone(date: CalendarDate, time: string, timezone: string): Date {
  const instant = fromZonedTime(`${date}T${time}:00`, timezone);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`No ${date} ${time} in ${timezone}`);
  return instant;
}
