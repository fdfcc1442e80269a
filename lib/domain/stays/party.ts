import type { CabinRates } from '../catalog/cabin.ts';

export type Party = { adults: number; children: number; pets: number };
export type PartyReason = 'too-many-guests' | 'no-adults' | 'pets-not-allowed' | 'too-many-pets';

export const GUESTS_MIN = 1;
export const GUESTS_MAX = 20;
export const GUESTS_DEFAULT = 2;
export const DEFAULT_PARTY: Party = { adults: GUESTS_DEFAULT, children: 0, pets: 0 };

/** The least and the most of each; the cabin decides below it. */
export type PartyLimits = Record<keyof Party, readonly [min: number, max: number]>;
const limitsOf = (guests: number): PartyLimits => ({
  adults: [GUESTS_MIN, guests],
  children: [0, guests - GUESTS_MIN],
  pets: [0, 10],
});
export const PARTY_LIMITS = limitsOf(GUESTS_MAX);
/** Of a booking that the host makes by hand: up to what a cabin sleeps. */
export const HOST_PARTY_LIMITS = limitsOf(40);

/** One or two digits as a number; null for anything else. */
export const parseCount = (text: string | null): number | null =>
  text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;

/**
 * Whether the cabin takes the party; adults and children count as guests, pets do not (product §3.1, §5.2).
 * Throws RangeError on a count that is negative or not whole.
 */
export function checkParty(
  cabin: CabinRates,
  party: Party,
): { ok: true } | { ok: false; reason: PartyReason } {
  const { adults, children, pets } = party;
  if (![adults, children, pets].every((count) => Number.isInteger(count) && count >= 0)) {
    throw new RangeError(`Not a party: ${adults} adults, ${children} children, ${pets} pets`);
  }
  if (adults < 1) return { ok: false, reason: 'no-adults' };
  if (adults + children > cabin.maxGuests) return { ok: false, reason: 'too-many-guests' };
  if (pets > 0 && cabin.petFeeCents === null) return { ok: false, reason: 'pets-not-allowed' };
  if (pets > cabin.maxPets) return { ok: false, reason: 'too-many-pets' };
  return { ok: true };
}
