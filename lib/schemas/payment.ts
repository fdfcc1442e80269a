import { z } from 'zod';
import { BOOKING_STATUSES } from '../domain/bookings/booking-status.ts';
import { uuidSchema } from './fields.ts';

/** The payment provider's id of a payment page. */
export const sessionIdSchema = z.string().regex(/^[\w-]{8,255}$/);

export const paymentResponseSchema = z.object({
  payment: z.object({
    session_id: sessionIdSchema,
    charge_id: uuidSchema.nullable(),
    provider: z.enum(['test', 'stripe']),
    status: z.enum(['open', 'paid', 'expired', 'failed']),
    url: z.string(),
    amount_cents: z.number().int(),
    refund_cents: z.number().int(),
    receipt_url: z.string().nullable(),
  }),
  booking: z.object({
    reference: z.string(),
    token: z.string(),
    status: z.enum(BOOKING_STATUSES),
    hold_expires_at: z.string().nullable(),
  }),
});

const TEST_PAYMENT_ACTIONS = [
  'approve',
  'decline',
  'pay_late',
  'pay_twice_told',
  'pay_untold',
  'card_fails',
  'card_works',
  'dispute',
  'dispute_lost',
  'dispute_won',
] as const;
export type TestPaymentAction = (typeof TEST_PAYMENT_ACTIONS)[number];

export const testPaymentFormSchema = z.object({
  session: z.string().regex(/^cs_test_[0-9a-f]{32}$/),
  action: z.enum(TEST_PAYMENT_ACTIONS),
});
