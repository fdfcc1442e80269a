import { site } from '../shop/site.ts';

/** For those who get the newsletter already. */
export const letterKnown = (): string =>
  `You're already on our list for ${site.letterName === 'Mountain Insider Tips' ? 'the best Smoky Mountain tips' : site.letterName}!`;
