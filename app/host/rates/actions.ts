'use server';

import { readSuggestion } from './suggestion';
import { refreshed } from '@/app/host/refreshed';
import { getRates, previewRatesChange, saveRatesChange } from '@/lib/data/host/rates';
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
  return data ? previewRatesChange(data) : UNREADABLE;
}

export async function saveRates(change: RatesChange, expected: RateVersions) {
  const { data } = ratesChangeSchema.safeParse(change);
  const versions = rateVersionsSchema.safeParse(expected);
  if (!data || !versions.data) return UNREADABLE;
  return refreshed('/host/rates', saveRatesChange(data, versions.data));
}

/** Rules for cabins that have none, derived from their calendars; nothing is saved. */
export async function suggestRules(cabinIds: readonly string[]) {
  const { data } = cabinIdsSchema.safeParse(cabinIds);
  if (!data) return UNREADABLE;
  const rates = await getRates();
  return rates.ok ? readSuggestion(data, rates.data) : rates;
}
