import { removeInvisible } from '../values/plain-text.ts';

/** The purposes a visitor consents to beside a phone field; the rows of text_consents have the same. */
export const CONSENT_PURPOSES = ['cabin_link', 'cabin_opening'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** `{name}` in the words is the shop's name. */
export type ConsentWording = { version: string; words: string };

export const MAX_CONSENT = 320;

/** The required parts of a wording; the database function consent_lacks has the same rule. */
const CONSENT_PARTS = ['name', 'rates', 'stop', 'help'] as const;
export type ConsentPart = (typeof CONSENT_PARTS)[number];

export function missingParts(words: string, name: string): ConsentPart[] {
  const text = words.toLowerCase();
  const has: Record<ConsentPart, boolean> = {
    name: text.includes('{name}') || text.includes(name.toLowerCase()),
    rates: text.includes('msg & data rates may apply'),
    stop: /\bstop\b/.test(text),
    help: /\bhelp\b/.test(text),
  };
  return CONSENT_PARTS.filter((part) => !has[part]);
}

/** Plain text on one line, with no field except the name. */
export const isPlainWording = (words: string): boolean =>
  removeInvisible(words) === words && !/[<>\n\r]|\{(?!name\})|(?<!\{name)\}/.test(words);
