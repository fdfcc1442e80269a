// Apart from the calendar: the package asks Intl as soon as it is loaded, which takes a slow phone 70 ms.
// By their own paths: the package's formatter loads hundreds of files, seconds at a cold start.
import { addHours } from 'date-fns/addHours';
import { formatISO } from 'date-fns/formatISO';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import type { CalendarDate } from './calendar-date.ts';

/** The date and the minute of the day on the wall of an IANA zone; throws RangeError for an unknown zone. */
export function clockInZone(now: Date, timezone: string): { date: CalendarDate; minute: number } {
  // Its local fields, whatever the machine's zone, read what the clock on that zone's wall reads.
  const wall = toZonedTime(now, timezone);
  if (Number.isNaN(wall.getTime())) throw new RangeError(`Unknown zone or instant: ${timezone}`);
  const date = formatISO(wall, { representation: 'date' }) as CalendarDate;
  return { date, minute: wall.getHours() * 60 + wall.getMinutes() };
}

/** The same so many minutes after midnight UTC of a day; more than a day's or negative ones are of the days beside it. */
export const clockAtUtcMinute = (date: CalendarDate, minute: number, timezone: string) =>
  clockInZone(new Date(Date.parse(date) + minute * 60_000), timezone);

/** 965 → "16:05" */
export const timeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const todayInZone = (now: Date, timezone: string): CalendarDate =>
  clockInZone(now, timezone).date;

/** The instant the day begins in an IANA zone; throws RangeError for an unknown zone. */
export function midnightInZone(date: CalendarDate, timezone: string): Date {
  // Not from a text: a calendar asks with a click, and reading one takes longer than all the rest of it.
  const inUtc = Date.parse(date);
  const about = inUtc - getTimezoneOffset(timezone, new Date(inUtc));
  const guess = inUtc - getTimezoneOffset(timezone, new Date(about));
  // Where clocks change at midnight there is no 00:00, or there are two: the guess is then an hour off.
  const instant = [-1, 0, 1]
    .map((hours) => addHours(guess, hours))
    .find((candidate) => todayInZone(candidate, timezone) === date);
  if (!instant) throw new RangeError(`${date} never begins in ${timezone}`);
  return instant;
}

/** The instant at which a clock on that zone's wall shows `time` (HH:mm) of the day. */
export function instantInZone(date: CalendarDate, time: string, timezone: string): Date {
  const instant = fromZonedTime(`${date}T${time}:00`, timezone);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`No ${date} ${time} in ${timezone}`);
  return instant;
}
