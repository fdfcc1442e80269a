import { join } from 'node:path';
import sharp from 'sharp';
import { cabins } from '@/supabase/seed/cabins';
import { photoUrl } from '@/supabase/seed/catalog-sql';

type Shape = readonly boolean[];
type Room = { slug: string; url: string; shapes: readonly Shape[] };

const SIDE = 16;
/** Counts how many of 256 brightness steps differ: the same room in other colors has under 40, others about 100. */
const LEAST_DIFFERENCE = 60;

/** Where a picture gets lighter from one point to the next, which other colors of the same drawing don't change. */
async function shapeOf(url: string, isMirrored: boolean): Promise<Shape> {
  const pixels = await sharp(join(process.cwd(), 'public', url))
    .flop(isMirrored)
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
}

const differenceOf = (one: Shape, other: Shape): number =>
  one.filter((step, index) => step !== other[index]).length;

const readRoom = async (slug: string, url: string): Promise<Room> => ({
  slug,
  url,
  shapes: await Promise.all([shapeOf(url, false), shapeOf(url, true)]),
});

function listLookalikes(rooms: readonly Room[]): string[] {
  return rooms.flatMap(({ slug, url, shapes: [shape = []] }, index) =>
    rooms
      .slice(index + 1)
      .filter((other) => other.slug !== slug)
      .filter((other) =>
        other.shapes.some((theirs) => differenceOf(shape, theirs) < LEAST_DIFFERENCE),
      )
      .map((other) => `${url} looks like ${other.url}`),
  );
}

const kinds = [...new Set(cabins.flatMap(({ photos }) => photos.map(([room]) => room)))];

test.each(kinds)('no two example cabins show the same %s, not even mirrored', async (kind) => {
  const rooms = await Promise.all(
    cabins.flatMap((cabin) =>
      cabin.photos.flatMap(([room], index) =>
        room === kind ? [readRoom(cabin.slug, photoUrl(cabin, index))] : [],
      ),
    ),
  );
  expect(listLookalikes(rooms)).toEqual([]);
});
