import { z } from 'zod';
import {
  calendarDateSchema,
  centsSchema,
  emailSchema,
  personNameSchema,
  phoneNumberSchema,
  uuidSchema,
} from './fields.ts';
import { quoteRequestSchema } from './quote.ts';
import type { PricedStay } from './quote-request.ts';

export const guestSchema = z.strictObject({
  name: personNameSchema,
  email: emailSchema,
  phone: phoneNumberSchema,
});

/** The body of `POST /api/bookings` (product §11); the expected total is and amount due now are only compared with a fresh quote. */
export const bookingRequestSchema = z.strictObject({
  ...quoteRequestSchema.shape,
  guest: guestSchema,
  expected_total_cents: centsSchema,
  /** Left out by callers that accept whatever part of the total is due now. */
  expected_due_now_cents: centsSchema.optional(),
  terms_accepted: z.literal(true),
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;

/** The booking request for a priced stay: the quote request without a code or deal that didn't apply. */
export function toBookingRequest(priced: PricedStay, guest: BookingRequest['guest']) {
  const { promo_code, deal_id, ...stay } = priced.request;
  return {
    ...stay,
    ...(priced.promo?.applied && { promo_code }),
    ...(priced.deal?.applied && { deal_id }),
    guest,
    expected_total_cents: priced.quote.totalCents,
    ...(priced.payments && { expected_due_now_cents: priced.payments.dueNowCents }),
    terms_accepted: true,
  } satisfies BookingRequest;
}

export const idempotencyKeySchema = uuidSchema;

export const bookingResponseSchema = z.object({
  booking: z.object({
    reference: z.string().min(1).max(40),
    token: z.string().min(1).max(200),
    status: z.string().min(1).max(40),
    cabin_id: uuidSchema,
    check_in: calendarDateSchema,
    check_out: calendarDateSchema,
    total_cents: centsSchema,
  }),
  /** The payment page; null when nothing is left to pay. */
  payment: z.object({ url: z.url({ protocol: /^https?$/ }) }).nullable(),
});
export type BookingResponse = z.infer<typeof bookingResponseSchema>;
