import { site } from '../shop/site.ts';

/** Shown to visitors who already get the newsletter. */
export const alreadySubscribedText = (): string =>
  `You're already on our list for ${site.letterName === 'Mountain Insider Tips' ? 'the best Smoky Mountain tips' : site.letterName}!`;
