/**
 * Rounds signed cents to whole dollars that add up to `total` (by default their rounded sum), each less than a dollar
 * off. The remainder goes to the largest fractions, the first on a tie. Throws RangeError for a total that is a dollar
 * or more off.
 */
export function toWholeDollars(amountsCents: readonly number[], total?: number): number[] {
  if (!amountsCents.every(Number.isSafeInteger)) throw new RangeError('Not whole cents');
  const sumCents = amountsCents.reduce((sum, cents) => sum + cents, 0);
  const target = total ?? Math.round(sumCents / 100);
  if (!(Math.abs(target * 100 - sumCents) < 100)) throw new RangeError(`Not the sum: ${target}`);
  const dollars = amountsCents.map((cents) => Math.floor(cents / 100));
  const missing = target - dollars.reduce((sum, whole) => sum + whole, 0);
  const remainderOf = (index: number) => (amountsCents[index] ?? 0) - (dollars[index] ?? 0) * 100;
  const raised = new Set(
    [...dollars.keys()].sort((a, b) => remainderOf(b) - remainderOf(a)).slice(0, missing),
  );
  return dollars.map((whole, index) => (raised.has(index) ? whole + 1 : whole));
}
