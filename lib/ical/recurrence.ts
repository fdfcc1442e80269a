import ICAL from 'ical.js';
import { readDates } from './time.ts';
import { parseCalendarDate, type CalendarDate } from '../domain/values/calendar-date.ts';

/** How far all repeats of a file may be followed: a rule can be without end, or written to keep a reader busy. */
export const STEPS_PER_FILE = 50_000;
export type Steps = { left: number };

const SIMPLE = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'];
const MAX_INTERVAL = 366;

/** Only rules that surely find a next day are followed. */
function isSimple(rule: ICAL.Recur): boolean {
  const parts = rule
    .toString()
    .split(';')
    .map((part) => part.split('=')[0] ?? '');
  const hasDays = parts.includes('BYDAY');
  return (
    ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq) &&
    (!hasDays || rule.freq === 'WEEKLY') &&
    rule.interval <= MAX_INTERVAL &&
    parts.every((part) => SIMPLE.includes(part))
  );
}

/** The days on which an event begins, until the day; throws for a rule that is not followed. */
export function repeatsOf(
  component: ICAL.Component,
  start: CalendarDate,
  until: CalendarDate,
  steps: Steps,
): CalendarDate[] {
  const take = (count: number) => {
    steps.left -= count;
    if (steps.left < 0) throw new Error('Too many repeats');
  };
  const datesOf = (name: string) =>
    component.getAllProperties(name).flatMap((property) => {
      take(property.jCal.length);
      return readDates(property);
    });
  const days = new Set([start, ...datesOf('rdate')]);
  const rule = component.getFirstPropertyValue('rrule');
  if (rule instanceof ICAL.Recur) {
    if (!isSimple(rule)) throw new Error('A rule that is not followed');
    const iterator = rule.iterator(ICAL.Time.fromDateString(start));
    for (let next = iterator.next(); next; next = iterator.next()) {
      const day = parseCalendarDate(next.toString().slice(0, 10));
      if (!day || day > until) break;
      take(1);
      days.add(day);
    }
  }
  const without = new Set(datesOf('exdate'));
  return [...days].filter((day) => !without.has(day));
}
