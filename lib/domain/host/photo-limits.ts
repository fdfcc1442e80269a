/** What may be uploaded as a photograph of a cabin. Sides in pixels: phones make 108 million, and panoramas of 16,384. */
export const PHOTO_LIMITS = {
  maxBytes: 40 * 1_048_576,
  maxPixels: 110_000_000,
  maxSide: 20_000,
  /** HEIC files are decoded whole, with ten bytes a pixel in memory: those of 48 million that phones make fit. */
  maxHeicPixels: 52_000_000,
  /** What other files may hold in memory at once. */
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
