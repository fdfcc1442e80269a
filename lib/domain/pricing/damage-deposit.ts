/** What a guest pays beyond the price of a stay and gets back after departure, and the host's words about it. */
export type DamageDeposit = { cents: number; text: string };

/** The label of its line in a quote, which is stored with the booking. */
export const DAMAGE_DEPOSIT_LABEL = 'Refundable damage deposit';

/** In cents; the database has the same limits. */
export const MOST_DAMAGE_DEPOSIT_CENTS = 1_000_000;
export const DAMAGE_TEXT_MAX = 200;

/** A deposit as the database sends it; null for any that this release doesn't know. */
export function parseDamageDeposit(value: unknown): DamageDeposit | null {
  if (typeof value !== 'object' || value === null) return null;
  const { cents, text } = value as Record<string, unknown>;
  const isAmount =
    Number.isInteger(cents) && Number(cents) > 0 && Number(cents) <= MOST_DAMAGE_DEPOSIT_CENTS;
  return isAmount && typeof text === 'string' ? { cents: Number(cents), text } : null;
}
