import sharp from 'sharp';
import { stayLine } from '@/components/stay-strip/list-stay-facts';
import {
  STAY_PHOTO,
  StayPicture,
  type StayPictureProps,
} from '@/components/stay-strip/stay-picture';
import { Admission } from '@/lib/api/admission';
import { unknownCabin } from '@/lib/api/public';
import { StaleWhileRevalidateCache } from '@/lib/cache/swr-cache';
import { toDataUrl, drawJpeg } from '@/lib/data/files/drawn-pictures';
import { readPicture } from '@/lib/data/files/postcard-files';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import type { Stay } from '@/lib/domain/stays/stay';
import { stayName } from '@/lib/domain/stays/stay-name';
import { logError } from '@/lib/log/log';
import { seasonPicture } from '@/lib/pictures/season-picture';
import { SHARE_SIZE } from '@/lib/pictures/share-size';
import { socialImage } from '@/lib/pictures/social-image';

const DAY_MS = 86_400_000;
// Bounds memory to a few megabytes. The total is part of the key, so a new price is a new picture.
const MAX_KEPT = 60;

const drawing = new Admission({ atOnce: 1, waiting: 12, waitMs: 1000 });
const drawn = new StaleWhileRevalidateCache<Buffer | null>(DAY_MS, MAX_KEPT);

type Shown = Omit<StayPictureProps, 'photo'> & { picture: string };

async function draw({ picture, ...shown }: Shown): Promise<Buffer | null> {
  const { width, height } = STAY_PHOTO;
  const hero = await readPicture(picture);
  if (!hero) return null;
  const photo = await sharp(hero).resize(width, height).jpeg({ quality: 90 }).toBuffer();
  return drawJpeg(<StayPicture {...shown} photo={toDataUrl('image/jpeg', photo)} />, {
    ...SHARE_SIZE,
    quality: 82,
  });
}

/** Redirects to the cabin's share image without dates. */
export function withoutDates(cabin: Cabin): Response {
  const image = socialImage('cabin', '', cabin.heroImageUrl);
  if (!image) throw unknownCabin();
  return new Response(null, {
    status: 307,
    headers: { Location: image.url, 'Cache-Control': 'no-store' },
  });
}

/** Serves the share image of a stay; `cacheControl` is that of its link. */
export async function stayCard(
  cabin: Cabin,
  stay: Stay,
  totalCents: number | null,
  cacheControl: string,
): Promise<Response> {
  const shown: Shown = {
    picture: seasonPicture(cabin.heroImageUrl, stay.checkIn),
    name: stayName(stay, cabin.title),
    line: stayLine(cabin, stay),
    stay,
    totalCents,
  };
  const key = JSON.stringify(shown);
  const file = await drawn
    .get(key, Date.now(), () => drawing.admit(() => draw(shown)))
    .catch((error: unknown) => logError('stay-picture', error));
  if (!file) {
    drawn.forget(key);
    return withoutDates(cabin);
  }
  return new Response(new Uint8Array(file), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': cacheControl,
      'X-Robots-Tag': 'noindex',
    },
  });
}
