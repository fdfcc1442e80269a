import { site } from './site.ts';

/**
 * What a visitor reads beside the phone field, word for word; each text that is asked for is stored with it. A change of
 * the wording needs a new version.
 */
export const smsConsent = {
  version: '2026-11-21',
  get text() {
    return `One message from ${site.name} to this number, now, because you ask for it here. Msg & data rates may apply. Reply STOP to opt out, HELP for help.`;
  },
};

/** The same for a text that follows when a cabin opens. */
export const openingConsent = {
  version: '2026-11-24',
  get text() {
    return `One message from ${site.name} to this number when a cabin opens for these dates, and nothing else. Msg & data rates may apply. Reply STOP to end it, HELP for help.`;
  },
};
