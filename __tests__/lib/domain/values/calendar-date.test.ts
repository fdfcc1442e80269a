import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarDate,
  dayOfWeek,
  daysInMonth,
  eachDay,
  isCalendarDate,
  monthGrid,
  nightsBetween,
  parseCalendarDate,
  startOfMonth,
  utcDate,
} from '@/lib/domain/values/calendar-date';

const date = calendarDate;
const dates = fc.integer({ min: 0, max: 109_571 }).map((days) => addDays(date('1900-01-01'), days));

describe('isCalendarDate', () => {
  test.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '2199-12-31'])(
    '%s is a date',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
      expect(parseCalendarDate(text)).toBe(text);
      expect(calendarDate(text)).toBe(text);
    },
  );

  test.each([
    ['2026-02-29'],
    ['2100-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-01-00'],
    ['1899-12-31'],
    ['2200-01-01'],
    ['0000-00-00'],
    ['2026-1-1'],
    ['2026-01-01T00:00:00Z'],
    [' 2026-01-01'],
    ['2026-01-01\n'],
    ['٢٠٢٦-٠١-٠١'],
    [''],
    [null],
    [undefined],
    [20260101],
    [['2026-01-01']],
    [new Date(0)],
  ])('%p is not', (value) => {
    expect(isCalendarDate(value)).toBe(false);
    expect(parseCalendarDate(value)).toBeNull();
    expect(() => calendarDate(value as string)).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-10-31', 2, '2026-11-02'], // clocks go back
    ['2027-03-13', 2, '2027-03-15'], // clocks go forward
    ['2027-01-01', -1, '2026-12-31'],
    ['1969-12-31', 1, '1970-01-01'],
    ['2026-07-04', 0, '2026-07-04'],
    ['2199-12-31', 1, '2200-01-01'],
  ])('%s + %i days = %s', (from, days, to) => {
    expect(addDays(date(from), days)).toBe(to);
  });

  test.each([0.5, NaN, Infinity, 1e9, -800_000])('adding %p days is refused', (days) => {
    expect(() => addDays(date('2026-01-01'), days)).toThrow(RangeError);
  });

  test.each([
    ['2026-12-04', '2026-12-05', 1],
    ['2027-11-06', '2027-11-08', 2], // the long weekend of the clock change
    ['2027-03-13', '2027-03-15', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-12-05', '2026-12-05', 0],
    ['2026-12-05', '2026-12-01', -4],
  ])('%s to %s is %i nights', (checkIn, checkOut, nights) => {
    expect(nightsBetween(date(checkIn), date(checkOut))).toBe(nights);
  });

  test('nights and days are inverse, order is text order', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = addDays(from, days);
        expect(nightsBetween(from, to)).toBe(days);
        expect(Math.sign(days)).toBe(to < from ? -1 : to > from ? 1 : 0);
        expect(eachDay(from, to)).toHaveLength(Math.max(0, days));
      }),
    );
  });

  test.each([
    ['1969-12-31', 3],
    ['1970-01-01', 4],
    ['1900-01-01', 1],
    ['2026-11-01', 0],
    ['2024-02-29', 4],
    ['2199-12-31', 2],
  ])('%s falls on weekday %i', (day, weekday) => {
    expect(dayOfWeek(date(day))).toBe(weekday);
  });

  test('eachDay is half-open', () => {
    expect(eachDay(date('2024-02-28'), date('2024-03-01'))).toEqual(['2024-02-28', '2024-02-29']);
    expect(eachDay(date('2026-01-02'), date('2026-01-01'))).toEqual([]);
  });
});

describe('months', () => {
  test.each([
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-03-01', -15, '2024-12-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-05-01', 0, '2026-05-01'],
  ])('%s + %i months = %s', (month, months, expected) => {
    expect(addMonths(date(month), months)).toBe(expected);
  });

  test('half a month is refused', () => {
    expect(() => addMonths(date('2026-01-01'), 0.5)).toThrow(RangeError);
  });

  test.each([
    ['2024-02-01', 29],
    ['2026-02-14', 28],
    ['2100-02-01', 28],
    ['2026-11-01', 30],
    ['2026-12-31', 31],
  ])('%s has %i days in its month', (month, days) => {
    expect(daysInMonth(date(month))).toBe(days);
  });

  test.each([
    ['2026-02-01', 4],
    ['2026-11-01', 5],
    ['2026-08-01', 6],
  ])('the grid of %s has %i weeks', (month, weeks) => {
    expect(monthGrid(date(month))).toHaveLength(weeks);
  });

  test('a grid holds each day of its month once, under its weekday', () => {
    fc.assert(
      fc.property(dates, (day) => {
        const first = startOfMonth(day);
        const grid = monthGrid(day);
        expect(grid.flat().filter(Boolean)).toEqual(eachDay(first, addMonths(first, 1)));
        for (const week of grid) {
          expect(week).toHaveLength(7);
          expect(week.some(Boolean)).toBe(true);
          week.forEach((cell, weekday) =>
            expect(cell === null || dayOfWeek(cell)).toBe(cell === null || weekday),
          );
        }
      }),
    );
  });
});

test('utcDate ignores the machine zone', () => {
  expect(utcDate(new Date('2026-12-05T23:59:59.999Z'))).toBe('2026-12-05');
  expect(utcDate(new Date('2026-12-06T00:00:00Z'))).toBe('2026-12-06');
});
