import type { PHOTO_TYPES } from './photo-limits.ts';

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];
/** The number of leading bytes that identify a file type. */
export const SIGNATURE_BYTES = 12;

/**
 * Detects the type from the first bytes: a name or media type proves nothing, and the decoder would also read SVG and
 * PDF. Null: not a photo.
 */
export function photoTypeOf(start: Uint8Array): (typeof PHOTO_TYPES)[number] | null {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to));
  if (text(4, 8) === 'ftyp') return HEIC_BRANDS.includes(text(8, 12)) ? 'image/heic' : null;
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  return text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP' ? 'image/webp' : null;
}
