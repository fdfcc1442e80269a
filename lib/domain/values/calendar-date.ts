import { UTCDateMini } from '@date-fns/utc/date/mini';
// Imported by path, because the package's index loads three hundred files, seconds at a cold start.
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { millisecondsInDay } from 'date-fns/constants';
import { getDay } from 'date-fns/getDay';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isValid } from 'date-fns/isValid';
import { nextFriday } from 'date-fns/nextFriday';

// A calendar day, `yyyy-MM-dd`, without time or zone. Compare with < and >.
export type CalendarDate = string & { readonly __calendarDate: never };

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const toUtc = (date: string) => new UTCDateMini(date);
const isoDay = (date: Date) => (isValid(date) ? date.toISOString().slice(0, 10) : '');

function fromUtc(date: Date): CalendarDate {
  const text = isoDay(date);
  if (!/^[1-9]\d{3}-/.test(text)) throw new RangeError('Not a day of the years 1000 to 9999');
  return text as CalendarDate;
}

function requireWhole(count: number): number {
  if (!Number.isInteger(count)) throw new RangeError(`Not a whole number: ${count}`);
  return count;
}

/** Whether a value is a valid `yyyy-MM-dd` day in the years 1900–2199. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  return isoDay(new Date(value)) === value;
}

/** An untrusted value as a date, or null. */
export function parseCalendarDate(value: unknown): CalendarDate | null {
  return isCalendarDate(value) ? value : null;
}

/** For literals and other trusted text; throws RangeError when it isn't a date. */
export function calendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError(`Not a calendar date: ${value}`);
  return value;
}

/** Whole days only, either way; throws RangeError for a fraction or beyond the years 1000–9999. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(new Date(Date.parse(date) + requireWhole(days) * millisecondsInDay));

/** The difference in calendar days (product §10.1); negative when check-out comes first. */
export const nightsBetween = (checkIn: CalendarDate, checkOut: CalendarDate): number =>
  (Date.parse(checkOut) - Date.parse(checkIn)) / millisecondsInDay;

/** 0 Sunday … 6 Saturday. */
export const dayOfWeek = (date: CalendarDate): number => getDay(toUtc(date));

/** The first Friday on or after the day. */
export const comingFriday = (date: CalendarDate): CalendarDate =>
  fromUtc(nextFriday(toUtc(addDays(date, -1))));

/** Half-open `[from, to)`; empty when `to` is not after `from`. */
export const eachDay = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, index) => addDays(from, index));

/** 1 for January, 12 for December. */
export const monthNumber = (date: CalendarDate): number =>
  Number(date.slice('yyyy-'.length, 'yyyy-MM'.length));

export const startOfMonth = (date: CalendarDate): CalendarDate =>
  `${date.slice(0, 8)}01` as CalendarDate;

/** The first day of the month `months` away; throws RangeError for a fraction of a month. */
export const addMonths = (month: CalendarDate, months: number): CalendarDate =>
  startOfMonth(fromUtc(addMonthsTo(toUtc(month), requireWhole(months))));

export const daysInMonth = (month: CalendarDate): number => getDaysInMonth(toUtc(month));

/** Up to six weeks from Sunday (product §2.10), null outside the month; omits weeks that end before `from`. */
export function monthGrid(month: CalendarDate, from?: CalendarDate): (CalendarDate | null)[][] {
  const first = startOfMonth(month);
  const cells = [
    ...Array.from({ length: dayOfWeek(first) }, () => null),
    ...eachDay(first, addMonths(first, 1)),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
  if (from === undefined) return weeks;
  return weeks.filter((week) => week.some((date) => date !== null && date >= from));
}

/** Whether a month's calendar has only one row without the weeks before `from`. */
export const isLastWeek = (month: CalendarDate, from: CalendarDate): boolean =>
  monthGrid(month, from).length === 1;

export const utcDate = (now: Date): CalendarDate => now.toISOString().slice(0, 10) as CalendarDate;
