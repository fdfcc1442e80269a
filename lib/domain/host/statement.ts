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

/** A cabin's commission in percent: its own, or that of the page for owners. */
export const percentOf = (ownBasisPoints: number | null, usualPercent: number): number =>
  ownBasisPoints === null ? usualPercent : ownBasisPoints / 100;

/** Rounds half up by absolute amount, so that a refund reverses exactly its commission. */
const commissionOf = (cents: number, percent: number): number =>
  cents < 0 ? -percentOfCents(-cents, percent) : percentOfCents(cents, percent);

/** The owner's share of a stay: nights less commission, and the pet fee. Cleaners get the cleaning fee. */
export function settleStay({ nightsCents, petsCents }: StatementStay, percent: number): Settled {
  const commissionCents = commissionOf(nightsCents, percent);
  return { commissionCents, netCents: nightsCents - commissionCents + petsCents };
}
