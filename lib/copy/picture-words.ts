import { isDrawing } from '@/lib/domain/values/picture-urls';

/** The noun for a cabin's pictures. A cabin shows drawings or photos, never both, so one picture decides. */
export const pictureNoun = (src: string): string => (isDrawing(src) ? 'Drawing' : 'Photo');

export const pictureAlt = (src: string, shown: string): string =>
  isDrawing(src) ? `Drawing: ${shown}` : shown;
