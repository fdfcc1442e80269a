import 'server-only';
import { parseISO } from 'date-fns/parseISO';
import type { z } from 'zod';
import { explainUnavailable } from '@/lib/data/host/bookings/unavailable-stay';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { readHost, type HostFailure, toJson } from '@/lib/data/staff/staff';
import { agreedFreeCancelDays } from '@/lib/domain/bookings/cancellation';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import { compareLines } from '@/lib/domain/bookings/stay-change';
import { priceMove } from '@/lib/domain/pricing/host-price';
import type { OfferReason } from '@/lib/domain/pricing/offer';
import {
  moveAnswerSchema,
  movePreviewSchema,
  type Move,
  type MovePreview,
  type MoveWish,
} from '@/lib/schemas/host/bookings/moves';

type MoveRead = z.infer<typeof movePreviewSchema>;
type PreviewFailure = HostFailure | { ok: false; code: 'not_sold'; reason: OfferReason };

// What an earlier move added to keep the old price. A price change agreed with the guest doesn't count.
const keptCents = ({ lines, adjustment }: MoveRead) =>
  lines.reduce((sum, line) => (line.code === 'adjustment' ? sum + line.amountCents : sum), 0) -
  (adjustment?.cents ?? 0);

/** Prices the changed booking line by line. */
export async function previewMove(
  reference: string,
  { to, adjustment }: MoveWish,
): Promise<{ ok: true; data: MovePreview } | PreviewFailure> {
  const now = new Date();
  const args = { p_reference: reference, p_to: toJson(to) };
  const answer = await readHost('host_preview_move', args, movePreviewSchema);
  if (!answer.ok) return answer;
  const read = answer.data;
  const offer = priceMove(read, { ...to, adjustment }, now);
  if (!offer.ok) {
    const unavailable = await explainUnavailable(read.inputs, to, offer.reason, reference, now);
    return 'code' in unavailable ? unavailable : { ...unavailable, code: 'not_sold' };
  }
  const { quote, promo, deal } = offer;
  const deadline = parseISO(read.freeCancelUntil);
  const { timezone } = read.inputs.cabin;
  const freeCancelDays = agreedFreeCancelDays(deadline, quote.checkIn, timezone);
  return {
    ok: true,
    data: {
      lines: compareLines(read.lines, quote.lines),
      beforeCents: read.totalCents,
      afterCents: quote.totalCents,
      openCents: read.openCents,
      balanceCents: read.balanceCents,
      leftCents: read.leftCents,
      seen: { moves: read.moves, version: offer.version },
      lastFreeDay: lastFreeDay(quote.checkIn, freeCancelDays),
      isFreeCancelOver: deadline <= now,
      formerlyKeptCents: keptCents(read),
      lost: [
        ...(promo && !promo.applied && promo.reason !== 'better-offer' ? ['promo' as const] : []),
        ...(deal && !deal.applied ? ['deal' as const] : []),
      ],
    },
  };
}

const CHANGED = { ok: false, code: 'price_changed', detail: {} } as const;

/** Changes the booking if it is still as the host saw it. */
export async function moveBooking(reference: string, move: Move, visitor: Visitor) {
  const answer = await callAsMember('host-move', { reference, ...move }, visitor, moveAnswerSchema);
  if (answer === null) throw new Error('The function host-move gave no answer');
  if (!answer.ok) return answer;
  if (!('reason' in answer.data)) return { ok: true as const, data: answer.data };
  const priced = await previewMove(reference, move);
  return priced.ok ? CHANGED : priced;
}
