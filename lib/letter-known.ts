import { LETTER_NAME, site } from './site.ts';

/** For those who get the newsletter already. */
export const letterKnown = (): string =>
  `You're already on our list for ${site.letterName === LETTER_NAME ? 'the best Smoky Mountain tips' : site.letterName}!`;
