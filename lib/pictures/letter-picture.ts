import { shop } from '../shop/shop.ts';

const UPLOADED = /^(\/images\/uploads\/[\w/-]+)\.webp$/;
const DRAWN = /^\/images\/cabins\/[a-z0-9-]+\/[a-z0-9-]+\.webp$/;
const FIRST = /^\/images\/cabins\/([a-z0-9-]+)\/hero(?:-winter|-summer)?\.webp$/;

export const isCabinDrawing = (picture: string): boolean => DRAWN.test(picture);

/** The preview beside an upload, a JPEG of 1200 × 630; null for any other picture. */
export function uploadPreview(picture: string): string | null {
  const [, upload] = UPLOADED.exec(picture) ?? [];
  return upload === undefined ? null : `${upload}.jpg`;
}

/** A version of a card's picture that mail apps can show; null where there is none. */
export function letterPicture(picture: string): string | null {
  const upload = uploadPreview(picture);
  if (upload !== null) return upload;
  const [, slug] = FIRST.exec(picture) ?? [];
  return slug !== undefined && shop().showsSmokies ? `/images/social/cabins/${slug}.jpg` : null;
}

/** Whether a postcard can be made of a card's picture, because the site has its file and can show it. */
export const hasPostcard = (picture: string): boolean =>
  uploadPreview(picture) !== null || (shop().showsSmokies && isCabinDrawing(picture));
