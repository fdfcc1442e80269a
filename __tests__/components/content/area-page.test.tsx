import { findGuide } from '@/__tests__/support/seeded-posts';
import type { Post } from '@/lib/domain/catalog/post';
import { render, screen, within } from '@testing-library/react';
import { AreaPosters } from '@/components/home/area-posters';
import { Hero } from '@/components/home/hero';
import { AreaPage } from '@/components/content/area-page';
import { Footer } from '@/components/layout/footer';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { SearchFormFallback } from '@/components/search/search-form-fallback';
import { llmsText } from '@/components/seo/llms-text';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { pageEntries } from '@/components/seo/sitemap-entries';
import type { AreaRow } from '@/lib/shop/areas';
import { applySettings } from '@/lib/shop/shop-settings';
import { makeSummary } from '../../support/make-cabin';
import { TAX_RATES } from '../../support/tax-rates';
import { findArea } from '@/lib/domain/catalog/area';
import { shop } from '@/lib/shop/shop';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  usePathname: () => '/',
}));

const rowOf = (city: string, line = ''): AreaRow => ({
  slug: city.toLowerCase().replaceAll(' ', '-'),
  city,
  line,
  latitude: 46.38,
  longitude: -94.28,
});
const LOON = rowOf('Loon Lake', 'Pines down to the water.');
const PINE = rowOf('Pine Bay');
const GATLINBURG = { ...rowOf('Gatlinburg', 'Ours.'), latitude: 35.7144, longitude: -83.5247 };
const TWELVE = Array.from({ length: 12 }, (_, n) => rowOf(`Bay ${n}`));

beforeAll(() => {
  class IdleObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: IdleObserver, IntersectionObserver: IdleObserver });
});
afterEach(() => applySettings({}, []));

function showPage(slug: string, areas: AreaRow[], guide: Post | null = null) {
  applySettings({}, areas);
  const area = findArea(shop().areas, slug);
  if (!area) throw new Error(`${slug} is no area`);
  const cabins = [
    makeSummary({ slug: 'a', title: 'Loon Point', area: 'loon-lake', city: 'Elsewhere' }),
    makeSummary({ slug: 'b', title: 'Far House', area: 'pine-bay', city: 'Loon Lake' }),
  ];
  return render(
    <AreaPage area={area} cabins={cabins} guide={guide} posts={[]} events={[]} taxes={TAX_RATES} />,
  ).container;
}
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');

test('an area of the host has its name, its sentence and its cabins, and no picture of another', () => {
  const page = showPage('loon-lake', [LOON, PINE]);
  expect(screen.getByRole('heading', { level: 1, name: 'Cabins in Loon Lake' })).toBeVisible();
  expect(screen.getByText('Pines down to the water.')).toBeVisible();
  expect(screen.getByText('1 cabin')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Loon Point' })).toBeVisible();
  expect(screen.queryByText('Far House')).toBeNull();
  expect(pictures(page).filter((src) => src.includes('/areas/'))).toEqual([]);
  const others = within(screen.getByRole('navigation', { name: 'Other areas' }));
  expect(others.getByRole('link', { name: /^Pine Bay/ })).toHaveAttribute(
    'href',
    '/areas/pine-bay',
  );
  expect(page).not.toHaveTextContent(/Smok|Gatlinburg|Sevier|park/);
});

test('the only area names no other one', () => {
  showPage('loon-lake', [LOON]);
  expect(screen.queryByRole('navigation', { name: 'Other areas' })).toBeNull();
});

test('one with a guide has its words and its picture under the host’s sentence', () => {
  const page = showPage('gatlinburg', [GATLINBURG, LOON], findGuide('gatlinburg'));
  expect(screen.getByText('Ours.')).toBeVisible();
  expect(screen.getByText(/Once called White Oak Flats/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Great for' })).toBeVisible();
  expect(screen.getByText('Roaring Fork').closest('li')).toHaveTextContent(
    'Roaring Fork, the one-way road to Grotto Falls, in season',
  );
  expect(screen.getByText('Elevation')).toBeVisible();
  expect(pictures(page)[0]).toContain('/areas/gatlinburg.webp');
});

test('an area of the host has the guide that she wrote', () => {
  const bodyMarkdown =
    'Quiet water.\n\n## Great for\n\n- Early swims\n- Loons\n\n## Depth\n\n40 feet';
  showPage('loon-lake', [LOON], { ...findGuide('gatlinburg'), bodyMarkdown });
  expect(screen.getByText('Quiet water.')).toBeVisible();
  expect(screen.getByText('Early swims')).toBeVisible();
  expect(screen.getByText('40 feet')).toBeVisible();
});

test('the cards of the home page have pictures only where there are some', () => {
  applySettings({}, [GATLINBURG, LOON, PINE]);
  const { container } = render(<AreaPosters colors={{ gatlinburg: '#123456' }} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards.map((card) => card.querySelector('img') !== null)).toEqual([true, false, false]);
  expect(within(container).getByText('Pines down to the water.')).toBeInTheDocument();
});

test.each([
  ['one', [LOON]],
  ['two', [LOON, GATLINBURG]],
  ['twelve', TWELVE],
])('the whole site follows the areas: %s', (_, areas) => {
  applySettings({}, areas);
  const hrefs = areas.map(({ slug }) => `/areas/${slug}`);
  const linked = (of: HTMLElement) =>
    [...of.querySelectorAll('a[href^="/areas/"]')].map((link) => link.getAttribute('href'));
  // Of many the first ones.
  expect(linked(render(<Hero />).container)).toEqual(hrefs.slice(0, 6));
  expect(linked(render(<Footer />).container)).toEqual(hrefs);
  expect(linked(render(<NotFoundNotice />).container)).toEqual(hrefs);
  const form = render(<SearchFormFallback />).container;
  expect([...form.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'all',
    ...areas.map(({ slug }) => slug),
  ]);
  const origin = 'https://shop.example';
  const inSitemap = pageEntries(null, origin).map(({ url }) => url.replace(origin, ''));
  expect(inSitemap.filter((path) => path.startsWith('/areas/'))).toEqual(hrefs);
  const text = llmsText({ cabins: [], posts: [] }, origin);
  expect([...text.matchAll(/\/areas\/[\w-]+/g)].map(([path]) => path)).toEqual(hrefs);
  expect(JSON.stringify(lodgingBusiness(origin))).toContain(areas[0]?.city);
});
