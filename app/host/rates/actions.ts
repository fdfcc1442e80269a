'use server';

import { refreshed } from '@/app/host/refreshed';
import { previewRatesChange, saveRatesChange } from '@/lib/data/host/rates';
import {
  ratesChangeSchema,
  rateVersionsSchema,
  type RatesChange,
  type RateVersions,
} from '@/lib/schemas/host/rates';

export async function previewRates(change: RatesChange) {
  return previewRatesChange(ratesChangeSchema.parse(change));
}

export async function saveRates(change: RatesChange, expected: RateVersions) {
  const work = saveRatesChange(ratesChangeSchema.parse(change), rateVersionsSchema.parse(expected));
  return refreshed('/host/rates', work);
}
