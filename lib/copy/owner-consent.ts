import { shop } from '../shop/shop.ts';

/** The consent an owner gives with an application; stored with it. */
export const ownerConsent = () =>
  `${shop().name} may keep what I wrote here and contact me about it.`;
