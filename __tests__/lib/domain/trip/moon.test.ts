import fc from 'fast-check';
import { moonName, moonOn } from '@/lib/domain/trip/moon';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

// The published phases of the US Naval Observatory, of days whose evening in the US is near the moment.
test.each([
  ['2024-01-25', 'Full moon'],
  ['2024-04-08', 'Dark skies, good for stars'],
  ['2024-04-23', 'Full moon'],
  ['2024-10-17', 'Full moon'],
  ['2025-01-06', 'Half moon'],
  ['2025-03-13', 'Full moon'],
  ['2025-09-21', 'Dark skies, good for stars'],
  ['2026-01-03', 'Full moon'],
  ['2026-01-18', 'Dark skies, good for stars'],
  ['2026-03-03', 'Full moon'],
  ['2026-08-12', 'Dark skies, good for stars'],
  ['2026-12-23', 'Full moon'],
  ['2027-01-22', 'Full moon'],
  ['2027-08-02', 'Dark skies, good for stars'],
  ['2026-01-25', 'Half moon'],
  ['2026-01-10', 'Half moon'],
  ['2026-01-22', 'Crescent moon'],
  ['2026-01-29', 'Nearly full moon'],
  ['2026-01-06', 'Bright moon'],
  ['2026-01-14', 'Crescent moon'],
])('on the evening of %s: %s', (day, name) => {
  expect(moonName(moonOn(calendarDate(day)))).toBe(name);
});

test('no moon is told in an almanac’s words', () => {
  const days = fc.integer({ min: 0, max: 36_500 });
  fc.assert(
    fc.property(days, (count) => {
      const name = moonName(moonOn(addDays(calendarDate('2000-01-01'), count)));
      expect(name).not.toMatch(/waxing|waning|gibbous|quarter|new moon/i);
    }),
  );
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
