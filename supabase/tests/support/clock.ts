import { addDays, todayInZone, type CalendarDate } from '../../../lib/domain/calendar-date.ts';

const started = new Date();
const hoursToNoon = 12 - started.getUTCHours();

/** A zone in which the run begins about noon, so that no test sees its day end. The sign is POSIX's. */
export const NOON_ZONE = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const today = todayInZone(started, NOON_ZONE);

/** The date so many days from today in the cabins of the tests. */
export const day = (days: number): CalendarDate => addDays(today, days);

export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000).toISOString();
