import type { ConsentPurpose, ConsentWording } from '../domain/messaging/consent-wording.ts';
import { shop } from '../shop/shop.ts';

/** As a visitor reads it: what was shown is sent along, and stored with the text that is asked for. */
export type Consent = { version: string; text: string };

/** What stands beside the field for the phone while the console has saved no other words. */
export const USUAL_CONSENTS: Readonly<Record<ConsentPurpose, ConsentWording>> = {
  cabin_link: {
    version: '2026-11-29',
    words:
      'By tapping the button, you agree to get one text from {name} with this link. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  },
  /** For a text that follows when a cabin opens. */
  cabin_opening: {
    version: '2026-11-29',
    words:
      'By tapping the button, you agree to get one text from {name} when a cabin opens for these dates. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  },
};

/** The wording, by default the one this process or browser knows of, with the name of the shop. */
export function consentOf(
  purpose: ConsentPurpose,
  { version, words }: ConsentWording = shop().consents?.[purpose] ?? USUAL_CONSENTS[purpose],
): Consent {
  return { version, text: words.replaceAll('{name}', () => shop().name) };
}
