import 'server-only';
import type { z } from 'zod';
import { callHost, writeHost, type HostFailure } from '@/lib/data/staff';
import { adjustQuote } from '@/lib/domain/pricing/adjustment';
import { offerStay, type PromoOutcome } from '@/lib/domain/pricing/offer';
import type { Quote } from '@/lib/domain/pricing/quote';
import {
  bookedSchema,
  type chargeFormSchema,
  type offlinePaymentFormSchema,
  type hostGuestSchema,
  type newBookingSchema,
  type wantedStaySchema,
} from '@/lib/schemas/host/new-booking';
import { withoutMinimumStay } from '@/lib/domain/stays/availability';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import type { Json } from '@/lib/supabase/database.types';
import { toQuoteInputs, type QuoteInputsRow } from '@/lib/supabase/quote-inputs';

type Wanted = z.output<typeof wantedStaySchema>;
type Priced = { quote: Quote; version: string; promo: PromoOutcome | null };

/** `reason`: why the rules of the shop do not sell it; `too-low`: the price change leaves less than nothing. */
export type PriceOutcome =
  ({ ok: true } & Priced) | { ok: false; reason: string } | { ok: false; failure: HostFailure };

/** The shop's own price of a stay, by the same rules, with the change the host agreed to as a line. */
export async function priceStay(wanted: Wanted, now: Date): Promise<PriceOutcome> {
  const { cabinId, checkIn, checkOut, adults, children, pets, promoCode, adjustment } = wanted;
  const read = await callHost('host_quote', {
    p_cabin_id: cabinId,
    p_check_in: checkIn,
    p_check_out: checkOut,
    ...(promoCode && { p_promo_code: promoCode }),
  });
  if (!read.ok) return { ok: false, failure: read };
  const inputs = toQuoteInputs(read.data as QuoteInputsRow);
  const request = {
    stay: { checkIn, checkOut },
    party: { adults, children, pets },
    promoCode: promoCode ?? null,
    dealId: null,
  };
  const calendar = wanted.minimumStayReason
    ? withoutMinimumStay(inputs.calendar, checkIn)
    : inputs.calendar;
  const offer = offerStay({ ...inputs, calendar }, request, now);
  if (!offer.ok) return { ok: false, reason: offer.reason };
  const quote = adjustment ? adjustQuote(offer.quote, inputs.cabin.city, adjustment) : offer.quote;
  if (!quote) return { ok: false, reason: 'too-low' };
  return { ok: true, quote, version: inputs.version, promo: offer.promo };
}

type Booking = z.output<typeof newBookingSchema> & { guest: z.output<typeof hostGuestSchema> };

const paymentOf = (payment: Booking['payment']) =>
  payment.kind === 'link'
    ? { payment: 'link', hold_hours: payment.holdHours }
    : { payment: 'offline', method: payment.method, payment_note: payment.note };

const CHANGED = { ok: false, code: 'quote_changed', detail: {} } as const;

/** Books at the price of now, if that is still the one that was shown. */
export async function createHostBooking(booking: Booking, now: Date) {
  const { stay, guest } = booking;
  const priced = await priceStay(stay, now);
  if ('failure' in priced) return priced.failure;
  const isAgreed = priced.ok && priced.quote.totalCents === booking.expectedTotalCents;
  const request = {
    ...{ key: booking.key, cabin_id: stay.cabinId },
    ...{ check_in: stay.checkIn, check_out: stay.checkOut },
    ...{ adults: stay.adults, children: stay.children, pets: stay.pets },
    ...(stay.promoCode && { promo_code: stay.promoCode }),
    ...{ guest_name: guest.name, guest_email: guest.email, guest_phone: guest.phone },
    ...(stay.minimumStayReason && { minimum_stay_reason: stay.minimumStayReason }),
    note: booking.note,
    ...paymentOf(booking.payment),
    // Stored as it is sold: until when it would have been valid says nothing there.
    ...(isAgreed && {
      quote: toQuoteJson(priced.quote, now.toISOString()),
      version: priced.version,
    }),
  };
  const booked = await writeHost(
    'host_book',
    { p_request: request as unknown as Json },
    bookedSchema,
  );
  // Without a quote only the booking that the same form has made before is found.
  return booked.ok || isAgreed ? booked : CHANGED;
}

export const extendHold = (reference: string, hours: number) =>
  writeHost('host_hold', { p_reference: reference, p_hours: hours });

/** A held booking, or (`chargeId`) a charge, was paid outside the site. */
export const recordOfflinePayment = (
  reference: string,
  chargeId: string | null,
  { method, note, key }: z.output<typeof offlinePaymentFormSchema>,
) =>
  writeHost(
    'host_record_offline_payment',
    // The generated types know no null argument.
    {
      p_reference: reference,
      p_charge_id: chargeId as string,
      p_method: method,
      p_note: note,
      p_key: key,
    },
  );

export const createCharge = (
  reference: string,
  { amountCents, label, reason, key }: z.output<typeof chargeFormSchema>,
) =>
  writeHost('host_charge', {
    p_reference: reference,
    p_amount_cents: amountCents,
    p_label: label,
    p_reason: reason,
    p_key: key,
  });

export const cancelCharge = (chargeId: string, key: string) =>
  writeHost('host_cancel_charge', { p_charge_id: chargeId, p_key: key });
