import { render, screen } from '@testing-library/react';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';
import { AreaPage } from '@/components/content/area-page';
import { CabinList } from '@/components/cabin-list/cabin-list';
import { RESULTS_PER_PAGE } from '@/lib/domain/search/pagination';
import { makeSummary } from '../../support/make-cabin';
import { TAX_RATES } from '../../support/tax-rates';

const make = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    makeSummary({ slug: `cabin-${n}`, id: `id-${n}`, city: 'Gatlinburg', amenities: ['hot_tub'] }),
  );
const cards = (container: HTMLElement) =>
  new Set(
    [...container.querySelectorAll('a[href^="/cabins/cabin-"]')].map((link) =>
      link.getAttribute('href')?.replace(/[?#].*/, ''),
    ),
  );

test('a long list shows its first page, counts all, and the others are searches', () => {
  const cabins = make(RESULTS_PER_PAGE + 5);
  const { container } = render(
    <CabinList cabins={cabins} filter="hot-tub" sort="popular" origin="https://x.example" />,
  );
  expect(cards(container).size).toBe(RESULTS_PER_PAGE);
  expect(screen.getByText(`${cabins.length} cabins`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/cabins?guests=any&filter=hot-tub&sort=popular&page=2',
  );
});

test('a list that fits on one page has no others', () => {
  const { container } = render(
    <CabinList
      cabins={make(RESULTS_PER_PAGE)}
      filter={null}
      sort="recommended"
      origin="https://x.example"
    />,
  );
  expect(cards(container).size).toBe(RESULTS_PER_PAGE);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('so it is in an area', () => {
  render(
    <AreaPage
      area={areaOfDistances(BUILT_IN_AREAS, 'gatlinburg')}
      cabins={make(RESULTS_PER_PAGE + 1)}
      guide={null}
      posts={[]}
      events={[]}
      taxes={TAX_RATES}
    />,
  );
  expect(screen.getByText(`${RESULTS_PER_PAGE + 1} cabins`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/cabins?city=gatlinburg&guests=any&page=2',
  );
});
