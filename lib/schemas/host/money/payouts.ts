import { z } from 'zod';
import { calendarDateSchema } from '../../fields.ts';

export const payoutRequestSchema = z.strictObject({
  from: calendarDateSchema,
  end: calendarDateSchema,
});

const partSchema = z.object({
  /** Stripe's own term: charge, refund, adjustment … */
  kind: z.string(),
  cents: z.int(),
  feeCents: z.int(),
  paymentId: z.string().nullable(),
  /** The booking's reference; null if it belongs to none we know. */
  reference: z.string().nullable(),
});
export type PayoutPart = z.infer<typeof partSchema>;

const payoutSchema = z.object({
  id: z.string(),
  /** The day it arrives at the bank. */
  day: calendarDateSchema,
  cents: z.int(),
  status: z.string(),
  /** Whether all of its parts are known. */
  isWhole: z.boolean(),
  parts: z.array(partSchema),
});
export type Payout = z.infer<typeof payoutSchema>;

/** `none`: Stripe isn't the payment provider. `refused`, `unreachable`: this month's payouts are unknown. */
export const payoutsSchema = z.object({
  state: z.enum(['none', 'read', 'refused', 'unreachable']),
  payouts: z.array(payoutSchema),
});
export type Payouts = z.infer<typeof payoutsSchema>;
