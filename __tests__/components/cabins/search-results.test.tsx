import { render, screen } from '@testing-library/react';
import { pageHref } from '@/components/cabins/results-path';
import { listAlternatives } from '@/components/cabins/search-alternatives';
import { foundText } from '@/components/cabins/search-headings';
import { searchMessages } from '@/components/cabins/search-message-texts';
import { SEARCH_PROBLEM_TEXTS } from '@/components/cabins/search-problem-texts';
import { SearchResults } from '@/components/cabins/search-results';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  DEFAULT_CRITERIA,
  type SearchCriteria,
  type SearchProblem,
} from '@/lib/domain/search/search-criteria';
import { makeResult, makeSummary } from './make-cabin';

const dated: SearchCriteria = {
  ...DEFAULT_CRITERIA,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
};
const near = makeResult({ cabin: makeSummary({ slug: 'near', title: 'Near' }), shiftDays: 2 });

const paged = {
  found: { total: 0, exact: 0 },
  page: 1,
  pageHref: (page: number) => `/cabins?page=${page}`,
};

beforeEach(() => window.sessionStorage.clear());

test.each<[Partial<SearchCriteria>, string, string]>([
  [dated, 'Cabins for Dec 4 – Dec 7, 2026', '2 guests in the Smoky Mountains'],
  [
    { ...dated, city: 'gatlinburg', guests: 1, flexibleDays: '3' },
    'Cabins for Dec 4 – Dec 7, 2026',
    '1 guest in Gatlinburg, ± 3 days',
  ],
  [
    { ...dated, flexibleDays: '1' },
    'Cabins for Dec 4 – Dec 7, 2026',
    '2 guests in the Smoky Mountains, ± 1 day',
  ],
  [
    { ...dated, flexibleDays: 'exact' },
    'Cabins for Dec 4 – Dec 7, 2026',
    '2 guests in the Smoky Mountains',
  ],
  [{ city: 'wears-valley', flexibleDays: '7' }, 'Cabins in Wears Valley', '2 guests, any dates'],
])('headings of %j', (changes, heading, party) => {
  const criteria = { ...DEFAULT_CRITERIA, ...changes };
  render(
    <SearchResults
      criteria={criteria}
      problems={[]}
      messages={[]}
      results={[]}
      {...paged}
      alternatives={[]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(party)).toBeVisible();
});

test.each([
  [0, 0, '0 cabins found'],
  [1, 1, '1 cabin found'],
  [2, 1, '2 cabins found: 1 on your dates, 1 a few days away'],
  [1, 0, '1 cabin found: 0 on your dates, 1 a few days away'],
  [1000, 1000, '1,000 cabins found'],
  [1001, null, '1,000+ cabins found'],
])('count', (total, exact, text) => {
  expect(foundText({ total, exact })).toBe(text);
});

test.each([
  [30, 1, [], null],
  [31, 1, ['/cabins?page=2'], 'Page 1 of 2'],
  [1001, 2, ['/cabins?page=1', '/cabins?page=3'], 'Page 2 of 34'],
  [1001, 34, ['/cabins?page=33'], 'Page 34 of 34'],
])('%d results, page %d', (total, page, hrefs, text) => {
  render(
    <SearchResults
      criteria={dated}
      problems={[]}
      messages={[]}
      results={[makeResult()]}
      {...paged}
      found={{ total, exact: null }}
      page={page}
      alternatives={[]}
    />,
  );
  const pages = screen.queryByRole('navigation', { name: 'Pages' });
  const links = [...(pages?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(hrefs);
  if (text !== null) expect(pages).toHaveTextContent(text);
  expect(screen.queryByText(/There are more/) !== null).toBe(page === 34);
  // The stored count is a number, whatever was not counted.
  const stored = { cabinCount: Math.min(total, 1000) };
  expect(window.sessionStorage.getItem('searchResults')).toBe(JSON.stringify(stored));
});

test('the further cabins of a list are no search of the visitor: nothing of it is kept', () => {
  window.sessionStorage.setItem('searchCriteria', '{"guests":6}');
  render(
    <SearchResults
      criteria={DEFAULT_CRITERIA}
      isAnyParty
      problems={[]}
      messages={[]}
      results={[makeResult()]}
      {...paged}
      alternatives={[]}
    />,
  );
  expect(window.sessionStorage.getItem('searchCriteria')).toBe('{"guests":6}');
  expect(window.sessionStorage.getItem('searchResults')).toBeNull();
  expect(screen.queryByText(/any dates/)).toBeNull();
});

test('a page keeps the whole search in its address', () => {
  const criteria: SearchCriteria = { ...dated, city: 'gatlinburg', flexibleDays: '3' };
  const search =
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&city=gatlinburg&flexible_days=3&guests=2';
  const sorted = { filter: 'pool', sort: 'popular' } as const;
  expect(pageHref(criteria, sorted, 2)).toBe(`${search}&filter=pool&sort=popular&page=2`);
  expect(pageHref(criteria, { filter: null, sort: null }, 1)).toBe(search);
});

test('exact stays come first, shifted ones under a heading of their own', () => {
  render(
    <SearchResults
      criteria={dated}
      problems={[]}
      messages={[]}
      results={[makeResult(), near]}
      {...paged}
      found={{ total: 2, exact: 1 }}
      alternatives={[]}
    />,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Cabins for Dec 4 – Dec 7, 2026',
    'Laurel Lantern',
    'A few days away',
    'Near',
  ]);
  expect(window.sessionStorage.getItem('searchResults')).toBe('{"cabinCount":2}');
});

test('nothing found offers the searches that do find something', () => {
  const [, widest] = listAlternatives(dated);
  if (!widest) throw new Error('No alternatives');
  render(
    <SearchResults
      criteria={dated}
      problems={[]}
      messages={[]}
      results={[]}
      {...paged}
      alternatives={[{ ...widest, count: 1 }]}
    />,
  );
  expect(screen.queryByRole('link', { name: /± 3 days/ })).toBeNull();
  expect(screen.getByRole('link', { name: '± 7 days 1 cabin' })).toHaveAttribute(
    'href',
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&flexible_days=7&guests=2',
  );
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/cabins');
});

test('says what was ignored', () => {
  const problems = Object.keys(SEARCH_PROBLEM_TEXTS) as SearchProblem[];
  render(
    <SearchResults
      criteria={DEFAULT_CRITERIA}
      problems={problems}
      messages={['And one more.']}
      results={[]}
      {...paged}
      alternatives={[]}
    />,
  );
  for (const problem of problems)
    expect(screen.getByText(SEARCH_PROBLEM_TEXTS[problem])).toBeVisible();
  expect(screen.getByText('And one more.')).toBeVisible();
});

test.each<[Partial<SearchCriteria>, string[]]>([
  [dated, ['± 3 days', '± 7 days', 'Any dates']],
  [{ ...dated, flexibleDays: '3' }, ['± 7 days', 'Any dates']],
  [{ ...dated, flexibleDays: '7' }, ['Any dates']],
  [
    { ...dated, city: 'sevierville' },
    [
      '± 3 days',
      '± 7 days',
      'Gatlinburg',
      'Pigeon Forge',
      'Wears Valley',
      'All areas, ± 7 days',
      'Any dates',
    ],
  ],
  [{ city: 'sevierville' }, ['Gatlinburg', 'Pigeon Forge', 'Wears Valley']],
  [{}, []],
])('alternatives to %j', (changes, labels) => {
  const alternatives = listAlternatives({ ...DEFAULT_CRITERIA, ...changes });
  expect(alternatives.map(({ label }) => label)).toEqual(labels);
});

test.each([
  [dated, undefined, undefined, '2026-12-03', []],
  [dated, undefined, undefined, '2026-12-04', ['Saturday, December 5, 2026']],
  [{ ...dated, checkOut: null }, undefined, undefined, '2026-11-20', ['check-out date']],
  [dated, 'pool', 'popular', '2026-11-20', []],
  [dated, 'castle', ['a', 'b'], '2026-11-20', ['filter', 'order']],
])('messages', (criteria, filter, sort, today, parts) => {
  const messages = searchMessages({ criteria, filter, sort, today: calendarDate(today) });
  expect(messages).toHaveLength(parts.length);
  parts.forEach((part, index) => expect(messages[index]).toContain(part));
});
