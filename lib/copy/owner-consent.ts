import { site } from '../shop/site.ts';

/** What an owner agrees to with an application; kept with it. */
export const ownerConsent = () =>
  `${site.name} may keep what I wrote here and contact me about it.`;
