import { percentOfCents } from '../values/money.ts';

type OwnerYear = {
  nights: number;
  /** The guests' price of one night before cleaning fee and taxes. */
  nightCents: number;
};

type OwnerEarnings = { feeCents: number; keptCents: number };

export type EarningsComparison = {
  grossCents: number;
  here: OwnerEarnings;
  elsewhere: OwnerEarnings;
  /** How much more the owner earns here than elsewhere; negative for less. */
  differenceCents: number;
};

export const OWNER_LIMITS = {
  nights: { least: 1, most: 366 },
  nightCents: { least: 1_000, most: 1_000_000 },
  percent: { least: 0, most: 60 },
} as const;

/** The commission on the nights' price, and the rest. */
export function ownerEarnings(grossCents: number, percent: number): OwnerEarnings {
  const feeCents = percentOfCents(grossCents, percent);
  return { feeCents, keptCents: grossCents - feeCents };
}

/** Compares a year of rented nights under two commissions, in percent of the guests' price of the nights. */
export function compareEarnings(
  { nights, nightCents }: OwnerYear,
  percent: { here: number; elsewhere: number },
): EarningsComparison {
  const grossCents = nights * nightCents;
  const here = ownerEarnings(grossCents, percent.here);
  const elsewhere = ownerEarnings(grossCents, percent.elsewhere);
  return { grossCents, here, elsewhere, differenceCents: here.keptCents - elsewhere.keptCents };
}

const NUMBER = /^\d{1,7}(\.\d{1,2})?$/;

/** A typed number with at most two decimals and thousands separators; null when out of range. */
export function parseNumberWithin(
  text: string,
  limits: { least: number; most: number },
): number | null {
  const bare = text
    .trim()
    .replace(/^\$|%$/g, '')
    .replace(/,(?=\d{3}\b)/g, '');
  if (!NUMBER.test(bare)) return null;
  const value = Number(bare);
  return value >= limits.least && value <= limits.most ? value : null;
}
