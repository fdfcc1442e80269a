import { pickNearStays } from '@/lib/domain/search/search-suggestions';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { formatSeasonRange } from '@/lib/copy/season-range';
import { makeResult } from '@/__tests__/support/make-cabin';

const stay = (checkIn: string, checkOut: string) => ({
  checkIn: calendarDate(checkIn),
  checkOut: calendarDate(checkOut),
});

// The space before the dash does not break.
test.each([
  ['2026-12-04', '2026-12-07', 'Dec 4–7'],
  ['2026-12-20', '2027-01-10', 'Dec 20\u00a0– Jan 10'],
  ['2026-11-19', '2026-11-22', 'Nov 19–22'],
  ['2026-11-18', '2026-11-22', 'Nov 18\u00a0– Nov 22, 2026'],
  ['2027-09-14', '2027-09-16', 'Sep 14–16'],
  ['2027-09-15', '2027-09-17', 'Sep 15\u00a0– Sep 17, 2027'],
  ['2027-12-30', '2028-01-02', 'Dec 30, 2027\u00a0– Jan 2, 2028'],
])('%s to %s', (checkIn, checkOut, text) => {
  expect(formatSeasonRange(stay(checkIn, checkOut), calendarDate('2026-11-20'))).toBe(text);
});

test('near stays: the first of each stay, never the wanted one', () => {
  const result = (checkIn: string, checkOut: string) =>
    makeResult({ stay: stay(checkIn, checkOut) });
  const results = [
    result('2026-12-04', '2026-12-07'),
    result('2026-12-05', '2026-12-08'),
    result('2026-12-05', '2026-12-08'),
    result('2026-12-04', '2026-12-06'),
    result('2026-12-01', '2026-12-04'),
  ];
  const picked = pickNearStays(results, stay('2026-12-04', '2026-12-07'), 2);
  expect(picked).toEqual([results[1], results[3]]);
  expect(picked[0]).toBe(results[1]);
});
