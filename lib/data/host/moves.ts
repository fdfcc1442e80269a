import 'server-only';
import { parseISO } from 'date-fns/parseISO';
import { callHost, writeHost, type HostFailure, toJson } from '@/lib/data/staff';
import { compareLines, moveMoney } from '@/lib/domain/bookings/stay-change';
import { offerStay, type OfferReason } from '@/lib/domain/pricing/offer';
import type { Quote } from '@/lib/domain/pricing/quote';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import {
  movePreviewSchema,
  moveResultSchema,
  refundResultSchema,
  type HostRefund,
  type Move,
  type MovePreview,
  type MoveTarget,
} from '@/lib/schemas/host/moves';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import type { Json } from '@/lib/supabase/database.types';
import { toQuoteInputs, type QuoteInputsRow } from '@/lib/supabase/quote-inputs';

type Preview = { ok: true; data: MovePreview; quote: Quote };
export type PreviewFailure = HostFailure | { ok: false; code: 'not_sold'; reason: OfferReason };

const toArgs = (reference: string, to: MoveTarget) => ({
  p_reference: reference,
  p_to: toJson(to),
});

async function priceMove(reference: string, to: MoveTarget): Promise<Preview | PreviewFailure> {
  const answer = await callHost('host_preview_move', toArgs(reference, to));
  if (!answer.ok) return answer;
  const { inputs: row, ...rest } = answer.data as { inputs: QuoteInputsRow };
  const inputs = toQuoteInputs(row);
  const read = movePreviewSchema.parse(toCamelKeys(rest));
  const { promoCode, dealId } = read;
  const { cabinId: _, checkIn, checkOut, ...party } = to;
  const wish = { stay: { checkIn, checkOut }, party, promoCode, dealId };
  // A deal counts as on the day of the booking; its cabin has to be the same.
  const offer = offerStay(inputs, wish, parseISO(read.bookedAt));
  if (!offer.ok) return { ok: false, code: 'not_sold', reason: offer.reason };
  const { quote, promo, deal } = offer;
  return {
    ok: true,
    quote,
    data: {
      lines: compareLines(read.lines, quote.lines),
      beforeCents: read.totalCents,
      afterCents: quote.totalCents,
      openCents: read.openCents,
      leftCents: read.leftCents,
      seen: { moves: read.moves, version: inputs.version },
      freeCancelUntil: read.freeCancelUntil,
      timezone: row.cabin.timezone,
      lost: [
        ...(promo && !promo.applied ? ['promo' as const] : []),
        ...(deal && !deal.applied ? ['deal' as const] : []),
      ],
    },
  };
}

/** What the booking would cost after the change, line by line. */
export async function previewMove(reference: string, to: MoveTarget) {
  const priced = await priceMove(reference, to);
  return priced.ok ? { ok: true as const, data: priced.data } : priced;
}

/** Changes the booking, if nothing is other than the host saw it. */
export async function moveBooking(reference: string, { to, seen, keepsPrice, reason }: Move) {
  const priced = await priceMove(reference, to);
  if (!priced.ok) return priced;
  const { data, quote } = priced;
  const { dueCents } = moveMoney(data);
  const isSeen =
    data.seen.version === seen.version && seen.dueCents === (keepsPrice ? 0 : dueCents);
  if (!isSeen) return { ok: false as const, code: 'price_changed' as const, detail: {} };
  // The stored quote is agreed, so it does not expire; its schema asks for an instant all the same.
  const json = toQuoteJson(quote, new Date().toISOString());
  return writeHost(
    'host_move',
    {
      ...toArgs(reference, to),
      p_quote: json as unknown as Json,
      p_seen: { moves: seen.moves, version: seen.version, due_cents: seen.dueCents },
      p_reason: reason,
      p_keep_price: keepsPrice,
    },
    moveResultSchema,
  );
}

export const refundBooking = (
  reference: string,
  { amountCents, kind, reason, expectedLeftCents }: HostRefund,
) =>
  writeHost(
    'host_refund',
    {
      p_reference: reference,
      p_amount_cents: amountCents,
      p_kind: kind,
      p_reason: reason,
      p_expected_left_cents: expectedLeftCents,
    },
    refundResultSchema,
  );
