/** Limits for uploaded photos. Phones take pictures of 108 million pixels and panoramas 16,384 pixels wide. */
export const PHOTO_LIMITS = {
  maxBytes: 40 * 1_048_576,
  maxPixels: 110_000_000,
  maxSide: 20_000,
  /** HEIC files are decoded whole at ten bytes per pixel; the 48-megapixel photos of phones fit. */
  maxHeicPixels: 52_000_000,
  /** The memory that decoding any other file may take at once. */
  maxHeldBytes: 440_000_000,
  /** Of the longer side: smaller ones look blurred on a screen. */
  minSide: 1_024,
  maxPhotos: 60,
  /** A part of an upload: Supabase Storage takes parts of this size alone. */
  partBytes: 6 * 1_048_576,
} as const;
/** Of a cabin's photographs, as a phone or camera makes them. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
