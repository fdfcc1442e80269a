import { render, screen, within } from '@testing-library/react';
import { choicePath } from '@/components/cabin-list/browse-path';
import { foundText } from '@/components/cabin-list/search-headings';
import { searchMessages } from '@/components/cabin-list/search-message-copy';
import { SEARCH_PROBLEM_COPY } from '@/components/cabin-list/search-messages';
import { SearchResults } from '@/components/cabin-list/search-results';
import { NO_SUGGESTIONS } from '@/lib/domain/search/search-suggestions';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  DEFAULT_CRITERIA,
  toSearchQuery,
  type SearchCriteria,
  type SearchProblem,
} from '@/lib/domain/search/search-criteria';
import { makeResult, makeSummary } from '../../support/make-cabin';

const dated: SearchCriteria = {
  ...DEFAULT_CRITERIA,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
};
const SEARCH = '/cabins?check_in=2026-12-04&check_out=2026-12-07&guests=2';
const near = makeResult({ cabin: makeSummary({ slug: 'near', title: 'Near' }), shiftDays: 2 });

const plain = {
  problems: [],
  messages: [],
  found: { total: 0, exact: 0 },
  page: 1,
  choice: { filter: null, sort: null },
  suggestions: NO_SUGGESTIONS,
  today: calendarDate('2026-11-20'),
};

beforeEach(() => window.sessionStorage.clear());

