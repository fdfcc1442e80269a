import { removeInvisible } from './plain-text.ts';

// Excludes everything that could turn the address into a list, a name, a route or another header of an email.
const NAME = /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+$/u;
// Labels are letters and digits of any script with hyphens inside, separated by single dots, so that a domain has only
// one spelling. The database function is_email has the same pattern.
const LABEL_END = '[^\\s\\p{Cc}\\p{Cs}!-/:-@[-`{-~\\u3002]';
const LABEL = `${LABEL_END}(?:(?:${LABEL_END}|-){0,61}${LABEL_END})?`;
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, 'u');
export const MAX_EMAIL_LENGTH = 254;

// Control characters aren't leftovers of a paste, so an address with one is refused.
const clean = (text: string): string =>
  text
    .trim()
    .replace(/\P{Cc}+/gu, removeInvisible)
    .trim();

/**
 * Normalizes an address: text, an at sign, text, a dot, text (product §5.1), without invisible characters of a paste
 * and with full-width characters converted; null for anything else, and above 254 characters. Doesn't check that the
 * mailbox exists.
 */
export function parseEmail(text: string): string | null {
  // Checked before the pattern, which would backtrack on long input.
  if (text.length > 2 * MAX_EMAIL_LENGTH) return null;
  const email = clean(text).normalize('NFKC');
  const [name = '', domain = '', ...rest] = email.split('@');
  const isEmail = rest.length === 0 && NAME.test(name) && DOMAIN.test(domain);
  return isEmail && email.length <= MAX_EMAIL_LENGTH ? email : null;
}

/** The check that forms make before sending. */
export const isEmail = (email: string): boolean => parseEmail(email) !== null;

/** The stored spelling of an address. */
export const normalizeEmail = (email: string): string =>
  clean(email).normalize('NFKC').toLowerCase();

/** Drops trailing dots, which don't change the domain. */
export function mailDomainOf(email: string): string {
  const address = normalizeEmail(email);
  return address.slice(address.lastIndexOf('@') + 1).replace(/\.+$/, '');
}

/**
 * One name for all spellings of the same mailbox: no +tag and, at Google, no dots. Used for rate limits, opt-outs and
 * once-per-guest codes; mail goes to the address as given. The database function mailbox_of has the same rule.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const domain = mailDomainOf(address);
  const name = address.slice(0, Math.max(0, address.lastIndexOf('@'))).split('+')[0] ?? '';
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
