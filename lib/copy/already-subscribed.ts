import { shop } from '../shop/shop.ts';

/** Shown to visitors who already get the newsletter. */
export const alreadySubscribedText = (): string =>
  `You're already on our list for ${shop().letterName === 'Mountain Insider Tips' ? 'the best Smoky Mountain tips' : shop().letterName}!`;
