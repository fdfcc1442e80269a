import type { ComponentProps } from 'react';
import { render, screen, within } from '@testing-library/react';
import { BrowseBar, FilterLinks } from '@/components/cabin-list/browse-links';
import { browsePath } from '@/components/cabin-list/browse-path';
import { CabinList } from '@/components/cabin-list/cabin-list';
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
] as const)('the address of filter %s, sort %s', (filter, sort, path) => {
  expect(browsePath(filter, sort)).toBe(path);
});

const renderLinks = (list: ComponentProps<typeof BrowseBar>) =>
  render(
    <>
      <FilterLinks filter={list.filter} sort={list.sort} />
      <BrowseBar {...list} />
    </>,
  );

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
    makeSummary({ slug: 'a', title: 'A', viewsLast7Days: 1, amenities: ['indoor_pool'] }),
    makeSummary({ slug: 'b', title: 'B', viewsLast7Days: 9, amenities: [] }),
    makeSummary({ slug: 'c', title: 'C', viewsLast7Days: 5, amenities: ['indoor_pool'] }),
  ];
  const titles = () =>
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

  test.each([
    [null, 'recommended', '3 cabins', ['A', 'B', 'C']],
    [null, 'popular', '3 cabins', ['B', 'C', 'A']],
    ['pool', 'popular', '2 cabins', ['C', 'A']],
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
