import { summarizeSearch } from '@/components/search/search-summary';

const NOW = new Date('2026-11-20T12:00:00Z');
const DATED = '{"guests":2,"check_in":"2026-12-04","check_out":"2026-12-07"}';

test.each([
  [DATED, '{"cabinCount":12}', { dates: 'Dec 4–7', cabinCount: 12 }],
  [DATED, '{"available":[{},{}]}', { dates: 'Dec 4–7', cabinCount: 2 }],
  [DATED, null, { dates: 'Dec 4–7', cabinCount: null }],
  [DATED, '{"cabinCount":"many"}', { dates: 'Dec 4–7', cabinCount: null }],
  [DATED, '{"cabinCount":-1}', { dates: 'Dec 4–7', cabinCount: null }],
  [DATED, '7', { dates: 'Dec 4–7', cabinCount: null }],
  ['{"guests":2}', '{"cabinCount":24}', { dates: null, cabinCount: 24 }],
  ['{"guests":2,"check_in":"2026-12-04"}', null, { dates: null, cabinCount: null }],
  [null, null, { dates: null, cabinCount: null }],
])('%s and %s', (criteria, results, summary) => {
  expect(summarizeSearch(criteria, results, null, NOW)).toEqual(summary);
});

test('beyond the season the year is named', () => {
  const later = '{"guests":2,"check_in":"2027-12-04","check_out":"2027-12-07"}';
  expect(summarizeSearch(later, null, null, NOW).dates).toBe('Dec 4\u00a0– Dec 7, 2027');
});

test.each([
  ['not json', null],
  ['{"guests":2,"check_in":"2026-02-30","check_out":"2026-03-04"}', null],
  [DATED, '{broken'],
])('corrupt storage (%s, %s) is logged and shows nothing false', (criteria, results) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const summary = summarizeSearch(criteria, results, null, NOW);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(summary.cabinCount).toBeNull();
  expect(summary.dates).toBe(criteria === DATED ? 'Dec 4–7' : null);
});

test.each([
  ['?check_in=2027-01-10&check_out=2027-01-13&adults=2', 'Jan 10–13', null],
  ['?check_in=2027-01-10', 'Dec 4–7', 12],
  ['?check_in=2027-02-30&check_out=2027-03-02', 'Dec 4–7', 12],
])('of a page about one stay, its own dates come first (%s)', (address, dates, cabinCount) => {
  expect(summarizeSearch(DATED, '{"cabinCount":12}', address, NOW)).toEqual({ dates, cabinCount });
});
