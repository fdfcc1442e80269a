import { addDays, utcDate, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';

const started = new Date();
const hoursToNoon = 12 - started.getUTCHours();

/** A zone in which the run begins about noon, so that no test sees its day end. The sign is POSIX's. */
export const NOON_ZONE = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const today = todayInZone(started, NOON_ZONE);

/** An instant of the date as told both in UTC and in the noon zone, which lies up to 12 hours ahead and 11 behind. */
export const middayOf = (date: string) => `${date}T11:30:00Z`;

/** The instant of noon of the date in the noon zone, as an ICS file writes it. */
export const icsNoonOf = (date: string) =>
  `${date.replaceAll('-', '')}T${String(started.getUTCHours()).padStart(2, '0')}0000Z`;

/** The date so many days from today in the cabins of the tests. */
export const day = (days: number): CalendarDate => addDays(today, days);

export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** The instant a UTC day begins, so many days from today's. */
export const utcDayStart = (days = 0) =>
  new Date(Date.parse(`${utcDate(new Date())}T00:00:00Z`) + days * 86_400_000).toISOString();

/** Returns at once, except just before a UTC day ends: then when the next one has begun. */
export async function awaitQuietDay() {
  const left = Date.parse(utcDayStart(1)) - Date.now();
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left + 2_000));
}
