import { addDays, type CalendarDate } from '../domain/values/calendar-date.ts';
import type { Stay } from '../domain/stays/stay.ts';
import { formatDateRange, formatShortRange } from './format.ts';

// Within ten months, a date without a year is unambiguous.
const SEASON_DAYS = 300;
const NO_BREAK_SPACE = '\u00a0';

/**
 * "Feb 2–5" in the coming season; "Feb 2 – Feb 5, 2028" beyond it and for past days. The dash is joined to the word
 * before it, so that no line starts with it.
 */
export function formatSeasonRange(stay: Stay, today: CalendarDate): string {
  const isComing =
    stay.checkIn >= addDays(today, -1) && stay.checkOut <= addDays(today, SEASON_DAYS);
  const text = isComing ? formatShortRange(stay) : formatDateRange(stay);
  return text.replace(' –', `${NO_BREAK_SPACE}–`);
}
