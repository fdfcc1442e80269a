import fc from 'fast-check';
import { addDays, calendarDate, eachDay, nightsBetween } from '@/lib/domain/values/calendar-date';
import { instantInZone, midnightInZone, todayInZone } from '@/lib/domain/values/zoned-date';

const HOUR = 3_600_000;
const NEW_YORK = 'America/New_York';
const date = calendarDate;

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
