import { z } from 'zod';
import { DISPUTE_STATES } from '../../domain/bookings/dispute.ts';
import { FEED_PLATFORMS } from '../../domain/feeds/feed-platform.ts';
import { feedProblemSchema } from './platforms/feed-problem.ts';
import { calendarDateSchema, signedCentsSchema, uuidSchema } from '../fields.ts';

const dates = { checkIn: calendarDateSchema, checkOut: calendarDateSchema };

const todayBookingSchema = z.object({
  reference: z.string(),
  cabinId: uuidSchema,
  cabin: z.string(),
  slug: z.string(),
  ...dates,
  adults: z.int(),
  children: z.int(),
  pets: z.int(),
  /** Null for cleaners. */
  guestName: z.string().nullable(),
  /** US cents still to be paid; for owners and managers only. */
  balance: signedCentsSchema.optional(),
  notes: z.array(z.string()),
  isExample: z.boolean().optional(),
});
export type TodayBooking = z.infer<typeof todayBookingSchema>;

const turnoverSchema = z.object({
  cabinId: uuidSchema,
  cabin: z.string(),
  date: calendarDateSchema,
});

const conflictSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  ...dates,
  platform: z.enum(FEED_PLATFORMS),
  /** Null if our side is not a booking. */
  reference: z.string().nullable(),
});

const failedRefundSchema = z.object({
  reference: z.string(),
  amountCents: z.int(),
  error: z.string().nullable(),
});

const changeRequestSchema = z.object({ reference: z.string(), cabin: z.string(), ...dates });

const disputeSchema = z.object({
  id: uuidSchema,
  reference: z.string(),
  amountCents: z.int(),
  state: z.enum(DISPUTE_STATES),
  answerBy: z.string().nullable(),
});

const failedMessageSchema = z.object({
  id: uuidSchema,
  to: z.string(),
  subject: z.string().nullable(),
  error: z.string().nullable(),
});

const waitingMessagesSchema = z.object({
  channel: z.enum(['email', 'text']),
  /** `no_account`: no provider is set up, and none will send them later. `late`: due for half an hour. */
  why: z.enum(['no_account', 'daily_budget', 'late']),
  count: z.int(),
  since: z.string(),
  /** The booking of the newest one. */
  reference: z.string().nullable(),
});

const silentFeedSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  platform: z.enum(FEED_PLATFORMS),
  lastReadAt: z.string().nullable(),
  error: z.string().nullable(),
});

const feedProblemsSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  platform: z.enum(FEED_PLATFORMS),
  problems: z.array(feedProblemSchema),
});

const lateJobSchema = z.object({ name: z.string(), lastAt: z.string().nullable() });

const shortCalendarSchema = z.object({
  cabinId: uuidSchema,
  cabin: z.string(),
  /** Null if the cabin has no days at all. */
  endsOn: calendarDateSchema.nullable(),
  daysLeft: z.int(),
});

const missingCodeSchema = z.object({
  reference: z.string(),
  cabin: z.string(),
  checkIn: calendarDateSchema,
});

const shortTurnoverSchema = z.object({
  id: uuidSchema,
  cabin: z.string(),
  day: calendarDateSchema,
  minutes: z.int(),
});

const taskProblemSchema = z.object({ id: uuidSchema, cabin: z.string(), problem: z.string() });

/** The response of `host_today`. Lists that the user's role can't see are absent. */
export const todaySchema = z.object({
  arrivals: z.array(todayBookingSchema),
  departures: z.array(todayBookingSchema),
  /** Guests staying tonight who neither arrived today nor leave today. */
  inHouse: z.array(todayBookingSchema),
  /** Arrivals and departures of the next three days, by day. */
  arriving: z.array(todayBookingSchema),
  leaving: z.array(todayBookingSchema),
  turnovers: z.array(turnoverSchema),
  unanswered: z.int(),
  /** The reference if all of them are in one booking's thread. */
  unansweredThread: z.string().nullable().optional(),
  conflicts: z.array(conflictSchema).optional(),
  heldDamageDeposits: z
    .array(
      z.object({
        reference: z.string(),
        cabin: z.string(),
        checkOut: calendarDateSchema,
        amountCents: z.int(),
      }),
    )
    .optional(),
  failedRefunds: z.array(failedRefundSchema).optional(),
  /** Balances that the saved card won't be charged for again. */
  unpaidBalances: z.array(z.object({ reference: z.string(), amountCents: z.int() })).optional(),
  /** Changes that guests ask for. */
  changeRequests: z.array(changeRequestSchema).optional(),
  /** Undecided disputes. */
  disputes: z.array(disputeSchema).optional(),
  failedMessages: z.array(failedMessageSchema).optional(),
  waitingMessages: z.array(waitingMessagesSchema).optional(),
  /** Whether guests pay on the test page, where no money moves. */
  testPayments: z.boolean().optional(),
  silentFeeds: z.array(silentFeedSchema).optional(),
  feedProblems: z.array(feedProblemsSchema).optional(),
  /** Overlaps that are probably our own stays, read back. */
  copies: z.int().optional(),
  /** Texts from numbers without a booking. */
  unknownTexts: z.int().optional(),
  /** Owner applications without a reply. */
  newOwners: z.int().optional(),
  lateJobs: z.array(lateJobSchema).optional(),
  /** The number of cabins guests can find, and of drafts. */
  liveCabins: z.int().optional(),
  draftCabins: z.int().optional(),
  /** Upcoming stays without a door code. */
  missingCodes: z.array(missingCodeSchema).optional(),
  /** Unassigned tasks of the next two weeks. */
  unassignedTasks: z.int().optional(),
  shortTurnovers: z.array(shortTurnoverSchema).optional(),
  taskProblems: z.array(taskProblemSchema).optional(),
  /** Guests' reviews that are neither published nor hidden. */
  newReviews: z.int().optional(),
  shortCalendars: z.array(shortCalendarSchema).optional(),
  /** For the owner: whether there are examples to remove. */
  hasExamples: z.boolean().optional(),
});
export type HostToday = z.infer<typeof todaySchema>;
