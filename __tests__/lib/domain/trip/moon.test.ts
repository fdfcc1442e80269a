import fc from 'fast-check';
import { moonName, moonOn } from '@/lib/domain/trip/moon';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

// The published phases of the US Naval Observatory, of days whose evening in the US is near the moment.
test.each([
  ['2024-01-25', 'Full moon'],
  ['2024-04-08', 'New moon'],
  ['2024-04-23', 'Full moon'],
  ['2024-10-17', 'Full moon'],
  ['2025-01-06', 'First quarter moon'],
  ['2025-03-13', 'Full moon'],
  ['2025-09-21', 'New moon'],
  ['2026-01-03', 'Full moon'],
  ['2026-01-18', 'New moon'],
  ['2026-03-03', 'Full moon'],
  ['2026-08-12', 'New moon'],
  ['2026-12-23', 'Full moon'],
  ['2027-01-22', 'Full moon'],
  ['2027-08-02', 'New moon'],
  ['2026-01-25', 'First quarter moon'],
  ['2026-01-10', 'Last quarter moon'],
  ['2026-01-22', 'Waxing crescent moon'],
  ['2026-01-29', 'Waxing gibbous moon'],
  ['2026-01-06', 'Waning gibbous moon'],
  ['2026-01-14', 'Waning crescent moon'],
])('on the evening of %s: %s', (day, name) => {
  expect(moonName(moonOn(calendarDate(day)))).toBe(name);
});

test('from one evening to the next the lit part changes by at most an eighth', () => {
  const days = fc.integer({ min: 0, max: 36_500 });
  fc.assert(
    fc.property(days, (count) => {
      const day = addDays(calendarDate('2000-01-01'), count);
      const [tonight, tomorrow] = [moonOn(day), moonOn(addDays(day, 1))];
      expect(Math.abs(tonight.lit - tomorrow.lit)).toBeLessThan(0.125);
      expect(tonight.lit).toBeGreaterThanOrEqual(0);
      expect(tonight.lit).toBeLessThanOrEqual(1);
    }),
  );
});
