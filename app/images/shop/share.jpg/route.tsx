import sharp from 'sharp';
import { drawIcon } from '../draw-icon';
import { SharePicture } from '@/components/seo/share-picture';
import { listCabins } from '@/lib/data/cabins/cabins';
import { toDataUrl, drawJpeg } from '@/lib/data/files/drawn-pictures';
import { readPicture } from '@/lib/data/files/postcard-files';
import { readShopChanges } from '@/lib/data/backend/shop-settings';
import { uploadPreview } from '@/lib/pictures/letter-picture';
import { SHARE_SIZE } from '@/lib/pictures/share-size';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** The first cabin's photograph, as a file that `ImageResponse` reads; null without one. */
async function readPhoto(): Promise<string | null> {
  const first = (await listCabins()).find((cabin) => uploadPreview(cabin.heroImageUrl) !== null);
  const file = first && (await readPicture(first.heroImageUrl));
  if (!file) return null;
  const { width, height } = SHARE_SIZE;
  const photo = sharp(file).resize(width, height, { position: 'attention' });
  return toDataUrl('image/jpeg', await photo.jpeg({ quality: 88 }).toBuffer());
}

/** The picture of shared links in a shop that shows none of the drawn ones. */
export async function GET() {
  await readShopChanges();
  const [photo, logo] = await Promise.all([readPhoto(), drawIcon('icon-192.png')]);
  const file = await drawJpeg(<SharePicture photo={photo} logo={toDataUrl('image/png', logo)} />, {
    ...SHARE_SIZE,
    quality: 84,
  });
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/jpeg' } });
}
