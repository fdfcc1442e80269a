import { z } from 'zod';
import { dollarsSchema, textSchema } from '../../fields.ts';

const MAX_CENTS = 10_000_000;
const reasonSchema = textSchema(2, 120);

/** A price change agreed with a guest: signed cents on the nights before tax, and why. */
export const adjustmentSchema = z.strictObject({
  cents: z.int().min(-MAX_CENTS).max(MAX_CENTS),
  reason: reasonSchema,
});
type Adjustment = z.infer<typeof adjustmentSchema>;

/** A price change as the form has it: an amount in dollars and a reason. */
export type TypedChange = { change: 'none' | 'lower' | 'raise'; changeBy: string; reason: string };

/** Parses a price change from the form; null for none. */
export const priceChangeSchema = z
  .discriminatedUnion('change', [
    z.object({ change: z.literal('none') }),
    z.object({
      change: z.enum(['lower', 'raise']),
      changeBy: dollarsSchema(1, MAX_CENTS),
      reason: reasonSchema,
    }),
  ])
  .transform((typed): { adjustment: Adjustment | null } => {
    if (typed.change === 'none') return { adjustment: null };
    const { change, changeBy: cents, reason } = typed;
    return { adjustment: { cents: change === 'lower' ? -cents : cents, reason } };
  });
