import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { drawIcon } from '../draw-icon';
import { SHARE_PICTURE, SharePicture } from '@/components/seo/share-picture';
import { listCabins } from '@/lib/data/cabins';
import { readPicture, readPostcardFonts } from '@/lib/data/postcard-files';
import { readSiteChanges } from '@/lib/data/shop-settings';
import { uploadPreview } from '@/lib/pictures/letter-picture';

export const dynamic = 'force-static';
export const revalidate = 3600;

const toAddress = (type: string, file: Buffer) => `data:${type};base64,${file.toString('base64')}`;

/** The first cabin's photograph, as a file that `ImageResponse` reads; null without one. */
async function readPhoto(): Promise<string | null> {
  const first = (await listCabins()).find((cabin) => uploadPreview(cabin.heroImageUrl) !== null);
  const file = first && (await readPicture(first.heroImageUrl));
  if (!file) return null;
  const { width, height } = SHARE_PICTURE;
  const photo = sharp(file).resize(width, height, { position: 'attention' });
  return toAddress('image/jpeg', await photo.jpeg({ quality: 88 }).toBuffer());
}

/** The picture of shared links in a shop that shows none of the drawn ones. */
export async function GET() {
  await readSiteChanges();
  const [photo, logo, fonts] = await Promise.all([
    readPhoto(),
    drawIcon('icon-192.png'),
    readPostcardFonts(),
  ]);
  const picture = new ImageResponse(
    <SharePicture photo={photo} logo={toAddress('image/png', logo)} />,
    { ...SHARE_PICTURE, fonts },
  );
  const file = await sharp(await picture.arrayBuffer())
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'image/jpeg' } });
}
