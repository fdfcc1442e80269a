import type { ComponentProps } from 'react';
import { render, screen, within } from '@testing-library/react';
import { BrowseBar } from '@/components/cabin-list/browse-links';
import { browsePath } from '@/components/cabin-list/browse-path';
import { CabinList } from '@/components/cabin-list/cabin-list';
import { LimitsForm } from '@/components/cabin-list/limits-form';
import { LIST_ORDERS } from '@/components/cabin-list/list-orders';
import { makeSummary } from '../../support/make-cabin';

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

test.each([
  [null, 'recommended', '/cabins'],
  ['pool', 'recommended', '/cabins/pool'],
  [null, 'popular', '/cabins?sort=popular'],
  ['pool', 'popular', '/cabins?filter=pool&sort=popular'],
  [null, 'price', '/cabins?sort=price'],
  ['family', 'size', '/cabins?filter=family&sort=size'],
] as const)('the address of filter %s, sort %s', (filter, sort, path) => {
  expect(browsePath(filter, sort)).toBe(path);
});

const renderLinks = (list: ComponentProps<typeof BrowseBar>) => render(<BrowseBar {...list} />);

test('filters lead to the category pages', () => {
  renderLinks({ filter: null, sort: 'recommended', count: 25 });
  expect(linksOf('Filter cabins')).toEqual([
    ['All cabins', '/cabins', 'page'],
    ['Hot tub', '/cabins/hot-tub', null],
    ['Indoor pool', '/cabins/pool', null],
    ['Mountain views', '/cabins/mountain-views', null],
    ['Pet friendly', '/cabins/pet-friendly', null],
    ['Family', '/cabins/family', null],
  ]);
  expect(linksOf('Sort cabins')).toEqual([
    ['Recommended', '/cabins', 'true'],
    ['Most popular', '/cabins?sort=popular', null],
    ['Lowest price', '/cabins?sort=price', null],
    ['Largest', '/cabins?sort=size', null],
  ]);
});

test('a filter keeps the order, an order keeps the filter', () => {
  renderLinks({ filter: 'family', sort: 'popular', count: 3 });
  expect(linksOf('Filter cabins')).toContainEqual([
    'Hot tub',
    '/cabins?filter=hot-tub&sort=popular',
    null,
  ]);
  expect(linksOf('Filter cabins')).toContainEqual([
    'Family',
    '/cabins?filter=family&sort=popular',
    'page',
  ]);
  expect(linksOf('Sort cabins')[0]).toEqual(['Recommended', '/cabins/family', null]);
});

describe('a list', () => {
  const cabins = [
    makeSummary({
      slug: 'a',
      title: 'A',
      viewsLast7Days: 1,
      amenities: ['indoor_pool'],
      usualNightCents: null,
      maxGuests: 6,
      beds: 3,
    }),
    makeSummary({
      slug: 'b',
      title: 'B',
      viewsLast7Days: 9,
      amenities: [],
      usualNightCents: 30_000,
      maxGuests: 6,
      beds: 4,
    }),
    makeSummary({
      slug: 'c',
      title: 'C',
      viewsLast7Days: 5,
      amenities: ['indoor_pool'],
      usualNightCents: 20_000,
      maxGuests: 12,
      beds: 2,
    }),
  ];
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  test.each([
    [null, 'recommended', '3 cabins', ['A', 'B', 'C']],
    [null, 'popular', '3 cabins', ['B', 'C', 'A']],
    ['pool', 'popular', '2 cabins', ['C', 'A']],
    [null, 'price', '3 cabins', ['C', 'B', 'A']],
    [null, 'size', '3 cabins', ['C', 'B', 'A']],
  ] as const)('filter %s, sort %s', (filter, sort, count, expected) => {
    render(
      <CabinList cabins={cabins} filter={filter} sort={sort} origin="https://cabins.example" />,
    );
    expect(titles()).toEqual(expected);
    expect(screen.getByText(count)).toBeVisible();
  });

  test('says so when it is empty', () => {
    render(
      <CabinList
        cabins={cabins}
        filter="hot-tub"
        sort="recommended"
        origin="https://cabins.example"
      />,
    );
    expect(screen.getByText('0 cabins')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
  });
});

const ORDERS = [
  { sort: 'recommended', label: 'Lowest total' },
  { sort: 'rating', label: 'Rating' },
] as const;

describe('the form that narrows a list', () => {
  const form = () =>
    screen.getByRole<HTMLFormElement>('form', { name: 'Filter and sort', hidden: true });
  const sent = () => Object.fromEntries(new FormData(form()));

  test('goes to a search and keeps filter, order and area', () => {
    render(
      <LimitsForm
        filter="pool"
        sort="price"
        sorts={LIST_ORDERS}
        search="city=gatlinburg&guests=any"
      />,
    );
    expect(form()).toHaveAttribute('action', '/cabins');
    expect(form()).toHaveAttribute('method', 'get');
    expect(sent()).toEqual({
      guests: 'any',
      bedrooms: '',
      max_price: '',
      filter: 'pool',
      sort: 'price',
      city: 'gatlinburg',
    });
    expect(screen.getByText('Filter')).toBeVisible();
  });

  test('a search by dates keeps them and its party, and has no limits', () => {
    const search = 'check_in=2027-01-12&check_out=2027-01-15&city=gatlinburg&guests=4';
    render(<LimitsForm filter={null} sort="rating" sorts={ORDERS} search={search} isDated />);
    expect(sent()).toEqual({
      ...Object.fromEntries(new URLSearchParams(search)),
      filter: '',
      sort: 'rating',
    });
  });

  test('the usual order is not named, what is chosen stays chosen', () => {
    render(
      <LimitsForm
        filter={null}
        sort="recommended"
        sorts={LIST_ORDERS}
        guests={7}
        limits={{ bedrooms: 3, maxPrice: 275 }}
      />,
    );
    expect(sent()).toEqual({ guests: '7', bedrooms: '3', max_price: '275', filter: '', sort: '' });
    expect(screen.getByText('Filter (3)')).toBeVisible();
  });
});
