import type { HostPhoto } from '@/lib/schemas/host/photos';

/** With fewer pictures, each is described in its own form. */
const MIN_PHOTOS = 2;

/** The pictures without a description, if there are enough for a shared form. */
export function listUndescribedPhotos(photos: readonly HostPhoto[]): readonly HostPhoto[] {
  const undescribed = photos.filter(({ description }) => description === '');
  return undescribed.length < MIN_PHOTOS ? [] : undescribed;
}
