import { calendarDate, type CalendarDate } from '../values/calendar-date.ts';
import { FALL_WEEKS } from './fall-color.ts';

/** In the middle of the weeks in which the valleys and slopes below 4,000 feet are at their best. */
const PEAK_DAY = '10-24';
const FIRST_DAY = FALL_WEEKS[0] ?? PEAK_DAY;
/** Of the last week. */
const LAST_DAY = '11-15';

/** The day around which color peaks next, once a season is over and until the next begins; null during one. */
export function nextPeakDay(today: CalendarDate): CalendarDate | null {
  const day = today.slice('yyyy-'.length);
  if (day >= FIRST_DAY && day <= LAST_DAY) return null;
  const year = Number(today.slice(0, 4)) + (day > LAST_DAY ? 1 : 0);
  return calendarDate(`${year}-${PEAK_DAY}`);
}
