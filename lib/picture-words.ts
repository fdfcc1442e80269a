import { isDrawing } from './domain/values/picture-address';

/** What the pictures of a cabin are called, by one of them: a shop shows drawings or photographs, never both. */
export const pictureNoun = (src: string): string => (isDrawing(src) ? 'Drawing' : 'Photo');

/** Whether a cabin's film is one of the examples, which go through its drawings. */
export const isDrawnFilm = (src: string): boolean => src.startsWith('/video/tours/');

/** The text in place of a picture. */
export const pictureAlt = (src: string, shown: string): string =>
  isDrawing(src) ? `Drawing: ${shown}` : shown;
