import { readFileSync } from 'node:fs';
import { listAreas } from '@/lib/domain/catalog/cabin';
import { join } from 'node:path';
import sharp from 'sharp';
import { socialImage, type SocialKind } from '@/lib/pictures/social-image';
import { cabins } from '@/supabase/seed/cabins';

const PAGES: SocialKind[] = [
  'home',
  'plan',
  'fall',
  'visitor-guide',
  'events',
  'blog',
  'about',
  'promise',
  'founders-pricing',
  'sign-up',
];
const CATEGORIES = ['hot-tub', 'pool', 'family', 'pet-friendly', 'mountain-views'];
const LIMIT = 120 * 1024;

function existing(...args: Parameters<typeof socialImage>) {
  const image = socialImage(...args);
  if (!image) throw new Error(`No preview of ${args.join(' ')}`);
  return image;
}

const every = [
  ...PAGES.map((kind) => existing(kind)),
  ...cabins.map(({ slug }) => existing('cabin', slug)),
  ...listAreas().map(({ slug }) => existing('area', slug)),
  ...CATEGORIES.map((slug) => existing('category', slug)),
];

test('each page, cabin, area and category has a preview of its own', () => {
  expect(new Set(every.map(({ url }) => url)).size).toBe(every.length);
});

test.each(every)('$url is a light JPEG of the size it claims', async ({ url, width, height }) => {
  const file = readFileSync(join(process.cwd(), 'public', url));
  expect(file.length).toBeLessThanOrEqual(LIMIT);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test.each([
  ['cabin', 'one-an-operator-added'],
  ['cabin', '../areas/gatlinburg'],
  ['cabin', undefined],
  ['area', 'constructor'],
] as const)('falls back to the home preview for %s "%s"', (kind, slug) => {
  expect(existing(kind, slug).url).toBe(existing('home').url);
});

test('the caller may say what the picture shows', () => {
  expect(existing('cabin', 'pebble', 'Pebble in Sevierville').alt).toBe('Pebble in Sevierville');
  expect(existing('home').alt).toContain('Mountain Mama Cabins');
});
