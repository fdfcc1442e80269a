import { z } from 'zod';
import { FEED_IMPORTS, FEED_PLATFORMS, LEFT_OUT_KINDS } from '../domain/feeds/imported-calendar.ts';
import { calendarDateSchema, uuidSchema } from './fields.ts';

/** The result of the database function claim_calendar_feeds. */
export const claimedFeedsSchema = z.array(
  z.object({
    id: uuidSchema,
    cabin: z.string(),
    platform: z.enum(FEED_PLATFORMS),
    url: z.string(),
    imports: z.enum(FEED_IMPORTS),
    takes: z.array(z.enum(LEFT_OUT_KINDS)),
    watched: z.array(
      z.object({
        check_in: calendarDateSchema,
        check_out: calendarDateSchema,
        seen_on: calendarDateSchema,
        moves: z.int(),
        reach: z.int(),
      }),
    ),
    etag: z.string().nullable(),
    last_modified: z.string().nullable(),
    timezone: z.string(),
    doubtful_since: z.coerce.date().nullable(),
    doubtful_reads: z.int(),
    events: z.array(z.object({ check_in: calendarDateSchema, check_out: calendarDateSchema })),
  }),
);
export type ClaimedFeed = z.infer<typeof claimedFeedsSchema>[number];

export const exportTokenSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The result of the database function exported_calendar for a known secret. */
export const exportedCalendarSchema = z.object({
  title: z.string(),
  stays: z.array(
    z.object({
      uid: z.string().regex(/^[0-9a-f]{40}$/),
      check_in: calendarDateSchema,
      check_out: calendarDateSchema,
      is_block: z.boolean(),
      created_at: z.coerce.date(),
    }),
  ),
});
export type ExportedCalendar = z.infer<typeof exportedCalendarSchema>;
