import { z } from 'zod';

/** How many examples there are, or were removed. */
export const examplesSchema = z.object({
  bookings: z.int(),
  blocks: z.int(),
  messages: z.int(),
  outbox: z.int(),
});
export type Examples = z.infer<typeof examplesSchema>;
