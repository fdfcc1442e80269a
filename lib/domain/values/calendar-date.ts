// A day on the calendar, `yyyy-MM-dd`, with no hour and no zone. Compare with < and >.
export type CalendarDate = string & { readonly __calendarDate: never };

const MS_PER_DAY = 86_400_000;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const EPOCH_WEEKDAY = 4; // 1 January 1970 was a Thursday

function toDayNumber(date: string): number {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)];
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / MS_PER_DAY;
}

function fromDayNumber(dayNumber: number): CalendarDate {
  const text = new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
  if (!Number.isInteger(dayNumber) || !/^[1-9]\d{3}-/.test(text)) {
    throw new RangeError(`Not a whole day with a four-digit year: ${text}`);
  }
  return text as CalendarDate;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

/** True for a real `yyyy-MM-dd` day of the years 1900–2199. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) return false;
  return fromDayNumber(toDayNumber(value)) === value;
}

/** An untrusted value as a date, or null. */
export function parseCalendarDate(value: unknown): CalendarDate | null {
  return isCalendarDate(value) ? value : null;
}

/** For literals and other trusted text; throws RangeError when it is not a date. */
export function calendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError(`Not a calendar date: ${value}`);
  return value;
}

/** Whole days only, either way; throws RangeError for a fraction or beyond the years 1000–9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Calendar-day difference (product §10.1); negative when check-out comes first. */
export function nightsBetween(checkIn: CalendarDate, checkOut: CalendarDate): number {
  return toDayNumber(checkOut) - toDayNumber(checkIn);
}

/** 0 Sunday … 6 Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  return modulo(toDayNumber(date) + EPOCH_WEEKDAY, 7);
}

/** Half-open `[from, to)`; empty when `to` is not after `from`. */
export function eachDay(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const first = toDayNumber(from);
  const length = Math.max(0, toDayNumber(to) - first);
  return Array.from({ length }, (_, index) => fromDayNumber(first + index));
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01` as CalendarDate;
}

/** The first day of the month `months` away; throws RangeError for a fraction of a month. */
export function addMonths(month: CalendarDate, months: number): CalendarDate {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  if (!Number.isInteger(index)) throw new RangeError(`Not a whole number of months: ${months}`);
  return fromDayNumber(Date.UTC(Math.floor(index / 12), modulo(index, 12)) / MS_PER_DAY);
}

export function daysInMonth(month: CalendarDate): number {
  const first = startOfMonth(month);
  return nightsBetween(first, addMonths(first, 1));
}

/** Four to six weeks starting Sunday (product §2.10), null for the cells outside the month. */
export function monthGrid(month: CalendarDate): (CalendarDate | null)[][] {
  const first = startOfMonth(month);
  const leading = dayOfWeek(first);
  const length = daysInMonth(first);
  return Array.from({ length: Math.ceil((leading + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - leading;
      return index >= 0 && index < length ? addDays(first, index) : null;
    }),
  );
}

export function utcDate(now: Date): CalendarDate {
  return now.toISOString().slice(0, 10) as CalendarDate;
}
