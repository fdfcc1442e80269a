import { percentOfCents } from '../values/money.ts';

type StatementStay = {
  cabinId: string;
  nightsCents: number;
  cleaningCents: number;
  petsCents: number;
};

type Settled = {
  commissionCents: number;
  netCents: number;
};

/** The percent that holds for a cabin: its own, or the one of the page for owners. */
export const percentOf = (ownBasisPoints: number | null, usualPercent: number): number =>
  ownBasisPoints === null ? usualPercent : ownBasisPoints / 100;

/** Halves up of the amount without its sign, so that what is given back takes back the commission it had. */
const commissionOf = (cents: number, percent: number): number =>
  cents < 0 ? -percentOfCents(-cents, percent) : percentOfCents(cents, percent);

/** What the owner gets of a stay: the nights less the commission, and the pet fee. Cleaning goes to whoever cleans. */
export function settleStay({ nightsCents, petsCents }: StatementStay, percent: number): Settled {
  const commissionCents = commissionOf(nightsCents, percent);
  return { commissionCents, netCents: nightsCents - commissionCents + petsCents };
}
