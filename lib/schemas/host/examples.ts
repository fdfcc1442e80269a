import { z } from 'zod';
import '../no-eval.ts';

/** The number of examples that exist or were removed. */
export const examplesSchema = z.object({
  bookings: z.int(),
  blocks: z.int(),
  messages: z.int(),
  outbox: z.int(),
  /** Example cabins that nobody edited and nothing real belongs to. */
  cabins: z.int(),
  /** Example cabins that stay. */
  keptCabins: z.int(),
});
export type Examples = z.infer<typeof examplesSchema>;

/** The number of bookings that was shown, and whether to remove the cabins too. */
export const removalSchema = z.strictObject({
  expectedBookings: z.int().nonnegative(),
  withCabins: z.boolean(),
});
export type Removal = z.infer<typeof removalSchema>;
