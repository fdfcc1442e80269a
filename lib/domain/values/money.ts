const BASIS_POINTS = 10_000;
// Above this, the rounded quotient of two integers may land on a half by mistake.
const EXACT_LIMIT = 2 ** 52;

/** Rounds `value` cents to the nearest whole cent, halves up. Exact for a quotient of integers below 2^52. */
export function roundHalfUp(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount of cents: ${value}`);
  return Math.round(value) + 0;
}

/**
 * `percent` (≥ 0, at most two decimals) of whole cents (≥ 0), in whole cents, rounded half up, exact (product §10.3).
 * Throws RangeError outside those ranges.
 */
export function percentOfCents(amountCents: number, percent: number): number {
  const product = amountCents * Math.round(percent * 100);
  const inRange = Number.isSafeInteger(amountCents) && amountCents >= 0 && percent >= 0;
  if (!inRange || !(product < EXACT_LIMIT)) {
    throw new RangeError(`Cannot take ${percent} % of ${amountCents} cents`);
  }
  return roundHalfUp(product / BASIS_POINTS);
}
