import { site } from '../site.ts';

/** Beside each upload lies its preview. */
const UPLOADED = /^(\/images\/uploads\/[\w/-]+)\.webp$/;
const DRAWN = /^\/images\/cabins\/([a-z0-9-]+)\/hero\.webp$/;

/** Of the picture on a cabin's cards, the file that mail programs can show; null where there is none. */
export function letterPicture(picture: string): string | null {
  const [, upload] = UPLOADED.exec(picture) ?? [];
  if (upload !== undefined) return `${upload}.jpg`;
  const [, slug] = DRAWN.exec(picture) ?? [];
  return slug !== undefined && site.showsSmokies ? `/images/social/cabins/${slug}.jpg` : null;
}
