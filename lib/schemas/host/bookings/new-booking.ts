import { z } from 'zod';
import { MAX_HOLD_HOURS, PAYMENT_METHODS } from '../../../domain/host/payment-methods.ts';
import { HOST_PARTY_LIMITS } from '../../../domain/stays/party.ts';
import { cleanLine } from '../../../domain/values/plain-text.ts';
import type { PromoOutcome } from '../../../domain/pricing/offer.ts';
import type { PaymentPlan } from '../../../domain/pricing/payment-plan.ts';
import type { DamageDeposit } from '../../../domain/pricing/damage-deposit.ts';
import type { QuoteLine } from '../../../domain/pricing/quote-lines.ts';
import { guestSchema } from '../../booking.ts';
import {
  calendarDateSchema,
  centsSchema,
  dollarsSchema,
  emailSchema,
  intSchema,
  longTextSchema,
  partyFields,
  textSchema,
  typedDateSchema,
  typedIntSchema,
  uuidSchema,
} from '../../fields.ts';
import { quoteRequestSchema } from '../../quote.ts';
import { adjustmentSchema, priceChangeSchema } from './adjustment.ts';
import type { RefusalCode } from '../refusal.ts';

/** A guest who calls needs no email address, and then gets no emails. */
export const hostGuestSchema = guestSchema.extend({
  email: z
    .string()
    .transform((email) => (cleanLine(email) === '' ? null : email))
    .pipe(emailSchema.nullable()),
});

/** The form fields that the console prices. */
export const wantedStaySchema = z
  .object({
    cabinId: uuidSchema,
    checkIn: typedDateSchema,
    checkOut: typedDateSchema,
    ...partyFields(HOST_PARTY_LIMITS, typedIntSchema),
    promoCode: quoteRequestSchema.shape.promo_code,
    /** Why the stay may be shorter than the minimum. A reason needs at least two letters. */
    minimumStayReason: textSchema(0, 200).transform((text) => (text.length < 2 ? null : text)),
  })
  .refine(({ checkIn, checkOut }) => checkIn < checkOut, { path: ['checkOut'] })
  .and(priceChangeSchema);
export type WantedStay = z.input<typeof wantedStaySchema>;

/** How many hours the nights are held. */
export const holdHoursSchema = typedIntSchema(1, MAX_HOLD_HOURS);
/** `key` makes a retry safe: the payment is recorded once. */
export const offlinePaymentFormSchema = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  note: longTextSchema(500),
  key: uuidSchema,
});
export type OfflinePayment = z.input<typeof offlinePaymentFormSchema>;

const paymentSchema = z
  .discriminatedUnion('payment', [
    z.object({ payment: z.literal('link'), holdHours: holdHoursSchema }),
    z.object({
      payment: z.literal('offline'),
      method: z.enum(PAYMENT_METHODS),
      paymentNote: longTextSchema(500),
    }),
  ])
  .transform((typed) =>
    typed.payment === 'link'
      ? { payment: { kind: 'link' as const, holdHours: typed.holdHours } }
      : {
          payment: { kind: 'offline' as const, method: typed.method, note: typed.paymentNote },
        },
  );

/** The form of a booking by phone or email. The server prices it again and compares the total with the one shown. */
export const newBookingSchema = z
  .object({
    /** An idempotency key. */
    key: uuidSchema,
    expectedTotalCents: centsSchema,
    note: longTextSchema(2000),
    ...hostGuestSchema.shape,
  })
  .and(wantedStaySchema)
  .and(paymentSchema)
  .transform(({ key, expectedTotalCents, note, name, email, phone, payment, ...stay }) => ({
    key,
    stay,
    expectedTotalCents,
    note,
    payment,
    guest: { name, email, phone },
  }));
export type NewBooking = z.input<typeof newBookingSchema>;

/** The request to the function `host-booking`: the parsed form. */
export const hostBookingSchema = z.strictObject({
  key: uuidSchema,
  stay: z.strictObject({
    cabinId: uuidSchema,
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    ...partyFields(HOST_PARTY_LIMITS, intSchema),
    promoCode: quoteRequestSchema.shape.promo_code,
    minimumStayReason: textSchema(2, 200).nullable(),
    adjustment: adjustmentSchema.nullable(),
  }),
  expectedTotalCents: centsSchema,
  note: longTextSchema(2000),
  payment: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('link'), holdHours: intSchema(1, MAX_HOLD_HOURS) }),
    z.strictObject({
      kind: z.literal('offline'),
      method: z.enum(PAYMENT_METHODS),
      note: longTextSchema(500),
    }),
  ]),
  guest: z.strictObject({ ...guestSchema.shape, email: emailSchema.nullable() }),
});
export type HostBooking = z.output<typeof hostBookingSchema>;

/** A price as the console shows it. `reason`: the shop's rules don't sell the stay. `code`: the request was refused. */
export type ShownQuote =
  | {
      ok: true;
      nights: number;
      lines: QuoteLine[];
      totalCents: number;
      damageDeposit?: DamageDeposit;
      payments: PaymentPlan;
      promo: PromoOutcome | null;
    }
  | { ok: false; reason: string }
  | { ok: false; code: RefusalCode; detail?: Record<string, unknown> };

const bookedSchema = z.object({ reference: z.string() });
/** Why the shop's rules don't sell the stay. */
export const notSoldSchema = z.object({ reason: z.string() });
export const bookAnswerSchema = bookedSchema.or(notSoldSchema);

/** `key` is an idempotency key. */
export const chargeFormSchema = z
  .strictObject({
    amount: dollarsSchema(100, 10_000_000),
    label: textSchema(1, 120),
    reason: longTextSchema(500),
    key: uuidSchema,
  })
  .transform(({ amount: amountCents, ...charge }) => ({ ...charge, amountCents }));
export type NewCharge = z.input<typeof chargeFormSchema>;
