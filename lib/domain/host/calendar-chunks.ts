import { CALENDAR_DAYS } from '../stays/calendar-length.ts';
import { addDays, nightsBetween, type CalendarDate } from '../values/calendar-date.ts';

/** The calendar reaches five years back and ahead, far beyond any rate or stay, and loads in chunks of two months. */
export const CHUNK_DAYS = 60;
const PAST_DAYS = 1800;
export const ALL_DAYS = 3600;

export const calendarOrigin = (today: CalendarDate): CalendarDate => addDays(today, -PAST_DAYS);

/** The first day after the bookable calendar; no night from then on can be opened yet. */
export const calendarEnd = (today: CalendarDate): CalendarDate => addDays(today, CALENDAR_DAYS);

/** The index of a day, clamped to the calendar. */
export const dayIndex = (today: CalendarDate, date: CalendarDate): number =>
  Math.max(0, Math.min(ALL_DAYS - 1, nightsBetween(calendarOrigin(today), date)));

export const chunkOf = (index: number): number => Math.floor(index / CHUNK_DAYS);

/** The first day of the chunk that holds this day. */
export const chunkStart = (today: CalendarDate, date: CalendarDate): CalendarDate =>
  addDays(calendarOrigin(today), chunkOf(dayIndex(today, date)) * CHUNK_DAYS);
