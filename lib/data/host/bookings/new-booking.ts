import 'server-only';
import type { z } from 'zod';
import { explainUnavailable, sellsTonight } from './unavailable-stay';
import { callHost, toJson, writeHost } from '@/lib/data/staff/staff';
import {
  bookedSchema,
  type chargeFormSchema,
  type offlinePaymentFormSchema,
  type hostGuestSchema,
  type newBookingSchema,
  type wantedStaySchema,
} from '@/lib/schemas/host/bookings/new-booking';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { priceStay, type QuoteInputsRow } from '@/lib/supabase/quote-inputs';

type Wanted = z.output<typeof wantedStaySchema>;

/** The shop's own price of a stay, by the same function, on the terms that the host agreed to. */
export async function priceNewBooking(
  wanted: Wanted,
  now: Date,
  guest?: { email: string | null; phone: string },
) {
  const read = await callHost('host_quote', {
    p_cabin_id: wanted.cabinId,
    p_check_in: wanted.checkIn,
    p_check_out: wanted.checkOut,
    ...(wanted.promoCode && { p_promo_code: wanted.promoCode }),
    ...(guest && { p_guest: { email: guest.email, phone: guest.phone } }),
  });
  if (!read.ok) return read;
  const row = read.data as QuoteInputsRow;
  const { adjustment, minimumStayReason } = wanted;
  const terms = { adjustment, minimumStayReason, sellsTonight: sellsTonight(row, now) };
  const offer = priceStay(row, wanted, now, terms);
  return offer.ok ? offer : explainUnavailable(row, wanted, offer.reason, null, now);
}

type Booking = z.output<typeof newBookingSchema> & { guest: z.output<typeof hostGuestSchema> };

const paymentOf = ({ payment }: Booking) =>
  payment.kind === 'link'
    ? { payment: 'link', holdHours: payment.holdHours }
    : { payment: 'offline', method: payment.method, paymentNote: payment.note };

const CHANGED = { ok: false, code: 'quote_changed', detail: {} } as const;
const USED = { ok: false, code: 'promotion_once', detail: {} } as const;

/** Books at the price of now, if that is still the one that was shown. */
export async function createHostBooking(booking: Booking, now: Date) {
  const { key, guest, note } = booking;
  const priced = await priceNewBooking(booking.stay, now, guest);
  if ('code' in priced) return priced;
  const { adjustment: _, promoCode, minimumStayReason, ...stay } = booking.stay;
  const isAgreed = priced.ok && priced.quote.totalCents === booking.expectedTotalCents;
  const request = {
    ...{ key, note, ...stay, ...paymentOf(booking) },
    ...{ guestName: guest.name, guestEmail: guest.email, guestPhone: guest.phone },
    ...(promoCode && { promoCode }),
    ...(minimumStayReason && { minimumStayReason }),
    // Stored as it is sold: until when it would have been valid says nothing there.
    ...(isAgreed && {
      quote: toQuoteJson(priced.quote, now.toISOString()),
      version: priced.version,
    }),
  };
  const booked = await writeHost('host_book', { p_request: toJson(request) }, bookedSchema);
  // Without a quote only the booking that the same form has made before is found.
  if (booked.ok || isAgreed) return booked;
  // The guest is known only now.
  const promo = priced.ok ? priced.promo : null;
  return promo?.applied === false && promo.reason === 'already-used' ? USED : CHANGED;
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
