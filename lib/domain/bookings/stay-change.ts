/** A line of a quote; codes that repeat are summed. */
type Line = { code: string; label: string; amountCents: number };

export type LineChange = {
  code: string;
  label: string;
  beforeCents: number;
  afterCents: number;
  differenceCents: number;
};

const sumOf = (lines: readonly Line[], code: string) =>
  lines.reduce((sum, line) => (line.code === code ? sum + line.amountCents : sum), 0);

const labelIn = (lines: readonly Line[], code: string) =>
  lines.find((line) => line.code === code)?.label;

/** Every line of both prices side by side: in the new order, then those that are gone. Cents. */
export function compareLines(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const codes = new Set([...after, ...before].map(({ code }) => code));
  return [...codes].map((code) => {
    const beforeCents = sumOf(before, code);
    const afterCents = sumOf(after, code);
    return {
      code,
      label: labelIn(after, code) ?? labelIn(before, code) ?? code,
      beforeCents,
      afterCents,
      differenceCents: afterCents - beforeCents,
    };
  });
}

/** How the line of the quote is called that keeps the price at a move. */
export const KEPT_PRICE_LABEL = 'Price kept as it was';

/** Cents. */
type MoveSum = {
  beforeCents: number;
  afterCents: number;
  /** What the guest has yet to pay for earlier changes. */
  openCents: number;
  /** What was paid and has not gone back. */
  leftCents: number;
};

/**
 * What a changed stay asks of the guest (`due` above 0) or gives back, with what is still open from earlier changes.
 * A stay of the same price leaves that as it is. Never more goes back than is left.
 */
export function moveMoney({ beforeCents, afterCents, openCents, leftCents }: MoveSum) {
  const dueCents = afterCents === beforeCents ? 0 : afterCents - beforeCents + openCents;
  return {
    dueCents,
    chargeCents: Math.max(dueCents, 0),
    refundCents: Math.min(Math.max(-dueCents, 0), Math.max(leftCents, 0)),
  };
}
