import { priceMove } from '../pricing/host-price.ts';

/** A line of a quote; repeated codes are summed. */
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

/** The lines of both prices side by side, in the new order, then the removed ones. Amounts in cents. */
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

/** The label of the quote line that keeps the former price when a stay is moved. */
export const KEPT_PRICE_LABEL = 'Price kept as it was';

/** Amounts in cents. */
type MoveSum = {
  beforeCents: number;
  afterCents: number;
  /** The amount still due for earlier changes. */
  openCents: number;
  /** The unpaid balance of a booking paid in two parts. */
  balanceCents: number;
  /** The amount paid and not refunded. */
  leftCents: number;
};

/**
 * The amount a changed stay asks of the guest (`due` above 0) or gives back, including what is due for earlier changes.
 * An unpaid balance takes the difference, so that money moves now only where it doesn't cover a lower price. An
 * unchanged price leaves everything as it is. Never refunds more than is left.
 */
export function moveMoney({
  beforeCents,
  afterCents,
  openCents,
  balanceCents,
  leftCents,
}: MoveSum) {
  const dueCents = afterCents === beforeCents ? 0 : afterCents - beforeCents + openCents;
  const newBalanceCents = balanceCents + dueCents;
  const nowCents = balanceCents > 0 ? Math.min(newBalanceCents, 0) : dueCents;
  return {
    dueCents,
    balanceCents: balanceCents > 0 ? Math.max(newBalanceCents, 0) : 0,
    chargeCents: Math.max(nowCents, 0),
    refundCents: Math.min(Math.max(-nowCents, 0), Math.max(leftCents, 0)),
  };
}

type SeenMove = Parameters<typeof priceMove>[0] &
  Pick<MoveSum, 'openCents' | 'balanceCents' | 'leftCents'> & { totalCents: number };

/** The offer of a changed stay, and whether it is what the host or the guest was shown. */
export function priceSeenMove(
  read: SeenMove,
  request: Parameters<typeof priceMove>[1],
  { seen, keepsPrice }: { seen: { version: string; dueCents: number }; keepsPrice: boolean },
  now: Date,
) {
  const offer = priceMove(read, request, now);
  const dueCents = (afterCents: number) =>
    keepsPrice ? 0 : moveMoney({ ...read, beforeCents: read.totalCents, afterCents }).dueCents;
  const isSeen =
    offer.ok &&
    offer.version === seen.version &&
    dueCents(offer.quote.totalCents) === seen.dueCents;
  return { offer, seenQuote: isSeen ? offer.quote : null };
}
