'use server';

import { readSuggestion, resolveSuggested } from './suggestion';
import { refreshed } from '@/app/host/refreshed';
import { previewRatesChange, saveRatesChange } from '@/lib/data/host/rates';
import {
  cabinIdsSchema,
  ratesChangeSchema,
  rateVersionsSchema,
  type RatesChange,
  type RateVersions,
} from '@/lib/schemas/host/rates';

const UNREADABLE = { ok: false, code: 'bad_rates' } as const;

export async function previewRates(change: RatesChange) {
  const { data } = ratesChangeSchema.safeParse(change);
  if (!data) return UNREADABLE;
  const resolved = await resolveSuggested(data);
  return resolved.ok ? previewRatesChange(resolved.data) : resolved;
}

export async function saveRates(change: RatesChange, expected: RateVersions) {
  const { data } = ratesChangeSchema.safeParse(change);
  const versions = rateVersionsSchema.safeParse(expected);
  if (!data || !versions.data) return UNREADABLE;
  const resolved = await resolveSuggested(data);
  if (!resolved.ok) return resolved;
  return refreshed('/host/rates', saveRatesChange(resolved.data, versions.data));
}

/** Rules for cabins that have none, derived from their calendars; nothing is saved. */
export async function suggestRules(cabinIds: readonly string[]) {
  const { data } = cabinIdsSchema.safeParse(cabinIds);
  if (!data) return UNREADABLE;
  const made = await readSuggestion(data);
  if (!made.ok) return made;
  const { rules, seasons, keep } = made.data;
  return {
    ok: true,
    data: {
      // A save has them made again: they are longer than a request may be.
      rules: rules.map(({ differences: _, ...rule }) => rule),
      seasons,
      keptNights: keep.reduce((sum, { days }) => sum + days.length, 0),
    },
  } as const;
}
