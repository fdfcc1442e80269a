import { roundHalfUp } from './money.ts';

// An unlabeled amount above this is in cents (product §5.7). No other file has this rule.
const LARGEST_DOLLAR_AMOUNT = 1000;

const DOLLARS = /^(?:US)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?:\s*USD)?$/i;

function parseFormattedCents(formatted: unknown): number | null {
  const match = typeof formatted === 'string' ? DOLLARS.exec(formatted.trim()) : null;
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function isInCents(amount: number, formattedCents: number | null): boolean {
  if (formattedCents === null) return amount > LARGEST_DOLLAR_AMOUNT;
  // `formatted` may be rounded to dollars, so the closer reading wins rather than an exact match.
  return Math.abs(amount - formattedCents) <= Math.abs(amount * 100 - formattedCents);
}

/**
 * A day's price in integer cents: `formatted` decides the unit when it reads as US dollars, else amounts over 1000 are
 * cents (product §5.7, §10.2). Throws RangeError unless the amount is finite and not negative.
 */
export function toPriceCents(price: { amount: number; formatted?: string | null }): number {
  const { amount, formatted } = price;
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`Not a price: ${amount}`);
  const inCents = isInCents(amount, parseFormattedCents(formatted));
  return roundHalfUp(inCents ? amount : amount * 100);
}

/**
 * Like `toPriceCents`, for untrusted JSON. A missing, zero or invalid price is null, so the quote falls back to the
 * nightly rate. `formatted` alone is enough.
 */
export function readPriceCents(price: unknown): number | null {
  if (typeof price !== 'object' || price === null) return null;
  const { amount, formatted } = price as { amount?: unknown; formatted?: string | null };
  if (typeof amount !== 'number') return parseFormattedCents(formatted) || null;
  return Number.isFinite(amount) && amount > 0 ? toPriceCents({ amount, formatted }) : null;
}
