/** @jest-environment node */
import fc from 'fast-check';
import { addDays, calendarDate, eachDay } from '@/lib/domain/calendar-date';
import { LONGEST_STAY_NIGHTS, staysOverlap } from '@/lib/domain/stay';
import { anyDate } from './support/calendars';

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});

test.each([
  ['same-day turnover', stay('2026-12-01', '2026-12-04'), stay('2026-12-04', '2026-12-06'), false],
  ['one shared night', stay('2026-12-01', '2026-12-05'), stay('2026-12-04', '2026-12-06'), true],
  [
    'one inside the other',
    stay('2026-12-01', '2026-12-09'),
    stay('2026-12-04', '2026-12-05'),
    true,
  ],
  ['the same night', stay('2026-12-01', '2026-12-02'), stay('2026-12-01', '2026-12-02'), true],
  ['far apart', stay('2026-12-01', '2026-12-02'), stay('2027-01-01', '2027-01-02'), false],
])('%s', (_name, a, b, expected) => {
  expect(staysOverlap(a, b)).toBe(expected);
  expect(staysOverlap(b, a)).toBe(expected);
});

test('stays overlap exactly when they share a night', () => {
  const stays = fc
    .tuple(anyDate, fc.integer({ min: 1, max: 30 }))
    .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
  const shift = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(stays, stays, shift, (a, b, days) => {
      const near = { checkIn: addDays(a.checkIn, days), checkOut: addDays(a.checkOut, days) };
      for (const other of [b, near]) {
        const nights = new Set(eachDay(a.checkIn, a.checkOut));
        const shared = eachDay(other.checkIn, other.checkOut).some((night) => nights.has(night));
        expect(staysOverlap(a, other)).toBe(shared);
      }
    }),
  );
});

test('the longest stay is 30 nights', () => {
  expect(LONGEST_STAY_NIGHTS).toBe(30);
});
