import sharp from 'sharp';

export type Encoding = {
  /** The pixels are stored rotated, with the EXIF orientation that makes them upright. */
  orientation?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Includes a GPS location, as phones do. */
  withPlace?: boolean;
  /** Display P3, as phones use. */
  profile?: 'p3';
};
type Picture = { pixels: Buffer; width: number; height: number };

/** The transformation from upright to stored pixels for each orientation. */
const STORED: Record<number, { turn: number; mirror: boolean }> = {
  1: { turn: 0, mirror: false },
  2: { turn: 0, mirror: true },
  3: { turn: 180, mirror: false },
  4: { turn: 180, mirror: true },
  5: { turn: 90, mirror: true },
  6: { turn: 270, mirror: false },
  7: { turn: 270, mirror: true },
  8: { turn: 90, mirror: false },
};
const PLACE = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '35/1 42/1 5112/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '83/1 30/1 4330/100',
};

/** A JPEG file as a phone or camera would create it. */
export async function encode(
  { pixels, width, height }: Picture,
  { orientation = 1, withPlace = false, profile }: Encoding = {},
): Promise<Buffer> {
  const { turn, mirror } = STORED[orientation] ?? { turn: 0, mirror: false };
  // Mirrored after the rotation in a second step, because sharp mirrors first.
  const turned = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = turned;
  let image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).flop(
    mirror,
  );
  if (withPlace) image = image.withExif({ IFD0: { Make: 'Test', Model: 'Camera' }, IFD3: PLACE });
  if (orientation !== 1 || withPlace) image = image.withMetadata({ orientation });
  if (profile) image = image.withIccProfile('p3');
  return image.jpeg({ quality: 86, mozjpeg: false }).toBuffer();
}
