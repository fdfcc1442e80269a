import { hasShortPictures } from './env/pictures.ts';

const QUALITY = 70;
const OWN = '/images/';

/** As the image service of Next reads it; widths, qualities and the short form are those of next.config.ts. */
export function pictureUrl(src: string, width: number, quality = QUALITY): string {
  const encoded = encodeURIComponent(src).replaceAll('%2F', '/');
  if (hasShortPictures && quality === QUALITY && src.startsWith(OWN)) {
    return `/p/${width}/${encoded.slice(OWN.length)}`;
  }
  return `/_next/image?url=${encoded}&w=${width}&q=${quality}`;
}
