import { z } from 'zod';
import { FEED_REASONS } from '../../../domain/feeds/imported-calendar.ts';
import { calendarDateSchema } from '../../fields.ts';

/** An event that couldn't be followed in full, and the nights it blocks. */
export const feedProblemSchema = z.object({
  reason: z.enum(FEED_REASONS),
  summary: z.string(),
  checkIn: calendarDateSchema.nullable(),
  checkOut: calendarDateSchema.nullable(),
});
export type HostFeedProblem = z.infer<typeof feedProblemSchema>;
