import {
  addDays,
  calendarDate,
  isCalendarDate,
  type CalendarDate,
} from '../values/calendar-date.ts';

export const DAY_ORDERS = ['month-first', 'day-first'] as const;
/** Whether 5/4/2025 is in May or in April. */
export type DayOrder = (typeof DAY_ORDERS)[number];
/** The date that a text means in each order; null when invalid. */
type WrittenDay = Record<DayOrder, CalendarDate | null>;

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const MIDNIGHT = /[ T](?:00:00(?::00)?(?:\.0+)?|12:00(?::00)? AM)$/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;
// The serial numbers of spreadsheets for the first day of 2000 and the last of the century.
const FIRST_DAY = calendarDate('2000-01-01');
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

function dayOf(year: string, month: string | number, day = '1'): CalendarDate | null {
  const iso = [year, `${month}`.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(iso) ? iso : null;
}

function monthOf(word = ''): number {
  const start = word.toLowerCase();
  return start.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(start)) + 1;
}

type Form = readonly [RegExp, (parts: Record<string, string>) => CalendarDate | null];

/** Formats with only one reading. With the month in words, spreadsheets write the year in two digits. */
const CERTAIN: readonly Form[] = [
  [/^(?<y>\d{4})([-/])(?<m>\d\d?)\2(?<d>\d\d?)$/, ({ y = '', m = '', d }) => dayOf(y, m, d)],
  [/^(?<d>\d\d?)\.(?<m>\d\d?)\.(?<y>\d{4})$/, ({ y = '', m = '', d }) => dayOf(y, m, d)],
  [/^(?<y>\d{4})[-/](?<m>\d\d?)$/, ({ y = '', m = '' }) => dayOf(y, m)],
  [/^(?<m>\d\d?)[-/](?<y>\d{4})$/, ({ y = '', m = '' }) => dayOf(y, m)],
  [/^(?<w>[a-z]+)\.? (?<y>\d{4})$/i, ({ y = '', w }) => dayOf(y, monthOf(w))],
  [/^(?<w>[a-z]{3})-(?<y>\d\d)$/i, ({ y = '', w }) => dayOf(`20${y}`, monthOf(w))],
  [
    /^(?<d>\d\d?)([- ])(?<w>[a-z]+)\.?\2(?<y>\d{4})$/i,
    ({ y = '', w, d }) => dayOf(y, monthOf(w), d),
  ],
  [
    /^(?<d>\d\d?)-(?<w>[a-z]{3})-(?<y>\d\d)$/i,
    ({ y = '', w, d }) => dayOf(`20${y}`, monthOf(w), d),
  ],
  [/^(?<w>[a-z]+)\.? (?<d>\d\d?), ?(?<y>\d{4})$/i, ({ y = '', w, d }) => dayOf(y, monthOf(w), d)],
];

function fromSerial(text: string): CalendarDate | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return serial < FIRST_SERIAL || serial > LAST_SERIAL
    ? null
    : addDays(FIRST_DAY, serial - FIRST_SERIAL);
}

/** Reads "2025-05-14", "5/14/2025", "45791" (a spreadsheet's day number), or a month, which is its first day. */
export function readWrittenDay(written: string): WrittenDay {
  const text = written.replace(MIDNIGHT, '').replace(WEEKDAY, '');
  const [, one, , other, year] = /^(\d\d?)([-/])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (one && other && year) {
    return { 'month-first': dayOf(year, one, other), 'day-first': dayOf(year, other, one) };
  }
  for (const [form, read] of CERTAIN) {
    const parts = form.exec(text)?.groups;
    const day = parts ? read(parts) : null;
    if (day) return { 'month-first': day, 'day-first': day };
  }
  const day = fromSerial(text);
  return { 'month-first': day, 'day-first': day };
}

/** Whether the two orders give different dates. */
export const isUnclear = (day: WrittenDay): boolean =>
  day['month-first'] !== null &&
  day['day-first'] !== null &&
  day['month-first'] !== day['day-first'];

/** The orders that a file's dates prove, because they are valid in only one. */
export const provenOrders = (days: readonly WrittenDay[]): DayOrder[] =>
  DAY_ORDERS.filter((order) =>
    days.some(
      (day) =>
        day[order] !== null && DAY_ORDERS.every((each) => each === order || day[each] === null),
    ),
  );

/** The date, if it is certain or the order is known. */
export function dayIn(day: WrittenDay, order: DayOrder | null): CalendarDate | null {
  if (isUnclear(day)) return order && day[order];
  return day['month-first'] ?? day['day-first'];
}
