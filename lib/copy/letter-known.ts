import { shop } from '../shop/shop.ts';

/** For those who get the newsletter already. */
export const letterKnown = (): string =>
  `You're already on our list for ${shop().letterName === 'Mountain Insider Tips' ? 'the best Smoky Mountain tips' : shop().letterName}!`;
