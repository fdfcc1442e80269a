import 'server-only';
import type { z } from 'zod';
import { explainUnavailable } from '@/lib/data/host/bookings/unavailable-stay';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import { readHost, writeHost } from '@/lib/data/staff/staff';
import { priceHostStay } from '@/lib/domain/pricing/host-price';
import {
  bookAnswerSchema,
  type chargeFormSchema,
  type HostBooking,
  type offlinePaymentFormSchema,
} from '@/lib/schemas/host/bookings/new-booking';
import { quoteInputsSchema } from '@/lib/schemas/quote-inputs';

/** Prices a stay exactly as the shop does, with the exceptions the host agreed to. */
export async function priceNewBooking(stay: HostBooking['stay'], now: Date) {
  const read = await readHost(
    'host_quote',
    {
      p_cabin_id: stay.cabinId,
      p_check_in: stay.checkIn,
      p_check_out: stay.checkOut,
      ...(stay.promoCode && { p_promo_code: stay.promoCode }),
    },
    quoteInputsSchema,
  );
  if (!read.ok) return read;
  const offer = priceHostStay(read.data, stay, now);
  return offer.ok ? offer : explainUnavailable(read.data, stay, offer.reason, null, now);
}

const CHANGED = { ok: false, code: 'quote_changed', detail: {} } as const;

/** Books at the current price if it is still the one the host saw. */
export async function createHostBooking(booking: HostBooking, visitor: Visitor, now: Date) {
  const answer = await callAsMember('host-booking', booking, visitor, bookAnswerSchema);
  if (answer === null) throw new Error('The function host-booking gave no answer');
  if (!answer.ok) return answer;
  if ('reference' in answer.data) return { ok: true as const, data: answer.data };
  const priced = await priceNewBooking(booking.stay, now);
  return 'code' in priced ? priced : CHANGED;
}

export const extendHold = (reference: string, hours: number) =>
  writeHost('host_hold', { p_reference: reference, p_hours: hours });

/** Records that a held booking, or a charge (`chargeId`), was paid outside the site. */
export const recordOfflinePayment = (
  reference: string,
  chargeId: string | null,
  { method, note, key }: z.output<typeof offlinePaymentFormSchema>,
) =>
  writeHost(
    'host_record_offline_payment',
    // The generated types don't allow null arguments.
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
