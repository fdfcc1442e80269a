import {
  checkSearchDate,
  INITIAL_SEARCH,
  reduceSearch,
  type SearchAction,
  type SearchState,
} from '@/components/search/search-state';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { presetRange } from '@/lib/domain/stays/date-presets';

const TODAY = calendarDate('2026-11-20');
const date = (day: string) => calendarDate(day);
const pick = (day: string): SearchAction => ({ type: 'day-picked', date: date(day), today: TODAY });

function run(...actions: SearchAction[]): SearchState {
  return actions.reduce(reduceSearch, INITIAL_SEARCH);
}
const datesOf = ({ criteria }: SearchState) => [criteria.checkIn, criteria.checkOut];

test('the first click sets the start, the second the end, a third starts anew', () => {
  expect(datesOf(run(pick('2026-12-04')))).toEqual(['2026-12-04', null]);
  expect(datesOf(run(pick('2026-12-04'), pick('2026-12-07')))).toEqual([
    '2026-12-04',
    '2026-12-07',
  ]);
  expect(datesOf(run(pick('2026-12-04'), pick('2026-12-07'), pick('2026-12-01')))).toEqual([
    '2026-12-01',
    null,
  ]);
});

test.each([
  ['the same day', '2026-12-04'],
  ['an earlier day', '2026-12-01'],
  ['more than 30 nights', '2027-01-04'],
])('while a check-out is awaited, %s changes nothing', (_, day) => {
  expect(datesOf(run(pick('2026-12-04'), pick(day)))).toEqual(['2026-12-04', null]);
});

test.each([
  ['2026-11-18', null, 'past'],
  ['2026-11-19', null, null],
  ['2026-11-20', null, null],
  ['2026-12-04', '2026-12-04', 'not-after-check-in'],
  ['2026-11-30', '2026-12-04', 'not-after-check-in'],
  ['2026-11-10', '2026-12-04', 'past'],
  ['2026-12-05', '2026-12-04', null],
  ['2027-01-03', '2026-12-04', null],
  ['2027-01-04', '2026-12-04', 'too-long'],
])('%s with check-in %s is refused as %s', (day, checkIn, refusal) => {
  const state = checkIn === null ? INITIAL_SEARCH : run(pick(checkIn));
  expect(checkSearchDate(state.criteria, date(day), TODAY)).toBe(refusal);
});

test('a preset is a complete range, so the next click starts anew', () => {
  const preset: SearchAction = { type: 'preset-picked', stay: presetRange('week-escape', TODAY) };
  expect(datesOf(run(pick('2026-12-04'), preset))).toEqual(['2026-11-21', '2026-11-28']);
  expect(datesOf(run(preset, pick('2026-11-23')))).toEqual(['2026-11-23', null]);
});

test('Clear resets both dates and the flexibility, and nothing else', () => {
  const { criteria } = run(
    { type: 'city-chosen', city: 'gatlinburg' },
    { type: 'guests-changed', guests: 6 },
    pick('2026-12-04'),
    pick('2026-12-07'),
    { type: 'flexibility-chosen', flexibleDays: '3' },
    { type: 'cleared' },
  );
  expect(criteria).toEqual({
    city: 'gatlinburg',
    guests: 6,
    checkIn: null,
    checkOut: null,
    flexibleDays: null,
  });
});

test('Done keeps the dates and the flexibility and closes the picker', () => {
  const state = run(
    { type: 'picker-opened' },
    pick('2026-12-04'),
    { type: 'flexibility-chosen', flexibleDays: '1' },
    { type: 'done' },
  );
  expect(state.datesBefore).toBeNull();
  expect(state.criteria).toMatchObject({
    checkIn: '2026-12-04',
    checkOut: null,
    flexibleDays: '1',
  });
});

test('Cancel brings back what was chosen before the picker opened', () => {
  const state = run(
    { type: 'picker-opened' },
    pick('2026-12-04'),
    pick('2026-12-07'),
    { type: 'flexibility-chosen', flexibleDays: 'exact' },
    { type: 'done' },
    { type: 'picker-opened' },
    { type: 'cleared' },
    pick('2026-12-20'),
    { type: 'cancelled' },
  );
  expect(state.datesBefore).toBeNull();
  expect(state.criteria).toMatchObject({
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
    flexibleDays: 'exact',
  });
});

test('opening clears the dates and the flexibility and keeps city and guests', () => {
  const { criteria, datesBefore, hasPicked } = run(
    { type: 'city-chosen', city: 'sevierville' },
    { type: 'guests-changed', guests: 9 },
    { type: 'picker-opened' },
    pick('2026-12-04'),
    { type: 'flexibility-chosen', flexibleDays: '7' },
    { type: 'opened' },
  );
  expect(criteria).toEqual({
    city: 'sevierville',
    guests: 9,
    checkIn: null,
    checkOut: null,
    flexibleDays: null,
  });
  expect(datesBefore).toBeNull();
  expect(hasPicked).toBe(false);
});
