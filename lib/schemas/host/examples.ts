import { z } from 'zod';
import '../no-eval.ts';

/** How many examples there are, or were removed. */
export const examplesSchema = z.object({
  bookings: z.int(),
  blocks: z.int(),
  messages: z.int(),
  outbox: z.int(),
});
export type Examples = z.infer<typeof examplesSchema>;

/** As many bookings as were shown. */
export const expectedExamplesSchema = z.int().nonnegative();
