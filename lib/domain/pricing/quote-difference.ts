import type { LineCode, QuoteLine } from './quote.ts';

export type LineDifference = {
  code: LineCode;
  label: string;
  beforeCents: number;
  afterCents: number;
};

/** The lines whose amount (cents) changed, in the new order, then the removed ones (product §10.6). */
export function compareQuotes(
  before: readonly QuoteLine[],
  after: readonly QuoteLine[],
): LineDifference[] {
  const beforeByCode = new Map(before.map((line) => [line.code, line]));
  const afterByCode = new Map(after.map((line) => [line.code, line]));
  return [...new Map([...afterByCode, ...beforeByCode]).keys()]
    .map((code) => ({
      code,
      label: (afterByCode.get(code) ?? beforeByCode.get(code))?.label ?? code,
      beforeCents: beforeByCode.get(code)?.amountCents ?? 0,
      afterCents: afterByCode.get(code)?.amountCents ?? 0,
    }))
    .filter((line) => line.beforeCents !== line.afterCents);
}
