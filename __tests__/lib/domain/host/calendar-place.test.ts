import fc from 'fast-check';
import {
  CALENDAR_SORTS,
  formatCalendarPlace,
  parseCalendarPlace,
} from '@/lib/domain/host/calendar-place';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

const parse = (query: string) => parseCalendarPlace(new URLSearchParams(query));

test('what the calendar shows comes back from its address', () => {
  const date = fc
    .integer({ min: -2000, max: 2000 })
    .map((days) => addDays(calendarDate('2026-12-01'), days));
  const place = fc.record({
    from: fc.option(date),
    cabin: fc.option(fc.uuid()),
    filter: fc.string(),
    sort: fc.constantFrom(...CALENDAR_SORTS),
  });
  fc.assert(
    fc.property(place, (place) => {
      const read = parse(formatCalendarPlace(place));
      expect({ ...read, filter: read.filter ?? '' }).toEqual(place);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['', { from: null, cabin: null, filter: null, sort: 'title' }],
  ['from=2026-13-01&sort=price&cabin=', { from: null, cabin: null, filter: null, sort: 'title' }],
  ['from=2026-12-24&cabin=a', { from: '2026-12-24', cabin: 'a', filter: null, sort: 'title' }],
  ['cabin=a&q=', { from: null, cabin: 'a', filter: '', sort: 'title' }],
])('%p is read without what it does not know', (query, place) => {
  expect(parse(query)).toEqual(place);
});

test('today and all cabins need no query', () => {
  expect(formatCalendarPlace({ from: null, cabin: null, filter: '', sort: 'title' })).toBe('');
});
