import type { ConsentPart, ConsentPurpose } from '@/lib/domain/messaging/consent-wording';

/** The name of each consent, and when it is asked for. */
export const CONSENTS: Record<ConsentPurpose, { heading: string; about: string }> = {
  cabin_link: {
    heading: 'A text with the link to a cabin',
    about: 'Next to the phone field where visitors get a cabin’s link by text.',
  },
  cabin_opening: {
    heading: 'A text when a cabin opens',
    about: 'Next to the phone field after a search finds nothing.',
  },
};

const PARTS: Record<ConsentPart, string> = {
  name: 'your shop’s name ({name})',
  rates: '“Msg & data rates may apply”',
  stop: 'STOP',
  help: 'HELP',
};

export function missingText(parts: readonly ConsentPart[]): string {
  const names = parts.map((part) => PARTS[part]);
  const last = names.at(-1) ?? '';
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  return `You still need ${list}.`;
}

const isPart = (part: unknown): part is ConsentPart =>
  typeof part === 'string' && Object.hasOwn(PARTS, part);

/** The same for the parts that the server found missing. */
export const missingTextOf = (parts: unknown): string =>
  missingText(Array.isArray(parts) ? parts.filter(isPart) : []);
