const PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_LENGTH = 254;

/** The spelling an address is kept under. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** What the forms ask of an address before they send it (product §5.1); whether it exists, only its confirmation shows. */
export function isEmail(email: string): boolean {
  const text = email.trim();
  return text.length <= MAX_LENGTH && PATTERN.test(text);
}

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
