import type { HostPhoto } from '@/lib/schemas/host/photos';

/** From this many on they are written in one form; a single one is at its picture. */
const LEAST = 2;

/** The pictures without a text that are written in one form. */
export function listUndescribedPhotos(photos: readonly HostPhoto[]): readonly HostPhoto[] {
  const untold = photos.filter(({ description }) => description === '');
  return untold.length < LEAST ? [] : untold;
}
