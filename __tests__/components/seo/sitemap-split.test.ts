import { cabinEntries } from '@/components/seo/sitemap-entries';
import { CABINS_PER_SITEMAP, cabinSitemapOf, cabinSitemaps } from '@/lib/domain/catalog/sitemaps';

const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
// What an address, its date and its picture are wrapped in, with room to spare.
const WRAPPING = 300;

// The longest slug and picture address a cabin may have.
const makeCabin = (n: number) => ({
  slug: `${'a-cabin-among-many-'.repeat(4).slice(0, 72)}${String(n).padStart(7, '0')}`,
  heroImageUrl: `https://images.example/${'x'.repeat(200)}/${n}.webp`,
  updatedAt: '2026-11-20T00:00:00Z',
});

test('120,000 cabins are split into sitemaps that search engines take, each cabin in one', () => {
  const cabins = Array.from({ length: 120_000 }, (_, n) => makeCabin(n));
  const names = cabinSitemaps(cabins.length);
  const addresses = new Set<string>();
  for (const name of names) {
    const start = (cabinSitemapOf(name) ?? NaN) * CABINS_PER_SITEMAP;
    const entries = cabinEntries(
      cabins.slice(start, start + CABINS_PER_SITEMAP),
      'https://www.mountain-mama-cabins.example',
    );
    const bytes = entries.reduce(
      (sum, { url, images = [] }) => sum + url.length + images.join('').length + WRAPPING,
      0,
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(MAX_ADDRESSES);
    expect(bytes).toBeLessThan(MAX_BYTES);
    for (const { url } of entries) addresses.add(url);
  }
  // Each with the page of all its facts.
  expect(addresses.size).toBe(2 * cabins.length);
  expect(names).toHaveLength(12);
});

test.each([
  [0, ['cabins']],
  [1, ['cabins']],
  [CABINS_PER_SITEMAP, ['cabins']],
  [CABINS_PER_SITEMAP + 1, ['cabins', 'cabins2']],
])('%d cabins', (count, names) => {
  expect(cabinSitemaps(count)).toEqual(names);
});

test.each(['cabins1', 'cabins0', 'cabins02', 'cabins-2', 'cabins99999', 'pages', '', 'Cabins'])(
  '%j is no sitemap of cabins',
  (name) => {
    expect(cabinSitemapOf(name)).toBeNull();
  },
);
