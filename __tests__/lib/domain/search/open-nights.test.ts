import fc from 'fast-check';
import { GAP_WINDOWS, groupOpenGaps, type OpenGap } from '@/lib/domain/search/open-nights';
import { addDays, calendarDate, nightsBetween } from '@/lib/domain/values/calendar-date';

const TODAY = calendarDate('2027-02-20');
const gapIn = (days: number) =>
  ({ stay: { checkIn: addDays(TODAY, days), checkOut: addDays(TODAY, days + 1) } }) as OpenGap;

test.each([
  [1, 30],
  [30, 30],
  [31, 60],
  [60, 60],
  [61, 90],
  [90, 90],
])('a gap that begins in %i days is in the next %i', (days, window) => {
  expect(groupOpenGaps([gapIn(days)], TODAY)).toEqual([{ days: window, gaps: [gapIn(days)] }]);
});

test.each([-1, 0, 91])('one that begins in %i days is in none', (days) => {
  expect(groupOpenGaps([gapIn(days)], TODAY)).toEqual([]);
});

test('each gap from tomorrow on is in exactly one group, in the given order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 100 })), (days) => {
      const groups = groupOpenGaps(days.map(gapIn), TODAY);
      const starts = groups.flatMap(({ gaps }) =>
        gaps.map(({ stay }) => nightsBetween(TODAY, stay.checkIn)),
      );
      const last = GAP_WINDOWS[2];
      expect(starts.toSorted((a, b) => a - b)).toEqual(
        days.filter((day) => day >= 1 && day <= last).toSorted((a, b) => a - b),
      );
      for (const { days: window, gaps } of groups) {
        expect(gaps).toEqual(
          days.filter((day) => day >= 1 && day <= window && day > window - 30).map(gapIn),
        );
      }
    }),
  );
});
