import { z } from 'zod';
import { MAX_HOLD_HOURS, PAYMENT_METHODS } from '../../domain/host/payment-methods.ts';
import { HOST_GUESTS_MAX } from '../../domain/stays/party.ts';
import { cleanLine } from '../../domain/values/plain-text.ts';
import type { PromoOutcome } from '../../domain/pricing/offer.ts';
import type { QuoteLine } from '../../domain/pricing/quote-lines.ts';
import { guestSchema } from '../booking.ts';
import {
  calendarDateSchema,
  centsSchema,
  emailSchema,
  longTextSchema,
  textSchema,
  uuidSchema,
} from '../fields.ts';
import { quoteRequestSchema } from '../quote.ts';
import { adjustmentSchema } from './adjustment.ts';

const counts = quoteRequestSchema.shape;

/** By hand a cabin may hold more than the shop sells to: up to what it sleeps. */
export const hostPartyFields = {
  adults: z.int().min(1).max(HOST_GUESTS_MAX),
  children: z
    .int()
    .min(0)
    .max(HOST_GUESTS_MAX - 1),
  pets: counts.pets,
};

/** Of a guest who phoned: an address is not needed, and then no e-mails are written. */
export const hostGuestSchema = guestSchema.extend({
  email: z.preprocess(
    (email) => (typeof email === 'string' && cleanLine(email) === '' ? null : email),
    emailSchema.nullable(),
  ),
});

/** What a quote of the console is asked for. */
export const wantedStaySchema = z.strictObject({
  cabinId: uuidSchema,
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  ...hostPartyFields,
  promoCode: counts.promo_code,
  /** Why the stay may be shorter than the minimum; null: it may not. */
  minimumStayReason: textSchema(2, 200).nullable(),
  adjustment: adjustmentSchema.nullable(),
});
export type WantedStay = z.input<typeof wantedStaySchema>;

export const holdHoursSchema = z.int().min(1).max(MAX_HOLD_HOURS);
export const offlinePaymentSchema = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  note: longTextSchema(500),
});
/** The form of the booking's page; `key`: the same twice counts once. */
export const offlinePaymentFormSchema = offlinePaymentSchema.extend({ key: uuidSchema });
export type OfflinePayment = z.input<typeof offlinePaymentFormSchema>;

/** A booking by phone or e-mail. The price is computed again; the total that was shown is compared with it. */
export const newBookingSchema = z.strictObject({
  /** The same twice books once. */
  key: uuidSchema,
  stay: wantedStaySchema,
  expectedTotalCents: centsSchema,
  note: longTextSchema(2000),
  payment: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('link'), holdHours: holdHoursSchema }),
    z.strictObject({ kind: z.literal('offline'), ...offlinePaymentSchema.shape }),
  ]),
});
export type NewBooking = z.input<typeof newBookingSchema> & {
  guest: { name: string; email: string; phone: string };
};

/** A price as the console shows it; `reason`: why the rules of the shop do not sell it; `code`: a refusal. */
export type ShownQuote =
  | {
      ok: true;
      nights: number;
      lines: QuoteLine[];
      totalCents: number;
      promo: PromoOutcome | null;
    }
  | { ok: false; reason: string }
  | { ok: false; code: string };

export const bookedSchema = z.object({ reference: z.string() });

const chargeSchema = z.strictObject({
  amountCents: z.int().min(100).max(10_000_000),
  label: textSchema(1, 120),
  reason: longTextSchema(500),
});
/** `key`: the same twice is asked for once. */
export const chargeFormSchema = chargeSchema.extend({ key: uuidSchema });
export type NewCharge = z.input<typeof chargeFormSchema>;
