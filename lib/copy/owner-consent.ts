import { shop } from '../shop/shop.ts';

/** What an owner agrees to with an application; kept with it. */
export const ownerConsent = () =>
  `${shop().name} may keep what I wrote here and contact me about it.`;
