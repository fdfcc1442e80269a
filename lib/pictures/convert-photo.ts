import 'server-only';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PHOTO_LIMITS } from '../domain/host/photo-limits';
import { photoTypeOf } from '../domain/host/photo-type';
import { log } from '../log/log';
import { profileOfCicp } from './cicp-profile';
import { decodeHeic, type Pixels } from './decode-heic';
import { SHARE_SIZE } from './share-size';

/** The published files of a photograph, both in sRGB without metadata. */
export type ConvertedPhoto = {
  ok: true;
  /** WebP, at most `MAX_PUBLISHED_SIDE` wide and high. */
  file: Buffer;
  /** A JPEG of 1200 × 630 for shared links. */
  preview: Buffer;
  width: number;
  height: number;
  /** The average color as six hex digits. */
  color: string;
};
export type PhotoProblem =
  'photo_unreadable' | 'photo_unknown' | 'photo_too_big' | 'photo_too_small' | 'logo_too_small';

const MAX_PUBLISHED_SIDE = 2560;

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The end of a PNG file's first chunk, its header. */
const PNG_HEADER_END = 33;

/** Raw pixels take no profile; a PNG file does. */
function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const name = Buffer.from('ICC\0\0', 'latin1');
  const chunk = pngChunk('iCCP', Buffer.concat([name, deflateSync(profile)]));
  return Buffer.concat([png.subarray(0, PNG_HEADER_END), chunk, png.subarray(PNG_HEADER_END)]);
}

const shrink = (image: Sharp) =>
  image.resize({
    width: MAX_PUBLISHED_SIDE,
    height: MAX_PUBLISHED_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });

async function openHeic({ data, width, height, profile, nclx }: Pixels): Promise<Sharp> {
  const raw = { width, height, channels: 4 as const };
  const png = await shrink(sharp(data, { raw }))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const colors = profile ?? (nclx && profileOfCicp(nclx));
  return sharp(colors ? withProfile(png, colors) : png);
}

const open = (file: Buffer) =>
  sharp(file, { limitInputPixels: PHOTO_LIMITS.maxPixels, failOn: 'error', sequentialRead: true });

type Size = { width: number; height: number };

/**
 * The bytes per pixel held in memory at once. Most files are decoded line by line and shrunk on the way; a progressive
 * JPEG is held whole, at two bytes per channel.
 */
const heldBytes = ({ format, isProgressive = false, channels = 4 }: Metadata): number =>
  isProgressive ? 2 * channels : format === 'webp' ? 4 : 0;

function sizeProblem({ width, height }: Size, held: number): PhotoProblem | null {
  const [longer, pixels] = [Math.max(width, height), width * height];
  const { maxSide, maxPixels, maxHeldBytes, minSide } = PHOTO_LIMITS;
  if (longer > maxSide || pixels > maxPixels || pixels * held > maxHeldBytes)
    return 'photo_too_big';
  return longer < minSide ? 'photo_too_small' : null;
}

const HEIC_LIMITS = { maxPixels: PHOTO_LIMITS.maxHeicPixels, maxSide: PHOTO_LIMITS.maxSide };

async function publish(image: Sharp): Promise<ConvertedPhoto> {
  const { data, info } = await shrink(image)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  const [preview, pixel] = await Promise.all([
    sharp(data)
      .resize({ ...SHARE_SIZE, position: 'attention' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
    sharp(data).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
  ]);
  const color = pixel.subarray(0, 3).toString('hex');
  return { ok: true, file: data, preview, width: info.width, height: info.height, color };
}

const LOGO_SIDE = 512;
/** Below this, home screen icons would be blurred. */
const MIN_LOGO_SIDE = 180;
/** Rejects very wide logos, which would be a few pixels high as icons. */
const MIN_LOGO_HEIGHT = 40;

/** Like `publish`, but keeps transparency; the preview shows the whole logo on white. */
async function publishLogo(image: Sharp): Promise<ConvertedPhoto> {
  const { data, info } = await image
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  const preview = await sharp(data)
    .flatten({ background: '#fff' })
    .resize({ ...SHARE_SIZE, fit: 'contain', background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return { ok: true, file: data, preview, width: info.width, height: info.height, color: 'ffffff' };
}

const logoProblem = ({ width, height }: Size, held: number): PhotoProblem | null => {
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height) * Math.min(1, LOGO_SIDE / longer);
  if (longer < MIN_LOGO_SIDE || shorter < MIN_LOGO_HEIGHT) return 'logo_too_small';
  const problem = sizeProblem({ width, height }, held);
  return problem === 'photo_too_small' ? null : problem;
};

/**
 * Converts an uploaded photograph for publishing: upright, in sRGB, without location and other metadata, at most 2560
 * pixels wide and high. Refuses files that aren't JPEG, PNG, WebP or HEIC by their first bytes, and sizes out of range
 * by the header, before anything is decoded.
 */
export const convertPhoto = (original: Buffer) => convertFile(original, sizeProblem, publish);

/** Like `convertPhoto`, for a logo, which may be small and keeps its transparency. */
export const convertLogo = (original: Buffer) => convertFile(original, logoProblem, publishLogo);

async function convertFile(
  original: Buffer,
  problemOf: typeof sizeProblem,
  publishFile: typeof publish,
): Promise<ConvertedPhoto | { ok: false; code: PhotoProblem }> {
  const refuse = (code: PhotoProblem) => ({ ok: false, code }) as const;
  const type = photoTypeOf(original);
  if (type === null) return refuse('photo_unknown');
  const pixels = type === 'image/heic' ? await decodeHeic(original, HEIC_LIMITS) : null;
  if (pixels === 'broken') return refuse('photo_unreadable');
  if (pixels === 'too_big') return refuse('photo_too_big');
  try {
    const header = pixels ?? (await sharp(original, { limitInputPixels: false }).metadata());
    const problem = problemOf(header, 'format' in header ? heldBytes(header) : 0);
    if (problem) return refuse(problem);
    return await publishFile(pixels ? await openHeic(pixels) : open(original).autoOrient());
  } catch (error) {
    log('info', 'photograph could not be read', { reason: String(error) });
    return refuse('photo_unreadable');
  }
}
