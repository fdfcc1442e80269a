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
/** More calendars at once would take too long to read and write. */
export const MAX_SUGGESTED = 50;

const within = ([least, most]: Limits) => z.int().min(least).max(most);
const percentSchema = within(PERCENT);
const minStaySchema = within(MIN_STAY);
const seasonNameSchema = textSchema(1, MAX_SEASON_NAME);

/** Overrides a season's own values for one cabin. The season is found by name. */
const seasonValueSchema = z.strictObject({
  name: seasonNameSchema,
  percent: percentSchema,
  minStay: minStaySchema.nullable(),
});

/** The first night, the number of nights, and the multiplier of their price by rule, where 10,000 is 1. */
const differenceSchema = z.tuple([
  calendarDateSchema,
  within([1, MAX_DIFFERENCES]),
  within(BASIS_POINTS),
]);

/** A cabin's rules, as `host_save_rates` takes and `host_rates` returns them. Weekdays start on Sunday. */
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
  /** Here and below, absent means unchanged. */
  seasons: z.array(seasonValueSchema).max(MAX_SEASONS).nullish(),
  differences: z.array(differenceSchema).max(MAX_DIFFERENCES).nullish(),
});

export const rateSeasonSchema = z
  .strictObject({
    name: seasonNameSchema,
    firstDay: calendarDateSchema,
    /** The season's last night. */
    lastDay: calendarDateSchema,
    everyYear: z.boolean(),
    percent: percentSchema,
    /** Null for the weekday's minimum stay. */
    minStay: minStaySchema.nullable(),
    /** Empty for all cabins. */
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

/** The input of `host_save_rates` and `host_preview_rates`. Absent keys stay unchanged. */
export const ratesChangeSchema = z.strictObject({
  rules: z
    .array(rateRuleSchema.partial().required({ cabinId: true }))
    .max(200)
    .optional(),
  /** Replaces the whole list. */
  seasons: z.array(rateSeasonSchema).max(MAX_SEASONS).optional(),
  /** Cabins whose rules are removed. */
  stop: z.array(uuidSchema).max(200).optional(),
  /** Nights to keep as they are, as days set by hand. */
  keep: z
    .array(z.strictObject({ cabinId: uuidSchema, days: z.array(calendarDateSchema).max(600) }))
    .max(200)
    .optional(),
  /** Where rules are removed, restores the nights from before the rules. */
  putBack: z.boolean().optional(),
  /** Restores removed rules, and keeps what is remembered from before them. */
  resume: z.boolean().optional(),
  /** Cabins without rules that get suggested ones, with the values in `rules`. The site's server resolves them. */
  suggest: z.array(uuidSchema).min(1).max(MAX_SUGGESTED).optional(),
});
export type RatesChange = z.infer<typeof ratesChangeSchema>;

/** Versions of `seasons` and of each cabin's rules; null for a cabin without rules. */
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

/** The response of `host_preview_rates`. */
export const ratesOutcomeSchema = nightCountsSchema.extend({
  cabins: z.int(),
  byCabin: z.array(nightCountsSchema.extend({ cabinId: uuidSchema })),
  /** Empty unless the change is for one cabin. */
  months: z.array(rateMonthSchema),
});
export type RatesOutcome = z.infer<typeof ratesOutcomeSchema>;

/** The response of `host_save_rates`. */
export const ratesSavedSchema = ratesOutcomeSchema.extend({ versions: rateVersionsSchema });
export type RatesSaved = z.infer<typeof ratesSavedSchema>;

const ratedCabinSchema = z.object({
  id: uuidSchema,
  title: z.string(),
  slug: z.string(),
  city: z.string(),
  live: z.boolean(),
  nightlyRateCents: centsSchema,
  /** The last open night; null if there is none. */
  openUntil: calendarDateSchema.nullable(),
  /** Whether the nights from before the rules can be restored. */
  canPutBack: z.boolean(),
});
export type RatedCabin = z.infer<typeof ratedCabinSchema>;

/** The response of `host_rates`. */
export const hostRatesSchema = z.object({
  cabins: z.array(ratedCabinSchema),
  rules: z.array(rateRuleSchema),
  seasons: z.array(rateSeasonSchema),
  versions: rateVersionsSchema,
  /** The prices by rule of the requested cabin, or empty. Only that cabin's rules include their differences. */
  months: z.array(rateMonthSchema),
});
export type HostRates = z.infer<typeof hostRatesSchema>;

/** The response of `host_rated_nights`: each cabin's calendar from today to its end. */
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