test.each<[Partial<SearchCriteria>, string, string]>([
  [dated, 'Cabins for Dec 4–7', '2 guests in the Smoky Mountains'],
  [
    { ...dated, city: 'gatlinburg', guests: 1, flexibleDays: '3' },
    'Cabins for Dec 4–7',
    '1 guest in Gatlinburg, ± 3 days',
  ],
  [
    { ...dated, flexibleDays: '1' },
    'Cabins for Dec 4–7',
    '2 guests in the Smoky Mountains, ± 1 day',
  ],
  [{ ...dated, flexibleDays: 'exact' }, 'Cabins for Dec 4–7', '2 guests in the Smoky Mountains'],
  [{ city: 'wears-valley', flexibleDays: '7' }, 'Cabins in Wears Valley', '2 guests, any dates'],
])('headings of %j', (changes, heading, party) => {
  const criteria = { ...DEFAULT_CRITERIA, ...changes };
  render(<SearchResults criteria={criteria} results={[]} {...plain} />);
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
  [18, 1, [], null],
  [19, 1, [`${SEARCH}&page=2`], 'Page 1 of 2'],
  [1001, 2, [SEARCH, `${SEARCH}&page=3`], 'Page 2 of 56'],
  [1001, 56, [`${SEARCH}&page=55`], 'Page 56 of 56'],
])('%d results, page %d', (total, page, hrefs, text) => {
  render(
    <SearchResults
      criteria={dated}
      results={[makeResult()]}
      {...plain}
      found={{ total, exact: null }}
      page={page}
    />,
  );
  const pages = screen.queryByRole('navigation', { name: 'Pages' });
  const links = [...(pages?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual(hrefs);
  if (text !== null) expect(pages).toHaveTextContent(text);
  expect(screen.queryByText(/There’s more to see/) !== null).toBe(page === 56);
  // The stored count is a number, whatever was not counted.
  const stored = { cabinCount: Math.min(total, 1000) };
  expect(window.sessionStorage.getItem('searchResults')).toBe(JSON.stringify(stored));
});

test('the further cabins of a list are no search of the visitor: nothing of it is kept', () => {
  window.sessionStorage.setItem('searchCriteria', '{"guests":6}');
  render(
    <SearchResults criteria={DEFAULT_CRITERIA} isAnyParty results={[makeResult()]} {...plain} />,
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
  expect(choicePath(toSearchQuery(criteria), sorted, 2)).toBe(
    `${search}&filter=pool&sort=popular&page=2`,
  );
  const unsorted = { filter: null, sort: null };
  expect(choicePath(toSearchQuery(criteria), unsorted, 1)).toBe(search);
});

test('exact stays come first, shifted ones under a heading of their own', () => {
  render(
    <SearchResults
      criteria={dated}
      results={[makeResult(), near]}
      {...plain}
      found={{ total: 2, exact: 1 }}
    />,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Cabins for Dec 4–7', 'Laurel Lantern', 'A few days away', 'Near']);
  expect(window.sessionStorage.getItem('searchResults')).toBe('{"cabinCount":2}');
});

const linkNames = (name: string) =>
  [...screen.getByRole('navigation', { name }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

test('another order or filter keeps dates, party, place, flexibility and each other, and begins anew', () => {
  const criteria: SearchCriteria = { ...dated, city: 'sevierville', flexibleDays: '3', guests: 5 };
  render(
    <SearchResults
      criteria={criteria}
      results={[makeResult()]}
      {...plain}
      page={2}
      choice={{ filter: 'pool', sort: 'rating' }}
      found={{ total: 40, exact: 40 }}
    />,
  );
  const search =
    '/cabins?check_in=2026-12-04&check_out=2026-12-07&city=sevierville&flexible_days=3&guests=5';
  expect(linkNames('Sort cabins')).toEqual([
    ['Closest dates', `${search}&filter=pool`, null],
    ['Lowest total', `${search}&filter=pool&sort=price`, null],
    ['Rating', `${search}&filter=pool&sort=rating`, 'true'],
    ['Most popular', `${search}&filter=pool&sort=popular`, null],
    ['Distance from Sevierville', `${search}&filter=pool&sort=distance`, null],
  ]);
  expect(linkNames('Filter cabins').slice(0, 3)).toEqual([
    ['All cabins', `${search}&sort=rating`, null],
    ['Hot tub', `${search}&filter=hot-tub&sort=rating`, null],
    ['Indoor pool', `${search}&filter=pool&sort=rating`, 'page'],
  ]);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    `${search}&filter=pool&sort=rating`,
  );
});

test('on exact dates the usual order is that of the totals, and named so', () => {
  render(
    <SearchResults
      criteria={dated}
      results={[makeResult()]}
      {...plain}
      choice={{ filter: null, sort: 'price' }}
      found={{ total: 1, exact: 1 }}
    />,
  );
  expect(linkNames('Sort cabins').map(([name, , current]) => [name, current])).toEqual([
    ['Lowest total', 'true'],
    ['Rating', null],
    ['Most popular', null],
    ['Distance from Gatlinburg', null],
  ]);
});

test('without dates the price is a night’s, and distances are from Gatlinburg', () => {
  render(
    <SearchResults
      criteria={DEFAULT_CRITERIA}
      results={[makeResult({ stay: null, price: null })]}
      {...plain}
      found={{ total: 1, exact: 1 }}
    />,
  );
  const names = linkNames('Sort cabins').map(([name]) => name);
  expect(names).toContain('Nightly price');
  expect(names).toContain('Distance from Gatlinburg');
});

test('nothing found offers what is open, each with what it costs, and the host', () => {
  const [one, other] = ['pine', 'oak'].map((slug) =>
    makeResult({ cabin: makeSummary({ slug, title: slug }) }),
  );
  if (!one || !other) throw new Error('Two cabins');
  render(
    <SearchResults
      criteria={{ ...dated, city: 'gatlinburg', guests: 12, flexibleDays: '3' }}
      results={[]}
      {...plain}
      choice={{ filter: 'pool', sort: null }}
      suggestions={{
        nearStays: [
          makeResult({
            stay: { checkIn: calendarDate('2026-12-11'), checkOut: calendarDate('2026-12-14') },
            shiftDays: 7,
          }),
        ],
        towns: [{ area: 'sevierville', count: 3, leastTotalCents: 97_300 }],
        pairs: [{ cabins: [one, other], guests: [5, 7], totalCents: 246_800 }],
        unfilteredCount: 2,
        anyDatesCount: 1,
        anywhereCount: null,
      }}
    />,
  );
  expect(screen.queryByRole('navigation', { name: 'Sort cabins' })).toBeNull();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const search = (dates: string, city = 'gatlinburg') => `/cabins?${dates}city=${city}&guests=12`;
  const wanted = 'check_in=2026-12-04&check_out=2026-12-07&';
  const card = screen.getByRole('article');
  expect(within(card).getByRole('heading', { name: 'Laurel Lantern' })).toBeVisible();
  expect(card).toHaveTextContent('Dec 11 – Dec 14, 2026, 7 days later');
  expect(card).toHaveTextContent('$1,234 total');
  expect(link('Sevierville 3 cabins, from $973 total')).toBe(
    `${search(wanted, 'sevierville')}&filter=pool`,
  );
  expect(screen.getByRole('heading', { name: 'Dec 4–7 in other towns' })).toBeVisible();
  expect(link('pine')).toBe('/cabins/pine?check_in=2026-12-04&check_out=2026-12-07&guests=5');
  expect(link('oak')).toBe('/cabins/oak?check_in=2026-12-04&check_out=2026-12-07&guests=7');
  expect(screen.getByText('$2,468 total for both')).toBeVisible();
  expect(screen.getByText('5 guests, $1,234 total')).toBeVisible();
  expect(link('Without “Indoor pool” 2 cabins')).toBe(search(wanted));
  expect(link('Any dates 1 cabin')).toBe(`${search('')}&filter=pool`);
  expect(link('Clear search')).toBe('/cabins');
  const text = decodeURIComponent(link('Text the host your dates') ?? '');
  expect(text).toBe(
    'sms:+18655550142?&body=Hi Mountain Mama, do you have a cabin for 12 guests in Gatlinburg for Dec 4 – Dec 7, 2026?',
  );
});

test('nothing found and nothing to offer: the host can still be asked', () => {
  render(<SearchResults criteria={dated} results={[]} {...plain} />);
  expect(screen.getByText('Try other dates or fewer guests.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Text the host your dates' })).toBeVisible();
});

test.each([
  [2, 'But you’ve got options:'],
  [0, 'Try fewer guests, or ask me about two cabins.'],
])(
  'where no cabin of the place sleeps the party, and %i elsewhere do, it says so',
  (count, advice) => {
    render(
      <SearchResults
        criteria={{ ...dated, city: 'wears-valley', guests: 20 }}
        results={[]}
        {...plain}
        suggestions={{ ...NO_SUGGESTIONS, anywhereCount: count }}
      />,
    );
    expect(
      screen.getByRole('heading', { name: 'Nothing in Wears Valley sleeps 20' }),
    ).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(screen.queryByRole('button', { name: /when it opens/ })).toBeNull();
    const wider = screen.queryByRole('link', { name: 'Any town, any dates 2 cabins' });
    expect(wider?.getAttribute('href')).toBe(count > 0 ? '/cabins?guests=20' : undefined);
  },
);

test('nothing found shows two cabins as cards, and further stays of them as rows', () => {
  const stays = [5, 6, 7, 8].map((day) => ({
    checkIn: calendarDate(`2026-12-0${day}`),
    checkOut: calendarDate(`2026-12-${day + 3 < 10 ? '0' : ''}${day + 3}`),
  }));
  const shorter = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-06') };
  const nearStays = [
    ...['pine', 'pine', 'oak', 'elm'].map((slug, index) =>
      makeResult({ cabin: makeSummary({ slug, title: slug }), stay: stays[index] }),
    ),
    makeResult({ cabin: makeSummary({ slug: 'fir', title: 'fir' }), stay: shorter }),
  ];
  render(
    <SearchResults
      criteria={{ ...dated, city: 'wears-valley', guests: 20 }}
      results={[]}
      {...plain}
      suggestions={{ ...NO_SUGGESTIONS, nearStays, anywhereCount: 3 }}
    />,
  );
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'pine',
    'oak',
  ]);
  expect(cards[1]).toHaveTextContent('3 days later');
  const row = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  // Where no cabin of the place is large enough, the rows lead out of it.
  expect(row(/2 days later pine/)).toBe(
    '/cabins?check_in=2026-12-06&check_out=2026-12-09&guests=20',
  );
  expect(row(/4 days later elm/)).not.toContain('city');
  expect(row(/2 nights fir/)).not.toContain('city');
});

test('one result has other stays beside it', () => {
  render(
    <SearchResults
      criteria={dated}
      results={[makeResult()]}
      {...plain}
      found={{ total: 1, exact: 1 }}
      suggestions={{
        ...NO_SUGGESTIONS,
        nearStays: [
          {
            ...near,
            stay: { checkIn: calendarDate('2026-12-06'), checkOut: calendarDate('2026-12-09') },
          },
        ],
      }}
    />,
  );
  const beside = screen.getByRole('complementary', { name: 'More to choose from' });
  expect(within(beside).getByRole('link', { name: /2 days later Near/ })).toBeVisible();
});

test('says what was ignored', () => {
  const problems = Object.keys(SEARCH_PROBLEM_COPY) as SearchProblem[];
  render(
    <SearchResults
      criteria={DEFAULT_CRITERIA}
      results={[]}
      {...plain}
      problems={problems}
      messages={['And one more.']}
    />,
  );
  for (const problem of problems)
    expect(screen.getByText(SEARCH_PROBLEM_COPY[problem])).toBeVisible();
  expect(screen.getByText('And one more.')).toBeVisible();
});

test.each([
  [dated, undefined, undefined, '2026-12-03', []],
  [dated, undefined, undefined, '2026-12-04', ['Saturday, December 5, 2026']],
  [{ ...dated, checkOut: null }, undefined, undefined, '2026-11-20', ['check-out date']],
  [dated, 'pool', 'popular', '2026-11-20', []],
  [dated, '', '', '2026-11-20', []],
  [dated, 'castle', ['a', 'b'], '2026-11-20', ['filter', 'order']],
])('messages', (criteria, filter, sort, today, parts) => {
  const messages = searchMessages({ criteria, filter, sort, today: calendarDate(today) });
  expect(messages).toHaveLength(parts.length);
  parts.forEach((part, index) => expect(messages[index]).toContain(part));
});

test('without dates the limits stay in every link and in the form; with dates there are none', () => {
  const limits = { bedrooms: 3, maxPrice: 250 };
  const choice = { filter: 'pool', sort: 'size' } as const;
  const props = { ...plain, choice, limits, results: [makeResult({ stay: null, price: null })] };
  const { rerender } = render(<SearchResults criteria={DEFAULT_CRITERIA} {...props} />);
  const orders = () => within(screen.getByRole('navigation', { name: 'Sort cabins' }));
  expect(orders().getByRole('link', { name: 'Largest' })).toHaveAttribute('aria-current', 'true');
  expect(orders().getByRole('link', { name: 'Rating' })).toHaveAttribute(
    'href',
    '/cabins?guests=2&bedrooms=3&max_price=250&filter=pool&sort=rating',
  );
  expect(screen.getByText('Filter (3)')).toBeVisible();
  rerender(<SearchResults criteria={dated} {...props} results={[makeResult()]} />);
  expect(orders().queryByRole('link', { name: 'Largest' })).toBeNull();
  expect(orders().getByRole('link', { name: 'Rating' })).toHaveAttribute(
    'href',
    `${SEARCH}&filter=pool&sort=rating`,
  );
  expect(screen.queryByLabelText('Bedrooms')).toBeNull();
});
