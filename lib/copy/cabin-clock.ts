import type { CalendarDate } from '../domain/values/calendar-date.ts';
import { throughText } from './format.ts';

/** "Eastern time": the clock of a cabin, for a guest who may live by another. */
export function zoneName(timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    timeZoneName: 'longGeneric',
  });
  const name =
    format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
  return name.replace(/(?<!Standard) Time$/, ' time');
}

/** "through Jan 17, 2027 (until 11:59 PM Eastern time)" */
export const throughMidnightText = (lastDay: CalendarDate, timezone: string): string =>
  `${throughText(lastDay)} (until 11:59 PM ${zoneName(timezone)})`;
