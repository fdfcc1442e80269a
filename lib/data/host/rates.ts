import 'server-only';
import { readHost, writeHost, toJson } from '@/lib/data/staff/staff';
import { dayChangeResultSchema, type DayRange } from '@/lib/schemas/host/calendar';
import {
  hostRatesSchema,
  ratedNightsSchema,
  ratesOutcomeSchema,
  ratesSavedSchema,
  type RatesChange,
  type RateVersions,
} from '@/lib/schemas/host/rates';

export const getRates = (cabinId?: string) =>
  readHost('host_rates', cabinId === undefined ? {} : { p_cabin_id: cabinId }, hostRatesSchema);

/** Returns the calendars to suggest rules from. */
export const getRatedNights = (cabinIds: readonly string[]) =>
  writeHost('host_rated_nights', { p_cabin_ids: [...cabinIds] }, ratedNightsSchema);

/** Counts what a save would change, which can take as long as saving. */
export const previewRatesChange = (change: RatesChange) =>
  writeHost('host_preview_rates', { p_rates: toJson(change) }, ratesOutcomeSchema);

export const saveRatesChange = (change: RatesChange, expected: RateVersions) =>
  writeHost('host_save_rates', { p_rates: toJson(change), p_expected: expected }, ratesSavedSchema);

/** Gives days set by hand back to the rules. */
export const releaseDays = (range: DayRange) =>
  writeHost('host_follow_rules', { p_range: toJson(range) }, dayChangeResultSchema);
