import { z } from 'zod';
import { textSchema } from '../fields.ts';

/** A price change agreed with a guest: signed cents on the nights before tax, and why. */
export const adjustmentSchema = z.strictObject({
  cents: z.int().min(-10_000_000).max(10_000_000),
  reason: textSchema(2, 120),
});
