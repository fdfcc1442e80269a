import { toOption, type Option } from './fields';

/** A price change as it is typed: an amount in dollars, and why. */
export type TypedChange = { change: string; changeBy: string; reason: string };
type Adjustment = { cents: number; reason: string };

export const PRICE_CHANGES: readonly Option<string>[] = [
  toOption('none', 'None'),
  toOption('lower', 'Lower by'),
  toOption('raise', 'Raise by'),
];

/** Signed cents on the nights before tax; null: none; undefined: a part of it is missing. */
export function toAdjustment({
  change,
  changeBy,
  reason,
}: TypedChange): Adjustment | null | undefined {
  if (change === 'none') return null;
  const cents = Math.round(Number(changeBy) * 100);
  if (!(cents > 0 && cents <= 10_000_000) || reason.trim().length < 2) return undefined;
  return { cents: change === 'lower' ? -cents : cents, reason };
}

export const fromAdjustment = (agreed: Adjustment | null): TypedChange => ({
  change: agreed === null ? 'none' : agreed.cents < 0 ? 'lower' : 'raise',
  changeBy: agreed === null ? '' : (Math.abs(agreed.cents) / 100).toFixed(2),
  reason: agreed?.reason ?? '',
});
