import 'server-only';
import type { z } from 'zod';
import { explainUnavailable } from '@/lib/data/host/bookings/unavailable-stay';
import { readHost, toJson, writeHost, type HostResult } from '@/lib/data/staff/staff';
import { compareLines } from '@/lib/domain/bookings/stay-change';
import { priceStay, type OfferReason } from '@/lib/domain/pricing/offer';
import {
  hostPromotionsSchema,
  promotionTrialSchema,
  type returnOfferFormSchema,
  type NewPromotion,
  type sampleStaySchema,
  type TriedPromotion,
} from '@/lib/schemas/host/promotions';

export const getPromotions = () => readHost('host_promotions', {}, hostPromotionsSchema);

export const savePromotion = (promotion: NewPromotion, seen: string | null) =>
  writeHost('host_save_promotion', {
    p_promotion: toJson(promotion),
    ...(seen !== null && { p_seen: seen }),
  });

export const pausePromotion = (code: string, isPaused: boolean) =>
  writeHost('host_pause_promotion', { p_code: code, p_is_paused: isPaused });

export const removePromotion = (code: string) =>
  writeHost('host_remove_promotion', { p_code: code });

/** Gives the guest of a past stay a code for the next. */
export const createReturnOffer = (
  reference: string,
  { percent, bookTo }: z.output<typeof returnOfferFormSchema>,
) =>
  writeHost('host_offer_return', {
    p_reference: reference,
    p_percent: percent,
    p_book_to: bookTo,
  });

type NotSold = { ok: false; code: 'not_sold'; detail: { reason: OfferReason } };

/** Quotes a stay for two adults without and with the promotion, as the shop would. Nothing is saved. */
export async function tryPromotion(
  promotion: NewPromotion,
  { cabinId, checkIn, checkOut }: z.output<typeof sampleStaySchema>,
  now = new Date(),
): Promise<HostResult<TriedPromotion> | NotSold> {
  const read = await readHost(
    'host_try_promotion',
    {
      p_promotion: toJson(promotion),
      p_cabin_id: cabinId,
      p_check_in: checkIn,
      p_check_out: checkOut,
    },
    promotionTrialSchema,
  );
  if (!read.ok) return read;
  const { inputs, promotion: terms } = read.data;
  // The saved version of this promotion may be among the automatic ones.
  const others = inputs.automatic?.filter(({ code }) => code !== terms.code) ?? [];
  const asked = { checkIn, checkOut, adults: 2, children: 0, pets: 0 };
  const before = priceStay({ ...inputs, automatic: others }, asked, now);
  const after = priceStay(
    { ...inputs, automatic: others, promotion: terms },
    { ...asked, promoCode: terms.code },
    now,
  );
  if (!before.ok || !after.ok) {
    const reason = before.ok ? 'unavailable' : before.reason;
    const unavailable = await explainUnavailable(
      inputs,
      { cabinId, checkIn, checkOut },
      reason,
      null,
      now,
    );
    return 'code' in unavailable
      ? unavailable
      : { ok: false, code: 'not_sold', detail: { reason } };
  }
  return {
    ok: true,
    data: {
      lines: compareLines(before.quote.lines, after.quote.lines),
      beforeCents: before.quote.totalCents,
      afterCents: after.quote.totalCents,
      refusal: after.promo?.applied === false ? after.promo.reason : null,
    },
  };
}
