import { render, screen } from '@testing-library/react';
import { FilterLinks } from '@/components/cabin-list/browse-links';
import { listMetadata } from '@/components/cabin-list/list-metadata';
import { searchMessages } from '@/components/cabin-list/search-message-copy';
import { MISSING } from '@/components/layout/missing';
import { categoryLinks } from '@/components/layout/nav-links';
import { listFaqs } from '@/components/seo/faq-answers';
import { llmsText } from '@/components/seo/llms-text';
import { pageEntries } from '@/components/seo/sitemap-entries';
import { parseShownFilter } from '@/lib/shop/categories';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { applySettings } from '@/lib/shop/shop-settings';
import { makeSummary } from '../../support/make-cabin';

const ORIGIN = 'https://shop.example';
const cabins = [makeSummary({ amenities: ['hot_tub', 'indoor_pool'] })];

const hide = (hiddenCategories: string) => applySettings({ hiddenCategories }, []);
afterEach(() => hide(''));

const inSitemap = () =>
  pageEntries(null, ORIGIN).flatMap(({ url }) => /\/cabins\/([\w-]+)$/.exec(url)?.[1] ?? []);
const inNavigation = () => categoryLinks().map(({ href }) => href.replace('/cabins/', ''));
const messages = (filter: string) =>
  searchMessages({
    criteria: DEFAULT_CRITERIA,
    filter,
    sort: undefined,
    today: calendarDate('2026-11-27'),
  });

test('without the setting all five are shown', () => {
  expect(inSitemap()).toEqual(CABIN_FILTERS);
  expect(inNavigation()).toEqual(['hot-tub', 'pool', 'family', 'pet-friendly']);
  expect(messages('pool')).toEqual([]);
});

test('a hidden category is linked nowhere, and its address is unknown', () => {
  hide('pool,family');
  const shown = ['hot-tub', 'mountain-views', 'pet-friendly'];
  expect(inSitemap()).toEqual(shown);
  expect(inNavigation()).toEqual(['hot-tub', 'pet-friendly']);
  expect(llmsText({ cabins: [], posts: [] }, ORIGIN)).not.toMatch(/\/cabins\/(pool|family)/);
  expect(CABIN_FILTERS.map(parseShownFilter)).toEqual(
    CABIN_FILTERS.map((filter) => (shown.includes(filter) ? filter : null)),
  );
  expect(messages('pool')).toEqual(['We don’t have that filter, so we left it out.']);
  expect(listMetadata('pool')).toBe(MISSING);
  expect(listMetadata('hot-tub').title).toMatch(/Hot Tubs/);
  const answers = JSON.stringify(listFaqs(cabins));
  expect(answers).toContain('under Hot Tub Cabins');
  expect(answers).not.toContain('Pool Cabins');
  render(<FilterLinks filter={null} sort="recommended" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All cabins',
    'Hot tub',
    'Mountain views',
    'Pet friendly',
  ]);
});

test('none need be left', () => {
  hide(CABIN_FILTERS.join(','));
  expect(inSitemap()).toEqual([]);
  expect(inNavigation()).toEqual([]);
  const { container } = render(<FilterLinks filter={null} sort="recommended" />);
  expect(container).toBeEmptyDOMElement();
});
