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

/** One entry a day from the answer's `from`. */
const cabinDaysSchema = z.object({
  cabinId: uuidSchema,
  /** US cents before the surcharge; null for a day without a calendar row, and for a cleaner. */
  prices: z.array(z.int().nullable()),
  minStays: z.array(z.int()),
  open: z.array(z.boolean()),
  checkIn: z.array(z.boolean()),
  checkOut: z.array(z.boolean()),
  /** True where a hand set the day, false where a rule did. */
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
  /** The guest's name; null for a cleaner. */
  label: z.string().nullable(),
  /** The platform of an imported stay; null for a cleaner. */
  platform: z.enum(FEED_PLATFORMS).nullable(),
  reference: z.string().nullable(),
  /** Of a block or an owner stay. */
  reason: z.string().nullable(),
});
export type CalendarStay = z.infer<typeof calendarStaySchema>;

/** What `host_calendar` returns. */
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

/** The input of `host_set_days`: what to change on each of the days; what is absent stays as it is. */
export const dayChangeSchema = z
  .strictObject({
    /** Given once more where the answer was lost, so that the change is made once. */
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

/** What to change, as it is typed; what is empty stays as it is. */
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
    /** changed: undo found the day no longer as the change had left it. */
    reason: z.enum(SKIP_REASONS),
  }),
);

/** What `host_set_days` returns. A change that changed nothing has no id. */
export const dayChangeResultSchema = z.object({
  changeId: uuidSchema.nullable(),
  changed: z.int(),
  /** How many cabins the changed days are of. */
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

/** What `host_block` returns: the free nights are blocked, in one block for each run of them, the others are refused. */
export const blockResultSchema = z.object({
  changeId: uuidSchema.nullable(),
  blocks: z.array(uuidSchema),
  blocked: z.array(cabinNightsSchema),
  /** The part of each stay that is within the range. */
  refused: z.array(cabinNightsSchema.extend({ kind: z.enum(STAY_KINDS) })),
});
export type BlockResult = z.infer<typeof blockResultSchema>;

export const unblockResultSchema = z.object({ changeId: uuidSchema });

/** What `host_undo` returns; counts the nights of blocks as days. */
export const undoResultSchema = dayChangeResultSchema.omit({ changeId: true });
export type UndoResult = z.infer<typeof undoResultSchema>;
