import { addDays, utcDate, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';

const started = new Date();
const hoursToNoon = 12 - started.getUTCHours();

/** A zone in which the run starts around noon, so that no test crosses midnight. The sign is POSIX's. */
export const NOON_ZONE = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const today = todayInZone(started, NOON_ZONE);

/** An instant on the date in both UTC and the noon zone, which is up to 12 hours ahead and 11 behind. */
export const middayOf = (date: string) => `${date}T11:30:00Z`;

/** Noon of the date in the noon zone, as an ICS file writes it. */
export const icsNoonOf = (date: string) =>
  `${date.replaceAll('-', '')}T${String(started.getUTCHours()).padStart(2, '0')}0000Z`;

/** The date `days` from today in the test cabins' zone. */
export const day = (days: number): CalendarDate => addDays(today, days);

export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** The start of a UTC day, `days` from today. */
export const utcDayStart = (days = 0) =>
  new Date(Date.parse(`${utcDate(new Date())}T00:00:00Z`) + days * 86_400_000).toISOString();

/** Returns at once, or just before midnight UTC after the next day has started. */
export async function awaitQuietDay() {
  const left = Date.parse(utcDayStart(1)) - Date.now();
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left + 2_000));
}
