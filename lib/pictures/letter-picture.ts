import { site } from '../site.ts';

const UPLOADED = /^(\/images\/uploads\/[\w/-]+)\.webp$/;
const DRAWN = /^\/images\/cabins\/([a-z0-9-]+)\/hero\.webp$/;

/** Whose drawing the picture on an example cabin's cards is, by its slug; null of any other picture. */
export const drawnCabin = (picture: string): string | null => DRAWN.exec(picture)?.[1] ?? null;

/** The preview, a JPEG of 1200 × 630, that lies beside an upload; null of any other picture. */
export function uploadPreview(picture: string): string | null {
  const [, upload] = UPLOADED.exec(picture) ?? [];
  return upload === undefined ? null : `${upload}.jpg`;
}

/** Of the picture on a cabin's cards, the file that mail programs can show; null where there is none. */
export function letterPicture(picture: string): string | null {
  const upload = uploadPreview(picture);
  if (upload !== null) return upload;
  const slug = drawnCabin(picture);
  return slug !== null && site.showsSmokies ? `/images/social/cabins/${slug}.jpg` : null;
}
