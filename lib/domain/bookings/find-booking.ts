/** The outcome of the form on /find-booking, the same for mailboxes with and without a booking. */
const NOTICES = ['sent', 'invalid', 'limited'] as const;
export type FindNotice = (typeof NOTICES)[number];

export const parseFindNotice = (value: unknown): FindNotice | null =>
  NOTICES.find((notice) => notice === value) ?? null;

/**
 * A booking reference as a person types or pastes it, in its one spelling: `mm 7k2pxq4a` is MM-7K2PXQ4A. Null for
 * anything that can't be one.
 */
export function parseReference(text: string): string | null {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const [, prefix, code] = /^([A-Z]{2,4})([2-9A-HJ-NP-Z]{8})$/.exec(letters) ?? [];
  return prefix && code ? `${prefix}-${code}` : null;
}
