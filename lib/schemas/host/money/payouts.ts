import { z } from 'zod';
import { calendarDateSchema } from '../../fields.ts';

export const payoutRequestSchema = z.strictObject({
  from: calendarDateSchema,
  end: calendarDateSchema,
});

const partSchema = z.object({
  /** As Stripe calls it: charge, refund, adjustment … */
  kind: z.string(),
  cents: z.int(),
  feeCents: z.int(),
  paymentId: z.string().nullable(),
  /** Of the booking; null for what belongs to none that is known here. */
  reference: z.string().nullable(),
});
export type PayoutPart = z.infer<typeof partSchema>;

const payoutSchema = z.object({
  id: z.string(),
  /** When it arrives at the bank. */
  day: calendarDateSchema,
  cents: z.int(),
  status: z.string(),
  /** Whether all of its parts are here. */
  isWhole: z.boolean(),
  parts: z.array(partSchema),
});
export type Payout = z.infer<typeof payoutSchema>;

/** `none`: payments are not taken by Stripe. `refused`, `unreachable`: nothing is known of this month's payouts. */
export const payoutsSchema = z.object({
  state: z.enum(['none', 'read', 'refused', 'unreachable']),
  payouts: z.array(payoutSchema),
});
export type Payouts = z.infer<typeof payoutsSchema>;
