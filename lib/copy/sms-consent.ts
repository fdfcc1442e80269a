import type { ConsentPurpose, ConsentWording } from '../domain/messaging/consent-wording.ts';
import { shop } from '../shop/shop.ts';

/** The wording as shown to the visitor; it is submitted with the form and stored with the text message requested. */
export type Consent = { version: string; text: string };

/** The wording beside the phone field until the console has saved another. */
export const DEFAULT_CONSENTS: Readonly<Record<ConsentPurpose, ConsentWording>> = {
  cabin_link: {
    version: '2026-11-29',
    words:
      'By tapping the button, you agree to get one text from {name} with this link. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  },
  /** For a text that follows when a cabin becomes available. */
  cabin_opening: {
    version: '2026-11-29',
    words:
      'By tapping the button, you agree to get one text from {name} when a cabin opens for these dates. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
  },
};

/** The wording for a purpose with the shop's name; defaults to the one known to this process or browser. */
export function consentOf(
  purpose: ConsentPurpose,
  { version, words }: ConsentWording = shop().consents?.[purpose] ?? DEFAULT_CONSENTS[purpose],
): Consent {
  return { version, text: words.replaceAll('{name}', () => shop().name) };
}
