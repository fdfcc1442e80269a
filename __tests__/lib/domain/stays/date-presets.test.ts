import { calendarDate } from '@/lib/domain/values/calendar-date';
import { DATE_PRESETS, presetRange } from '@/lib/domain/stays/date-presets';

test('the presets and their labels', () => {
  expect(DATE_PRESETS.map((preset) => preset.label)).toEqual([
    'Weekend Getaway',
    'Long Weekend',
    'Week Escape',
  ]);
});

test.each([
  ['Sunday', '2026-11-15', '2026-11-20', '2026-11-22'],
  ['Monday', '2026-11-16', '2026-11-20', '2026-11-22'],
  ['Tuesday', '2026-11-17', '2026-11-20', '2026-11-22'],
  ['Wednesday', '2026-11-18', '2026-11-20', '2026-11-22'],
  ['Thursday', '2026-11-19', '2026-11-20', '2026-11-22'],
  ['Friday', '2026-11-20', '2026-11-20', '2026-11-22'],
  ['Saturday', '2026-11-21', '2026-11-27', '2026-11-29'],
  ['the Saturday of a clock change', '2026-10-31', '2026-11-06', '2026-11-08'],
  ['the end of a year', '2026-12-31', '2027-01-01', '2027-01-03'],
])('Weekend Getaway on %s', (_, today, checkIn, checkOut) => {
  expect(presetRange('weekend-getaway', calendarDate(today))).toEqual({ checkIn, checkOut });
});

test.each([
  ['2026-11-15', '2026-11-16', '2026-11-19', '2026-11-23'],
  ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-24'],
  ['2026-11-17', '2026-11-18', '2026-11-21', '2026-11-25'],
  ['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-26'],
  ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-27'],
  ['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-28'],
  ['2026-11-21', '2026-11-22', '2026-11-25', '2026-11-29'],
  ['2028-02-28', '2028-02-29', '2028-03-03', '2028-03-07'],
])('on %s both other presets start on %s', (today, checkIn, afterThree, afterSeven) => {
  const date = calendarDate(today);
  expect(presetRange('long-weekend', date)).toEqual({ checkIn, checkOut: afterThree });
  expect(presetRange('week-escape', date)).toEqual({ checkIn, checkOut: afterSeven });
});
