/** @jest-environment node */
import { cabinPictures } from '@/tools/illustrations/cabin-pictures';
import { allPictures } from '@/tools/illustrations/pictures';
import { bedsShown } from '@/tools/illustrations/subject';
import { cabins } from '@/supabase/seed/cabins';

const named = (slug: string) => cabins.filter((cabin) => cabin.slug === slug);

test('each picture has its own address, and each cabin its own look', () => {
  const urls = allPictures().map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toEqual(expect.arrayContaining(['/images/home-hero.webp', '/images/host.webp']));
});

test('a picture is the same whenever it is drawn', () => {
  for (const cabin of named('pebble'))
    for (const { svg } of cabinPictures(cabin)) {
      const drawn = svg();
      expect(drawn).toBe(svg());
      expect(drawn).not.toMatch(/undefined|NaN/);
    }
});

test.each([
  ['laurel-lantern', 'queen bedroom upstairs', 1, ['queen']],
  ['woolly-bear-lodge', 'bunk room for four children', 1, ['bunk']],
  ['papaws-porch', 'second bedroom for the children', 1, ['full', 'twin']],
])('%s shows the beds of "%s"', (slug, words, bedroom, kinds) => {
  const shown = named(slug).flatMap((cabin) => bedsShown(cabin, words, bedroom));
  expect(shown.map(({ kind }) => kind)).toEqual(kinds);
});
