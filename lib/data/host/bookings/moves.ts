import 'server-only';
import { parseISO } from 'date-fns/parseISO';
import type { z } from 'zod';
import { explainUnavailable, sellsTonight } from './unavailable-stay';
import { callHost, writeHost, type HostFailure, toJson } from '@/lib/data/staff/staff';
import { agreedFreeCancelDays } from '@/lib/domain/bookings/cancellation';
import { lastFreeDay } from '@/lib/domain/bookings/last-free-day';
import { compareLines, KEPT_PRICE_LABEL, moveMoney } from '@/lib/domain/bookings/stay-change';
import type { OfferReason } from '@/lib/domain/pricing/offer';
import type { Quote } from '@/lib/domain/pricing/quote';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { formatMonthDay } from '@/lib/copy/format';
import {
  movePreviewSchema,
  moveResultSchema,
  type Move,
  type MovePreview,
  type MoveTarget,
  type MoveWish,
} from '@/lib/schemas/host/bookings/moves';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import type { Json } from '@/lib/supabase/database.types';
import { priceStay, type QuoteInputsRow } from '@/lib/supabase/quote-inputs';

type Preview = { ok: true; data: MovePreview; quote: Quote };
type MoveRead = z.infer<typeof movePreviewSchema>;
type PreviewFailure = HostFailure | { ok: false; code: 'not_sold'; reason: OfferReason };

const toArgs = (reference: string, to: MoveTarget) => ({
  p_reference: reference,
  p_to: toJson(to),
});

// What an earlier move added to keep the price; a change agreed with the guest is none.
const keptCents = ({ lines, adjustment }: MoveRead) =>
  lines.reduce((sum, line) => (line.code === 'adjustment' ? sum + line.amountCents : sum), 0) -
  (adjustment?.cents ?? 0);

async function priceMove(
  reference: string,
  { to, adjustment }: MoveWish,
  now: Date,
): Promise<Preview | PreviewFailure> {
  const answer = await callHost('host_preview_move', toArgs(reference, to));
  if (!answer.ok) return answer;
  const { inputs: row, ...rest } = answer.data as { inputs: QuoteInputsRow };
  const read = movePreviewSchema.parse(toCamelKeys(rest));
  const { promoCode, dealId } = read;
  // A deal counts as on the day of the booking; its cabin has to be the same.
  const bookedAt = parseISO(read.bookedAt);
  const terms = { adjustment, sellsTonight: sellsTonight(row, now) };
  const offer = priceStay(row, { ...to, promoCode, dealId }, bookedAt, terms);
  if (!offer.ok) {
    const unavailable = await explainUnavailable(row, to, offer.reason, reference, now);
    return 'code' in unavailable ? unavailable : { ...unavailable, code: 'not_sold' };
  }
  const { quote, promo, deal } = offer;
  const deadline = parseISO(read.freeCancelUntil);
  const freeCancelDays = agreedFreeCancelDays(deadline, quote.checkIn, row.cabin.timezone);
  return {
    ok: true,
    quote,
    data: {
      lines: compareLines(read.lines, quote.lines),
      beforeCents: read.totalCents,
      afterCents: quote.totalCents,
      openCents: read.openCents,
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

/** What the booking would cost after the change, line by line. */
export async function previewMove(reference: string, wish: MoveWish) {
  const priced = await priceMove(reference, wish, new Date());
  return priced.ok ? { ok: true as const, data: priced.data } : priced;
}

const CHANGED = { ok: false, code: 'price_changed', detail: {} } as const;

const changeLines = ({ adjustment }: MoveWish) =>
  adjustment && adjustment.cents !== 0
    ? [{ code: 'adjustment', label: adjustment.reason, amount_cents: adjustment.cents }]
    : [];

/** Changes the booking, if nothing is other than the host saw it. */
export async function moveBooking(
  reference: string,
  { seen, keepsPrice, reason, key, ...wish }: Move,
) {
  const now = new Date();
  const priced = await priceMove(reference, wish, now);
  const isSeen =
    priced.ok &&
    priced.data.seen.version === seen.version &&
    seen.dueCents === (keepsPrice ? 0 : moveMoney(priced.data).dueCents);
  // The stored quote is agreed, so it does not expire; its schema asks for an instant all the same.
  const quote = isSeen
    ? toQuoteJson(priced.quote, now.toISOString())
    : { lines: changeLines(wish) };
  const moved = await writeHost(
    'host_move',
    {
      ...toArgs(reference, wish.to),
      p_quote: quote as unknown as Json,
      p_seen: { moves: seen.moves, version: seen.version, due_cents: seen.dueCents },
      p_reason: reason,
      p_labels: {
        kept_price: KEPT_PRICE_LABEL,
        charge: `Difference of your changed stay, ${formatMonthDay(wish.to.checkIn)} to ${formatMonthDay(wish.to.checkOut)}`,
      },
      p_keep_price: keepsPrice,
      p_key: key,
    },
    moveResultSchema,
  );
  // Without a whole quote only the change that the same form has made before is found.
  if (moved.ok || isSeen) return moved;
  return priced.ok ? CHANGED : priced;
}
