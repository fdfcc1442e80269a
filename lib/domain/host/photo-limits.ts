/** Limits for uploaded photos. Phones take pictures of 108 million pixels and panoramas 16,384 pixels wide. */
export const PHOTO_LIMITS = {
  maxBytes: 40 * 1_048_576,
  maxPixels: 110_000_000,
  maxSide: 20_000,
  /** HEIC files are decoded whole at ten bytes per pixel; the 48-megapixel photos of phones fit. */
  maxHeicPixels: 52_000_000,
  /** The memory that decoding any other file may take. */
  maxHeldBytes: 440_000_000,
  /** The longer side in pixels; smaller photos look blurred on a screen. */
  minSide: 1_024,
  maxPhotos: 60,
  /** The size of an upload's parts; Supabase Storage accepts no other. */
  partBytes: 6 * 1_048_576,
} as const;
/** The types of photographs that phones and cameras make. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
