import { PICTURE_QUALITY, formatPictureUrl } from '../domain/values/picture-urls.ts';
import { hasShortPictures } from '../env/pictures.ts';

export const pictureUrl = (src: string, width: number, quality = PICTURE_QUALITY): string =>
  formatPictureUrl({ src, width, quality }, hasShortPictures);
