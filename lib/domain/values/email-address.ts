import { removeInvisible } from './plain-text.ts';

// Without what would make a list, a name, a route or another header of it where a mail is written.
const PATTERN =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cs}]+$/u;
export const MAX_EMAIL_LENGTH = 254;

// Controls are no trace of a paste: an address that holds one is refused.
const clean = (text: string): string =>
  text
    .trim()
    .replace(/\P{Cc}+/gu, removeInvisible)
    .trim();

/**
 * An address as it is kept: text, an at sign, text, a dot, text (product §5.1), without the invisible characters of a
 * paste; null for anything else, and above 254 characters. Whether it exists, only an e-mail shows.
 */
export function parseEmail(text: string): string | null {
  // Before the pattern, whose parts it would have to try against each other.
  if (text.length > 2 * MAX_EMAIL_LENGTH) return null;
  const email = clean(text);
  return email.length <= MAX_EMAIL_LENGTH && PATTERN.test(email) ? email : null;
}

/** What the forms ask of an address before they send it. */
export const isEmail = (email: string): boolean => parseEmail(email) !== null;

/** The spelling an address is kept under. */
export const normalizeEmail = (email: string): string => clean(email).toLowerCase();

export function mailDomainOf(email: string): string {
  const address = normalizeEmail(email);
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * One name for all spellings that end in the same mailbox: no +tag and, where Google receives the mail, no dots.
 * For counting only; mail goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email);
  const domain = mailDomainOf(address);
  const name = address.slice(0, address.length - domain.length - 1).split('+')[0] ?? '';
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
