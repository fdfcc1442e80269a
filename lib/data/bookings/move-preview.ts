import 'server-only';
import { parseISO } from 'date-fns/parseISO';
import type { z } from 'zod';
import { agreedFreeCancelDays } from '@/lib/domain/bookings/cancellation';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import { compareLines } from '@/lib/domain/bookings/stay-change';
import type { priceMove } from '@/lib/domain/pricing/host-price';
import type { MovePreview, movePreviewSchema } from '@/lib/schemas/host/bookings/moves';

type MoveRead = z.infer<typeof movePreviewSchema>;
type Offer = Extract<ReturnType<typeof priceMove>, { ok: true }>;

// What an earlier move added to keep the old price. A price change agreed with the guest doesn't count.
const keptCents = ({ lines, adjustment }: MoveRead) =>
  lines.reduce((sum, line) => (line.code === 'adjustment' ? sum + line.amountCents : sum), 0) -
  (adjustment?.cents ?? 0);

/** A priced change line by line, for the host and the guest. */
export function toMovePreview(
  read: MoveRead,
  { quote, promo, deal, version }: Offer,
  now: Date,
): MovePreview {
  const deadline = parseISO(read.freeCancelUntil);
  const { timezone } = read.inputs.cabin;
  const freeCancelDays = agreedFreeCancelDays(deadline, quote.checkIn, timezone);
  return {
    lines: compareLines(read.lines, quote.lines),
    beforeCents: read.totalCents,
    afterCents: quote.totalCents,
    openCents: read.openCents,
    balanceCents: read.balanceCents,
    leftCents: read.leftCents,
    seen: { moves: read.moves, version },
    lastFreeDay: lastFreeDay(quote.checkIn, freeCancelDays),
    isFreeCancelOver: deadline <= now,
    formerlyKeptCents: keptCents(read),
    lost: [
      ...(promo && !promo.applied && promo.reason !== 'better-offer' ? ['promo' as const] : []),
      ...(deal && !deal.applied ? ['deal' as const] : []),
    ],
  };
}
