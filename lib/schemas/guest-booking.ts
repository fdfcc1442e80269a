import { z } from 'zod';
import { MAX_GUEST_MESSAGE } from '../domain/bookings/booking.ts';
import { centsSchema, longTextSchema, uuidSchema } from './fields.ts';

/** A token of 128 random bits. */
export const bookingTokenSchema = z.string().regex(/^[\da-f]{32}$/);

/** The body of `POST /api/stays/{token}/messages`; the form generates the id, which makes a resend idempotent. */
export const guestMessageSchema = z.strictObject({
  id: uuidSchema,
  body: longTextSchema(MAX_GUEST_MESSAGE).pipe(z.string().min(1)),
});
export type GuestMessageRequest = z.output<typeof guestMessageSchema>;

/** The body of `POST /api/stays/{token}/pay`. */
export const stayPaymentSchema = z.strictObject({
  /** Null for the booking itself. */
  charge: uuidSchema.nullable(),
  terms: z.boolean(),
});
export type StayPaymentRequest = z.output<typeof stayPaymentSchema>;

/** The same body as a form sends it. */
export const stayPaymentFormSchema = z.object({
  charge: uuidSchema.or(z.literal('').transform(() => null)),
  terms: z
    .literal('yes')
    .optional()
    .transform((value) => value !== undefined),
});

/** The form of `POST /api/stays/{token}/cancel`: the refund in cents that the guest was shown, as text. */
export const cancelFormSchema = z.object({
  expected_refund_cents: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(centsSchema),
  /** Sent by the form that releases a hold. */
  only_unpaid: z.literal('yes').optional(),
});
