/** @jest-environment node */
import { join } from 'node:path';
import sharp from 'sharp';
import { cabins } from '@/supabase/seed/cabins';
import { heroImageUrl, photoUrl } from '@/supabase/seed/catalog-sql';
import { compositionOf } from '@/tools/illustrations/cabin-compositions';
import { cabinLook } from '@/tools/illustrations/cabin-looks';
import { kitchenSetOf } from '@/tools/illustrations/kitchen-table';
import { greatRoomOf } from '@/tools/illustrations/living-table';
import { tubSceneOf } from '@/tools/illustrations/tub-table';
import type { RoomType } from '@/lib/domain/catalog/cabin';

const withTub = cabins.filter(({ amenities }) => amenities.includes('hot_tub'));

const without = <T extends object>(value: T, ...keys: (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key]) => !keys.includes(key as keyof T)),
  ) as Partial<T>;

/** Names of cabins that have the same value, as pairs. */
function alike<T>(slugs: readonly string[], valueOf: (slug: string) => T): string[] {
  const seen = new Map<string, string>();
  return slugs.flatMap((slug) => {
    const key = JSON.stringify(valueOf(slug));
    const other = seen.get(key);
    seen.set(key, slug);
    return other ? [`${other} and ${slug}`] : [];
  });
}

const slugs = cabins.map(({ slug }) => slug);

test.each<[string, readonly string[], (slug: string) => unknown]>([
  ['house', slugs, (slug) => cabinLook(slug).form],
  ['hero composition', slugs, (slug) => without(compositionOf(slug), 'sun')],
  [
    'hot tub, whatever its place on the deck',
    withTub.map(({ slug }) => slug),
    (slug) => without(tubSceneOf(slug), 'x', 'z', 'w', 'eye'),
  ],
  [
    'great room, whatever its size',
    slugs,
    (slug) => greatRoomOf(slug).things.map(([name]) => name),
  ],
  ['kitchen counter', slugs, (slug) => kitchenSetOf(slug).things],
])('no two cabins share a %s', (_what, names, valueOf) => {
  expect(alike(names, valueOf)).toEqual([]);
});

const EDGE = 16;

/** Which points of a picture are lighter than their right neighbor: the same for two prints of one drawing. */
async function outlineOf(url: string): Promise<boolean[]> {
  const pixels = await sharp(join(process.cwd(), 'public', url))
    .greyscale()
    .resize(EDGE + 1, EDGE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: EDGE * EDGE }, (_, index) => {
    const at = Math.floor(index / EDGE) * (EDGE + 1) + (index % EDGE);
    return (pixels[at] ?? 0) > (pixels[at + 1] ?? 0);
  });
}

const difference = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, index) => bit !== b[index]).length;

const firstOf = (room: RoomType): string[] =>
  cabins.flatMap((cabin) => {
    const index = cabin.photos.findIndex(([kind]) => kind === room);
    return index < 0 ? [] : [photoUrl(cabin, index)];
  });

// Of 256 points, the least in which two pictures of a kind may differ; half would be two unlike pictures.
test.each([
  ['heroes', 84, cabins.map(heroImageUrl)],
  ['hot tubs', 68, firstOf('hot_tub')],
  ['great rooms', 68, firstOf('great_room')],
] as const)('no two of the %s look alike', async (_what, least, urls) => {
  const outlines = await Promise.all(urls.map(outlineOf));
  const close = outlines.flatMap((one, index) =>
    outlines
      .slice(0, index)
      .flatMap((other, at) =>
        difference(one, other) < least ? [`${urls[at]} and ${urls[index]}`] : [],
      ),
  );
  expect(close).toEqual([]);
});
