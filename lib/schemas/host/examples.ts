import { z } from 'zod';
import '../no-eval.ts';

/** How many examples there are, or were removed. */
export const examplesSchema = z.object({
  bookings: z.int(),
  blocks: z.int(),
  messages: z.int(),
  outbox: z.int(),
  /** That nobody has edited, and to which nothing real belongs. */
  cabins: z.int(),
  /** Example cabins that stay. */
  keptCabins: z.int(),
});
export type Examples = z.infer<typeof examplesSchema>;

/** As many bookings as were shown, and whether the cabins go too. */
export const removalSchema = z.strictObject({
  expectedBookings: z.int().nonnegative(),
  withCabins: z.boolean(),
});
export type Removal = z.infer<typeof removalSchema>;
