import { isDrawing } from './domain/values/picture-address';

/** What the pictures of a cabin are called, by one of them: a shop shows drawings or photographs, never both. */
export const pictureNoun = (src: string): string => (isDrawing(src) ? 'Drawing' : 'Photo');

/** The text in place of a picture. */
export const pictureAlt = (src: string, shown: string): string =>
  isDrawing(src) ? `Drawing: ${shown}` : shown;
