import type { HostPhoto } from '@/lib/schemas/host/photos';

/** Fewer pictures than this are described at the picture itself. */
const MIN_PHOTOS = 2;

/** The pictures without a description, when there are enough for a form of their own. */
export function listUndescribedPhotos(photos: readonly HostPhoto[]): readonly HostPhoto[] {
  const undescribed = photos.filter(({ description }) => description === '');
  return undescribed.length < MIN_PHOTOS ? [] : undescribed;
}
