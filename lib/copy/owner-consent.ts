import { site } from '../shop/site.ts';

/** The consent an owner gives with an application; stored with it. */
export const ownerConsent = () =>
  `${site.name} may keep what I wrote here and contact me about it.`;
