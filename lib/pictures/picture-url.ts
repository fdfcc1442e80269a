import { PICTURE_QUALITY, pictureAddress } from '../domain/values/picture-address.ts';
import { hasShortPictures } from '../env/pictures.ts';

export const pictureUrl = (src: string, width: number, quality = PICTURE_QUALITY): string =>
  pictureAddress({ src, width, quality }, hasShortPictures);
