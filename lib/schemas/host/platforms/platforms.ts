import { z } from 'zod';
import { parseFeedUrl } from '../../../domain/feeds/feed-url.ts';
import {
  FEED_IMPORTS,
  FEED_PLATFORMS,
  LEFT_OUT_KINDS,
} from '../../../domain/feeds/imported-calendar.ts';
import { feedProblemSchema } from './feed-problem.ts';
import { calendarDateSchema, parsedBy, uuidSchema } from '../../fields.ts';

const leftOutSchema = z.object({
  kind: z.enum(LEFT_OUT_KINDS),
  summary: z.string(),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
});
export type HostLeftOut = z.infer<typeof leftOutSchema>;

const feedSchema = z.object({
  id: uuidSchema,
  cabinId: uuidSchema,
  platform: z.enum(FEED_PLATFORMS),
  imports: z.enum(FEED_IMPORTS),
  /** The URL's host and last characters; the rest is a secret. */
  address: z.string(),
  /** False if it is paused, which frees its nights. */
  active: z.boolean(),
  lastReadAt: z.string().nullable(),
  nextReadAt: z.string(),
  failures: z.int(),
  error: z.string().nullable(),
  warning: z.string().nullable(),
  problems: z.array(feedProblemSchema),
  leftOut: z.array(leftOutSchema),
  /** The kinds of events the host chose to block although they are left out by default. */
  takes: z.array(z.enum(LEFT_OUT_KINDS)),
  eventCount: z.int(),
});
export type HostFeed = z.infer<typeof feedSchema>;

const exportSchema = z.object({
  id: uuidSchema,
  title: z.string(),
  slug: z.string(),
  /** Null if the cabin has no calendar URL yet. */
  token: z.string().nullable(),
  since: z.string().nullable(),
});
export type HostExport = z.infer<typeof exportSchema>;

const conflictSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  platform: z.enum(FEED_PLATFORMS),
  /** The dates of the other platform's stay. */
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  firstSeenAt: z.string(),
  kind: z.enum(['hold', 'booking', 'block', 'imported']),
  ownCheckIn: calendarDateSchema,
  ownCheckOut: calendarDateSchema,
  reference: z.string().nullable(),
  guestName: z.string().nullable(),
  totalCents: z.int().nullable(),
  /** Probably our own stay, which the platform has read from us. */
  isEcho: z.boolean(),
  /** What the platform says about its guest. */
  theirGuest: z
    .object({
      name: z.string().optional(),
      phoneEnd: z.string().optional(),
      link: z.url({ protocol: /^https$/ }).optional(),
    })
    .nullable(),
});
export type HostConflict = z.infer<typeof conflictSchema>;

/** The response of `host_platforms`. */
export const platformsSchema = z.object({
  feeds: z.array(feedSchema),
  cabins: z.array(exportSchema),
  conflicts: z.array(conflictSchema),
});
export type HostPlatforms = z.infer<typeof platformsSchema>;

const parseFeed = (text: string) => parseFeedUrl(text)?.href ?? null;
const feedUrlSchema = z.string().transform(parsedBy(parseFeed, 'Not a calendar'));

/** The input of `host_save_feed`. An existing calendar without a url keeps its URL. */
export const feedFormSchema = z.strictObject({
  id: uuidSchema.optional(),
  cabinId: uuidSchema.optional(),
  platform: z.enum(FEED_PLATFORMS),
  imports: z.enum(FEED_IMPORTS),
  url: feedUrlSchema.optional(),
});
export type FeedForm = z.infer<typeof feedFormSchema>;

export const exportTokenResultSchema = z.object({ token: z.string() });
