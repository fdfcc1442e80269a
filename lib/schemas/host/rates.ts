import { z } from 'zod';
import { calendarDateSchema, centsSchema, textSchema, uuidSchema } from '../fields.ts';

export const MAX_SEASONS = 30;

const percentSchema = z.int().min(10).max(400);
const minStaySchema = z.int().min(1).max(30);

/** A cabin's rules, as `host_save_rates` takes them and `host_rates` returns them; weekdays begin with Sunday. */
export const rateRuleSchema = z.strictObject({
  cabinId: uuidSchema,
  baseCents: z.int().min(100).max(10_000_000),
  weekdayPercents: z.array(percentSchema).length(7),
  weekdayMinStays: z.array(minStaySchema).length(7),
  gapNights: z.int().min(0).max(14),
  gapPercent: percentSchema,
  lastMinuteDays: z.int().min(0).max(60),
  lastMinutePercent: percentSchema,
  lastMinuteMinStay: minStaySchema.nullable(),
  windowDays: z.int().min(1).max(540),
  noticeDays: z.int().min(0).max(60),
});

export const rateSeasonSchema = z
  .strictObject({
    name: textSchema(1, 60),
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
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'Ends before it begins',
    path: ['lastDay'],
  });

/** The input of `host_save_rates` and `host_preview_rates`: what is absent stays as it is. */
export const ratesChangeSchema = z.strictObject({
  rules: z.array(rateRuleSchema).max(200).optional(),
  /** The whole list, in place of the one before. */
  seasons: z.array(rateSeasonSchema).max(MAX_SEASONS).optional(),
  /** Cabins whose rules end. */
  stop: z.array(uuidSchema).max(200).optional(),
});
export type RatesChange = z.infer<typeof ratesChangeSchema>;

/** One for `seasons` and one for each cabin; null: a cabin without rules. */
export const rateVersionsSchema = z.record(z.string(), z.string().nullable());
export type RateVersions = z.infer<typeof rateVersionsSchema>;

export const rateMonthSchema = z.object({
  /** yyyy-MM */
  month: z.string(),
  lowCents: centsSchema,
  highCents: centsSchema,
  averageCents: centsSchema,
  openNights: z.int(),
});
export type RateMonth = z.infer<typeof rateMonthSchema>;

/** What `host_preview_rates` returns. */
export const ratesOutcomeSchema = z.object({
  changed: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  opened: z.int(),
  closed: z.int(),
  keptByHand: z.int(),
  sold: z.int(),
  cabins: z.int(),
  /** Of one cabin; else empty. */
  months: z.array(rateMonthSchema),
});
export type RatesOutcome = z.infer<typeof ratesOutcomeSchema>;

/** What `host_save_rates` returns. */
export const ratesSavedSchema = ratesOutcomeSchema.extend({ versions: rateVersionsSchema });
export type RatesSaved = z.infer<typeof ratesSavedSchema>;

export const ratedCabinSchema = z.object({
  id: uuidSchema,
  title: z.string(),
  slug: z.string(),
  city: z.string(),
  live: z.boolean(),
  nightlyRateCents: centsSchema,
  /** The last open night; null: none. */
  openUntil: calendarDateSchema.nullable(),
});
export type RatedCabin = z.infer<typeof ratedCabinSchema>;

/** What `host_rates` returns. */
export const hostRatesSchema = z.object({
  cabins: z.array(ratedCabinSchema),
  rules: z.array(rateRuleSchema),
  seasons: z.array(rateSeasonSchema),
  versions: rateVersionsSchema,
  /** Of the cabin that was asked for, by its rules; else empty. */
  months: z.array(rateMonthSchema),
});
export type HostRates = z.infer<typeof hostRatesSchema>;
