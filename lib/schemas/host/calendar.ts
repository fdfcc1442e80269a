import { z } from 'zod';
import { FEED_PLATFORMS } from '../../domain/feeds/feed-platform.ts';
import { MAX_CHANGED_CABINS } from '../../domain/host/selected-nights.ts';
import {
  calendarDateSchema,
  dollarsSchema,
  textSchema,
  typedIntSchema,
  uuidSchema,
} from '../fields.ts';

const calendarCabinSchema = z.object({
  id: uuidSchema,
  title: z.string(),
  slug: z.string(),
  city: z.string(),
  capacity: z.int(),
  bedrooms: z.int(),
  live: z.boolean(),
});
export type CalendarCabin = z.infer<typeof calendarCabinSchema>;

/** One entry per day, starting with the response's `from`. */
const cabinDaysSchema = z.object({
  cabinId: uuidSchema,
  /** US cents before the surcharge; null for a day without a calendar row, and for cleaners. */
  prices: z.array(z.int().nullable()),
  minStays: z.array(z.int()),
  open: z.array(z.boolean()),
  checkIn: z.array(z.boolean()),
  checkOut: z.array(z.boolean()),
  /** True if a person set the day, false if a rule did. */
  byHand: z.array(z.boolean()),
});
export type CabinDays = z.infer<typeof cabinDaysSchema>;

const STAY_KINDS = ['booking', 'hold', 'block', 'owner', 'import'] as const;
const calendarStaySchema = z.object({
  id: uuidSchema,
  cabinId: uuidSchema,
  kind: z.enum(STAY_KINDS),
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  /** The guest's name; null for cleaners. */
  label: z.string().nullable(),
  /** The platform of an imported stay; null for cleaners. */
  platform: z.enum(FEED_PLATFORMS).nullable(),
  reference: z.string().nullable(),
  /** The reason of a block or an owner stay. */
  reason: z.string().nullable(),
});
export type CalendarStay = z.infer<typeof calendarStaySchema>;

/** The response of `host_calendar`. */
export const hostCalendarSchema = z.object({
  cabins: z.array(calendarCabinSchema),
  from: calendarDateSchema,
  to: calendarDateSchema,
  days: z.array(cabinDaysSchema),
  stays: z.array(calendarStaySchema),
});
export type HostCalendar = z.infer<typeof hostCalendarSchema>;

const range = {
  cabinIds: z.array(uuidSchema).min(1).max(MAX_CHANGED_CABINS),
  from: calendarDateSchema,
  /** Exclusive. */
  to: calendarDateSchema,
};

/** The input of `host_follow_rules`. */
export const dayRangeSchema = z.strictObject(range);
export type DayRange = z.infer<typeof dayRangeSchema>;

/** The input of `host_set_days`: what to change on each day. Absent fields stay unchanged. */
export const dayChangeSchema = z
  .strictObject({
    /** An idempotency key, so that a retry after a lost response makes the change once. */
    id: uuidSchema.optional(),
    ...range,
    priceCents: z.int().min(100).max(10_000_000).optional(),
    percent: z.number().min(-90).max(300).optional(),
    minStay: z.int().min(1).max(30).optional(),
    checkIn: z.boolean().optional(),
    checkOut: z.boolean().optional(),
    open: z.boolean().optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'The range is empty', path: ['to'] })
  .refine(({ priceCents, percent }) => priceCents === undefined || percent === undefined, {
    error: 'Either a price or a percentage',
    path: ['percent'],
  });
export type DayChange = z.infer<typeof dayChangeSchema>;

const asItIs = (text: string) => (text === '' ? undefined : text);
const typed = <T>(schema: z.ZodType<T, string>) =>
  z.string().transform(asItIs).pipe(schema.optional());
const typedChoice = typed(z.string().transform((text) => text === 'yes'));

/** The changes as the form has them. Empty fields stay unchanged. */
export const nightsFormSchema = z
  .strictObject({
    price: typed(dollarsSchema(100, 10_000_000)),
    percent: typed(z.string().transform(Number).pipe(z.number().min(-90).max(300))),
    minStay: typed(typedIntSchema(1, 30)),
    arrival: typedChoice,
    departure: typedChoice,
    open: typedChoice,
  })
  .transform(({ price: priceCents, arrival: checkIn, departure: checkOut, ...rest }) => ({
    ...rest,
    priceCents,
    checkIn,
    checkOut,
  }));

const SKIP_REASONS = ['sold', 'imported', 'changed'] as const;
const skippedSchema = z.array(
  z.object({
    cabinId: uuidSchema,
    date: calendarDateSchema,
    /** `changed`: undo found a day that was edited after the change. */
    reason: z.enum(SKIP_REASONS),
  }),
);

/** The response of `host_set_days`. A change without effect has no id. */
export const dayChangeResultSchema = z.object({
  changeId: uuidSchema.nullable(),
  changed: z.int(),
  /** The number of cabins with changed days. */
  cabins: z.int(),
  skipped: skippedSchema,
});
export type DayChangeResult = z.infer<typeof dayChangeResultSchema>;

export const blockFormSchema = z.strictObject({
  kind: z.enum(['block', 'owner']),
  reason: textSchema(0, 200),
});
export const blockSchema = z
  .strictObject({ ...range, ...blockFormSchema.shape })
  .refine(({ from, to }) => from < to, { error: 'The range is empty', path: ['to'] });
export type Block = z.infer<typeof blockSchema>;

const cabinNightsSchema = z.object({
  cabinId: uuidSchema,
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
});

/** The response of `host_block`. Each run of free nights gets one block; taken nights are refused. */
export const blockResultSchema = z.object({
  changeId: uuidSchema.nullable(),
  blocks: z.array(uuidSchema),
  blocked: z.array(cabinNightsSchema),
  /** The part of each stay within the range. */
  refused: z.array(cabinNightsSchema.extend({ kind: z.enum(STAY_KINDS) })),
});
export type BlockResult = z.infer<typeof blockResultSchema>;

export const unblockResultSchema = z.object({ changeId: uuidSchema });

/** The response of `host_undo`; nights of blocks count as days. */
export const undoResultSchema = dayChangeResultSchema.omit({ changeId: true });
export type UndoResult = z.infer<typeof undoResultSchema>;
