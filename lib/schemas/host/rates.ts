import { z } from 'zod';
import {
  BASE_CENTS,
  BASIS_POINTS,
  MAX_DIFFERENCES,
  MAX_SEASON_NAME,
  MAX_SEASON_NIGHTS,
  MIN_STAY,
  PERCENT,
  RULE_LIMITS,
  SEASON_DAYS,
  type Limits,
} from '../../domain/host/rates/rate-fields.ts';
import { nightsBetween } from '../../domain/values/calendar-date.ts';
import { calendarDateSchema, centsSchema, textSchema, uuidSchema } from '../fields.ts';

export const MAX_SEASONS = 30;
/** The calendars of more cabins at once take longer to read and to write than anybody waits. */
export const MAX_SUGGESTED = 50;

const within = ([least, most]: Limits) => z.int().min(least).max(most);
const percentSchema = within(PERCENT);
const minStaySchema = within(MIN_STAY);
const seasonNameSchema = textSchema(1, MAX_SEASON_NAME);

/** What counts for a cabin in the season of that name, instead of the season's own values. */
const seasonValueSchema = z.strictObject({
  name: seasonNameSchema,
  percent: percentSchema,
  minStay: minStaySchema.nullable(),
});

/** The first night, how many nights, and what their price by rule is multiplied by: 10,000 for 1. */
const differenceSchema = z.tuple([
  calendarDateSchema,
  within([1, MAX_DIFFERENCES]),
  within(BASIS_POINTS),
]);

/** A cabin's rules, as `host_save_rates` takes them and `host_rates` returns them; weekdays begin with Sunday. */
export const rateRuleSchema = z.strictObject({
  cabinId: uuidSchema,
  baseCents: within(BASE_CENTS),
  weekdayPercents: z.array(percentSchema).length(7),
  weekdayMinStays: z.array(minStaySchema).length(7),
  gapNights: within(RULE_LIMITS.gapNights),
  gapPercent: within(RULE_LIMITS.gapPercent),
  lastMinuteDays: within(RULE_LIMITS.lastMinuteDays),
  lastMinutePercent: within(RULE_LIMITS.lastMinutePercent),
  lastMinuteMinStay: within(RULE_LIMITS.lastMinuteMinStay).nullable(),
  windowDays: within(RULE_LIMITS.windowDays),
  noticeDays: within(RULE_LIMITS.noticeDays),
  /** Absent, here and below: as they are stored. */
  seasons: z.array(seasonValueSchema).max(MAX_SEASONS).nullish(),
  differences: z.array(differenceSchema).max(MAX_DIFFERENCES).nullish(),
});

export const rateSeasonSchema = z
  .strictObject({
    name: seasonNameSchema,
    firstDay: calendarDateSchema,
    /** Its last night. */
    lastDay: calendarDateSchema,
    everyYear: z.boolean(),
    percent: percentSchema,
    /** Null: that of the weekday. */
    minStay: minStaySchema.nullable(),
    /** Empty: all cabins. */
    cabinIds: z.array(uuidSchema).max(200),
  })
  .refine(({ firstDay }) => SEASON_DAYS[0] <= firstDay && firstDay <= SEASON_DAYS[1], {
    error: 'Too early or too late',
    path: ['firstDay'],
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'Ends before it begins',
    path: ['lastDay'],
  })
  .refine(({ firstDay, lastDay }) => nightsBetween(firstDay, lastDay) < MAX_SEASON_NIGHTS, {
    error: 'Longer than a year',
    path: ['lastDay'],
  });

/** The input of `host_save_rates` and `host_preview_rates`: what is absent stays as it is. */
export const ratesChangeSchema = z.strictObject({
  rules: z
    .array(rateRuleSchema.partial().required({ cabinId: true }))
    .max(200)
    .optional(),
  /** The whole list, in place of the one before. */
  seasons: z.array(rateSeasonSchema).max(MAX_SEASONS).optional(),
  /** Cabins whose rules end. */
  stop: z.array(uuidSchema).max(200).optional(),
  /** Nights that stay as they are, as set by hand. */
  keep: z
    .array(z.strictObject({ cabinId: uuidSchema, days: z.array(calendarDateSchema).max(600) }))
    .max(200)
    .optional(),
  /** Where rules end, the nights go back to what they were when the rules came. */
  putBack: z.boolean().optional(),
  /** Rules that ended come back; what was remembered of the time before them stays. */
  resume: z.boolean().optional(),
  /** Cabins without rules that get those suggested for them, with the values in `rules`. Resolved by the site's server. */
  suggest: z.array(uuidSchema).min(1).max(MAX_SUGGESTED).optional(),
});
export type RatesChange = z.infer<typeof ratesChangeSchema>;

/** One for `seasons` and one for each cabin; null: a cabin without rules. */
export const rateVersionsSchema = z.record(z.string(), z.string().nullable());
export type RateVersions = z.infer<typeof rateVersionsSchema>;

const rateMonthSchema = z.object({
  /** yyyy-MM */
  month: z.string(),
  lowCents: centsSchema,
  highCents: centsSchema,
  averageCents: centsSchema,
  openNights: z.int(),
});
export type RateMonth = z.infer<typeof rateMonthSchema>;

const nightCountsSchema = z.object({
  changed: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  opened: z.int(),
  closed: z.int(),
  keptByHand: z.int(),
  sold: z.int(),
});
export type NightCounts = z.infer<typeof nightCountsSchema>;

/** What `host_preview_rates` returns. */
export const ratesOutcomeSchema = nightCountsSchema.extend({
  cabins: z.int(),
  byCabin: z.array(nightCountsSchema.extend({ cabinId: uuidSchema })),
  /** Of one cabin; else empty. */
  months: z.array(rateMonthSchema),
});
export type RatesOutcome = z.infer<typeof ratesOutcomeSchema>;

/** What `host_save_rates` returns. */
export const ratesSavedSchema = ratesOutcomeSchema.extend({ versions: rateVersionsSchema });
export type RatesSaved = z.infer<typeof ratesSavedSchema>;

const ratedCabinSchema = z.object({
  id: uuidSchema,
  title: z.string(),
  slug: z.string(),
  city: z.string(),
  live: z.boolean(),
  nightlyRateCents: centsSchema,
  /** The last open night; null: none. */
  openUntil: calendarDateSchema.nullable(),
  /** Its nights are remembered as they were before its rules. */
  canPutBack: z.boolean(),
});
export type RatedCabin = z.infer<typeof ratedCabinSchema>;

/** What `host_rates` returns. */
export const hostRatesSchema = z.object({
  cabins: z.array(ratedCabinSchema),
  rules: z.array(rateRuleSchema),
  seasons: z.array(rateSeasonSchema),
  versions: rateVersionsSchema,
  /** Of the cabin that was asked for, by its rules; else empty. Its rules alone have their differences. */
  months: z.array(rateMonthSchema),
});
export type HostRates = z.infer<typeof hostRatesSchema>;

/** What `host_rated_nights` returns: each cabin's calendar from its today to its end. */
export const ratedNightsSchema = z.object({
  cabins: z.array(
    z.object({
      id: uuidSchema,
      today: calendarDateSchema,
      nightlyRateCents: centsSchema,
      prices: z.array(centsSchema.nullable()),
      minStays: z.array(z.int()),
      checkIn: z.array(z.boolean()),
      checkOut: z.array(z.boolean()),
      open: z.array(z.boolean()),
      byHand: z.array(z.boolean()),
    }),
  ),
});

export const cabinIdsSchema = z.array(uuidSchema).min(1).max(MAX_SUGGESTED);
