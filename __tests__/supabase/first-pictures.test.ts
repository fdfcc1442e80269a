import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { socialImage } from '@/lib/pictures/social-image';
import { letterPicture } from '@/lib/pictures/letter-picture';
import { classifyVideo } from '@/lib/domain/catalog/video';
import { cabins } from '@/supabase/seed/cabins';
import { heroImageUrl, photoUrl } from '@/supabase/seed/catalog-sql';

type Part = { left: number; top: number; width: number; height: number };

const GRID = { width: 48, height: 32, fit: 'fill' } as const;
const inPublic = (url: string) => join(process.cwd(), 'public', url);

async function pixelsOf(url: string, part?: Part): Promise<Buffer> {
  const image = sharp(inPublic(url));
  return (part ? image.extract(part) : image).resize(GRID).removeAlpha().raw().toBuffer();
}

/** The mean difference of two pictures, of 255: below 4 for two files of one drawing, above 10 for its mirror image. */
async function difference(one: Promise<Buffer>, other: Promise<Buffer>): Promise<number> {
  const [a, b] = await Promise.all([one, other]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** What a picture of another shape shows of the first one: all of its width or height, from there. */
const PREVIEW: Part = { left: 0, top: 110, width: 1200, height: 630 };
const FILM_PARTS: Record<string, Part> = {
  '640x360': { left: 0, top: 69, width: 1200, height: 675 },
  '360x640': { left: 210, top: 0, width: 450, height: 800 },
};

describe.each(cabins.map((cabin) => [cabin.slug, cabin] as const))('%s', (slug, cabin) => {
  const card = heroImageUrl(cabin);

  test('begins its gallery with the picture of its card', () => {
    expect(photoUrl(cabin, 0)).toBe(card);
    expect(cabin.photos[0]?.[0]).toBe('exterior');
  });

  test('shows a part of that picture in the preview of its link and in letters', async () => {
    const preview = socialImage('cabin', '', card)?.url ?? '';
    expect(letterPicture(card)).toBe(preview);
    expect(await difference(pixelsOf(card, PREVIEW), pixelsOf(preview))).toBeLessThan(4);
  });

  test('begins its film with that picture, where it has one', async () => {
    const film = classifyVideo(cabin.videoTourUrl ?? '', 'http://localhost');
    const poster = film.kind === 'file' ? film.posterUrl?.replace('http://localhost', '') : null;
    if (!poster) return expect(existsSync(inPublic(`/video/tours/${slug}.mp4`))).toBe(false);
    const { width, height } = await sharp(inPublic(poster)).metadata();
    const part = FILM_PARTS[`${width}x${height}`];
    expect(part).toBeDefined();
    expect(await difference(pixelsOf(card, part), pixelsOf(poster))).toBeLessThan(4);
  });
});
