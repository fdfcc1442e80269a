import { site } from './site.ts';

/**
 * What a visitor reads beside the phone field, word for word; each text that is sent is stored with it. A change of
 * the wording needs a new version.
 */
export const smsConsent = {
  version: '2026-11-21',
  text: `One message from ${site.name} to this number, now, because you ask for it here. Msg & data rates may apply. Reply STOP to opt out, HELP for help.`,
} as const;
