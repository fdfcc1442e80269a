import { render, screen } from '@testing-library/react';
import { AreaPage } from '@/components/content/area-page';
import { CabinList } from '@/components/cabin-list/cabin-list';
import { SearchResults } from '@/components/cabin-list/search-results';
import { AboutPage } from '@/components/content/about-page';
import { llmsText } from '@/components/seo/llms-text';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { BUILT_IN_AREAS } from '@/lib/domain/catalog/area';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';
import { NO_SUGGESTIONS } from '@/lib/domain/search/search-suggestions';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { shop } from '@/lib/shop/shop';
import { makeSummary } from '../../support/make-cabin';
import { TAX_RATES } from '../../support/tax-rates';

const COMING = 'The first cabins are on their way';
const origin = 'https://cabins.example';
const gatlinburg = areaOfDistances(BUILT_IN_AREAS, 'gatlinburg');

function expectCalm(): void {
  expect(screen.getByRole('heading', { name: COMING })).toBeVisible();
  expect(screen.getByRole('link', { name: `Text ${shop().phone.display}` })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\b0 cabins|no cabin/i);
  expect(screen.queryByRole('link', { name: 'See all cabins' })).toBeNull();
}

test.each([null, ...CABIN_FILTERS])('the list %s of a shop without cabins', (filter) => {
  render(<CabinList cabins={[]} filter={filter} sort="recommended" origin={origin} />);
  expectCalm();
  expect(screen.queryByRole('navigation', { name: 'Filter cabins' })).toBeNull();
});

test('an area of it', () => {
  render(
    <AreaPage
      area={gatlinburg}
      cabins={[]}
      guide={null}
      posts={[]}
      events={[]}
      taxes={TAX_RATES}
    />,
  );
  expectCalm();
});

test('an area without cabins, in a shop that has some', () => {
  render(
    <AreaPage
      area={gatlinburg}
      cabins={[makeSummary({ area: 'sevierville' })]}
      guide={null}
      posts={[]}
      events={[]}
      taxes={TAX_RATES}
    />,
  );
  expect(document.body).not.toHaveTextContent('0 cabins');
  expect(screen.getByRole('link', { name: 'See all cabins' })).toBeVisible();
});

test('a search in it', () => {
  render(
    <SearchResults
      criteria={DEFAULT_CRITERIA}
      problems={[]}
      messages={[]}
      results={[]}
      found={{ total: 0, exact: 0 }}
      page={1}
      choice={{ filter: null, sort: null }}
      suggestions={NO_SUGGESTIONS}
      today={calendarDate('2026-11-20')}
      isShopEmpty
    />,
  );
  expectCalm();
});

test('the page about the host links to no cabin that is not there', () => {
  render(<AboutPage slugs={[]} posts={[]} />);
  expect(document.body).not.toHaveTextContent(/\b0 cabins/);
  expect(document.querySelector('a[href^="/cabins/"]')).toBeNull();
});

test('the text for language models has no empty sections', () => {
  const text = llmsText({ cabins: [], posts: [] }, origin);
  expect(text).not.toContain('## Cabins');
  expect(text).not.toContain('## Articles');
  expect(text).not.toMatch(/##[^\n]*\n*(?:##|$)/);
});
