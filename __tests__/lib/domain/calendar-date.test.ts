/** @jest-environment node */
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarDate,
  dayOfWeek,
  daysInMonth,
  eachDay,
  isCalendarDate,
  instantInZone,
  midnightInZone,
  monthGrid,
  nightsBetween,
  parseCalendarDate,
  startOfMonth,
  todayInZone,
  utcDate,
} from '@/lib/domain/calendar-date';

const HOUR = 3_600_000;
const NEW_YORK = 'America/New_York';
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

describe('zones', () => {
  test.each([
    ['2026-12-05T04:30:00Z', NEW_YORK, '2026-12-04'], // 23:30 in the cabin
    ['2026-12-05T05:00:00Z', NEW_YORK, '2026-12-05'],
    ['2026-07-05T03:59:59.999Z', NEW_YORK, '2026-07-04'],
    ['2026-07-05T04:00:00Z', NEW_YORK, '2026-07-05'],
    ['2026-12-05T11:00:00Z', 'Pacific/Auckland', '2026-12-06'],
    ['2026-12-05T09:59:00Z', 'Pacific/Honolulu', '2026-12-04'],
    ['2026-12-05T18:30:00Z', 'Asia/Kolkata', '2026-12-06'],
  ])('at %s it is, in %s, %s', (instant, zone, expected) => {
    expect(todayInZone(new Date(instant), zone)).toBe(expected);
  });

  test.each([
    ['2026-11-01', NEW_YORK, '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', NEW_YORK, '2026-11-02T05:00:00.000Z'],
    ['2027-03-14', NEW_YORK, '2027-03-14T05:00:00.000Z'],
    ['2027-03-15', NEW_YORK, '2027-03-15T04:00:00.000Z'],
    ['2027-11-07', NEW_YORK, '2027-11-07T04:00:00.000Z'],
    ['2027-11-08', NEW_YORK, '2027-11-08T05:00:00.000Z'],
    ['2027-03-14', 'America/Havana', '2027-03-14T05:00:00.000Z'], // begins at 01:00
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'], // has two midnights
    ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, expected) => {
    expect(midnightInZone(date(day), zone).toISOString()).toBe(expected);
  });

  test('each day of five years begins, in New York, on that very day', () => {
    for (const day of eachDay(date('2026-01-01'), date('2031-01-01'))) {
      const midnight = midnightInZone(day, NEW_YORK).getTime();
      expect(todayInZone(new Date(midnight), NEW_YORK)).toBe(day);
      expect(todayInZone(new Date(midnight - 1), NEW_YORK)).toBe(addDays(day, -1));
    }
  });

  test('a stay has as many nights as midnights pass, over five years in all zones', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const offset = fc.integer({ min: 0, max: 1826 });
    const nights = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(zones, offset, nights, (zone, days, length) => {
        const checkIn = addDays(date('2026-01-01'), days);
        const from = midnightInZone(checkIn, zone);
        const to = midnightInZone(addDays(checkIn, length), zone);
        expect(nightsBetween(todayInZone(from, zone), todayInZone(to, zone))).toBe(length);
        expect(todayInZone(new Date(from.getTime() - 1), zone)).toBe(addDays(checkIn, -1));
        const drift = to.getTime() - from.getTime() - length * 24 * HOUR;
        expect(Math.abs(drift)).toBeLessThanOrEqual(2 * HOUR); // Antarctica/Troll shifts by two
      }),
      { numRuns: 400 },
    );
  });

  test('an unknown zone is refused', () => {
    expect(() => todayInZone(new Date(0), 'Smoky/Mountains')).toThrow(RangeError);
    expect(() => midnightInZone(date('2026-01-01'), 'Smoky/Mountains')).toThrow(RangeError);
  });

  test('a day some zone skipped has no beginning', () => {
    expect(() => midnightInZone(date('2011-12-30'), 'Pacific/Apia')).toThrow(RangeError);
  });

  test('utcDate ignores the machine zone', () => {
    expect(utcDate(new Date('2026-12-05T23:59:59.999Z'))).toBe('2026-12-05');
    expect(utcDate(new Date('2026-12-06T00:00:00Z'))).toBe('2026-12-06');
  });
});

test.each([
  ['2026-12-04', '16:00', 'America/New_York', '2026-12-04T21:00:00.000Z'],
  ['2026-07-04', '16:00', 'America/New_York', '2026-07-04T20:00:00.000Z'],
  ['2026-12-04', '10:30', 'Asia/Kolkata', '2026-12-04T05:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantInZone(calendarDate(day), time, zone).toISOString()).toBe(instant);
});

test('there is no instant in a zone or at a time that does not exist', () => {
  expect(() => instantInZone(calendarDate('2026-12-04'), '16:00', 'Nowhere/Else')).toThrow(
    RangeError,
  );
  expect(() => instantInZone(calendarDate('2026-12-04'), '4 PM', 'America/New_York')).toThrow(
    RangeError,
  );
});
