import { redact } from './redact.ts';

const MAX_CHARACTERS = 500;

/** Redacts a text and cuts it to 500 characters. */
export const shorten = (text: string): string =>
  redact(text.slice(0, 4 * MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
