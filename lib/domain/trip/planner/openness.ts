import { dayOfWeek, type CalendarDate } from '../../values/calendar-date.ts';
import type { MonthDay, Stop } from './stop.ts';

/** Both days included; a window whose end comes first wraps the new year. */
export function isWithin(date: CalendarDate, from: MonthDay, to: MonthDay): boolean {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Whether a stop is worth an evening's drive that day. */
export const isForEvening = ({ evenings }: Stop, date: CalendarDate): boolean =>
  !evenings || isWithin(date, evenings.from, evenings.to);

/** Why a stop is usually closed that day; null when it is usually open. */
export function closureOn(stop: Stop, date: CalendarDate): string | null {
  if (stop.closed) return stop.closed;
  const { season, weekday } = stop;
  if (season && !isWithin(date, season.from, season.to)) return season.text;
  if (!weekday) return null;
  const isThatDay = dayOfWeek(date) === weekday.day && isWithin(date, weekday.from, weekday.to);
  return isThatDay === (weekday.rule === 'closed') ? weekday.text : null;
}
