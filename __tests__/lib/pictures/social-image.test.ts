import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { applySettings } from '@/lib/shop/shop-settings';
import { socialImage, type SocialKind } from '@/lib/pictures/social-image';
import { cabins } from '@/supabase/seed/cabins';
import { heroImageUrl } from '@/supabase/seed/catalog-sql';
import { events } from '@/supabase/seed/posts';
import { shop } from '@/lib/shop/shop';

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

const every = [
  ...PAGES.map((kind) => socialImage(kind)),
  ...cabins.map((cabin) => socialImage('cabin', '', heroImageUrl(cabin))),
  ...shop().areas.map(({ slug }) => socialImage('area', '', `/images/areas/${slug}.webp`)),
  ...CATEGORIES.map((slug) => socialImage('category', '', `/images/categories/${slug}.webp`)),
];

test('each page, cabin, area and category has a preview of its own', () => {
  expect(new Set(every.map(({ url }) => url)).size).toBe(every.length);
});

test.each(every)('$url is a light JPEG of the size it claims', async ({ url, width, height }) => {
  const file = readFileSync(join(process.cwd(), 'public', url));
  expect(file.length).toBeLessThanOrEqual(LIMIT);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test.each(['one-an-operator-added', '../cabins/pebble', 'constructor', undefined])(
  'falls back to the home preview for the area "%s"',
  (slug) =>
    expect(socialImage('area', '', `/images/areas/${slug}.webp`).url).toBe(socialImage('home').url),
);

const UPLOAD = '/images/uploads/0b2f6c1e-0000-4000-8000-000000000001/abc-1200x800-0f0f0f';

test.each([
  ['cabin', '/images/cabins/pebble/hero.webp', '/images/social/cabins/pebble.jpg'],
  ['cabin', '/images/cabins/pebble/hero-winter.webp', '/images/social/cabins/pebble.jpg'],
  ['cabin', `${UPLOAD}.webp`, `${UPLOAD}.jpg`],
  // Chosen for the cards in the console: rather no picture of the cabin than one that the page does not begin with.
  ['cabin', '/images/cabins/pebble/5-view.webp', null],
  ['cabin', 'https://pictures.example/pebble.jpg', null],
  ['cabin', '/images/cabins/one-an-operator-added/hero.webp', null],
  ['cabin', '', null],
  ['post', '/images/blog/elk.webp', '/images/social/blog/elk.jpg'],
  ['post', '/images/events/harvest.webp', '/images/social/events/harvest.jpg'],
  ['post', '/images/error.webp', null],
  ['events', '/images/events/harvest.webp', '/images/social/events/harvest.jpg'],
  ['events', '', '/images/social/events.jpg'],
] as const)('a %s that shows %j has the preview %j', (kind, picture, preview) => {
  expect(socialImage(kind, '', picture).url).toBe(preview ?? socialImage('home').url);
});

test.each(events)('$slug has a preview of its own picture', ({ picture }) => {
  expect(socialImage('events', '', picture).url).not.toBe(socialImage('home').url);
});

test('the caller may say what the picture shows', () => {
  expect(socialImage('area', 'Gatlinburg Cabins').alt).toBe('Gatlinburg Cabins');
  expect(socialImage('home').alt).toContain('Mountain Mama Cabins');
});

test('a shop elsewhere has its own picture for every page, and a cabin’s or article’s photograph', () => {
  applySettings({ name: 'Lakeside Stays', smokies: 'hidden' });
  for (const kind of [...PAGES, 'cabin', 'area', 'category', 'post'] as const) {
    expect(socialImage(kind).url).toBe('/images/shop/share.jpg');
  }
  expect(socialImage('cabin', '', '/images/cabins/pebble/hero.webp').url).toBe(
    '/images/shop/share.jpg',
  );
  expect(socialImage('cabin', '', `${UPLOAD}.webp`).url).toBe(`${UPLOAD}.jpg`);
  applySettings({});
});
