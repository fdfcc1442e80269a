import { z } from 'zod';

/** A checkout session as Stripe describes it; the test provider uses the same shape. */
export const paymentSessionSchema = z.object({
  id: z.string().min(8).max(255),
  url: z.string().max(2048).nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  // An id, or the expanded object.
  payment_intent: z
    .union([
      z.string(),
      z.object({
        id: z.string(),
        latest_charge: z
          .union([z.string(), z.object({ receipt_url: z.string().nullish() })])
          .nullish(),
      }),
    ])
    .nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type PaymentSession = z.infer<typeof paymentSessionSchema>;

export const isPaid = (session: PaymentSession) => session.payment_status === 'paid';

export function paymentIdOf({ payment_intent: intent }: PaymentSession): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

export function receiptUrlOf({ payment_intent: intent }: PaymentSession): string | null {
  if (!intent || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  return charge && typeof charge !== 'string' ? (charge.receipt_url ?? null) : null;
}
