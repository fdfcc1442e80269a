'use server';

import { revalidatePath } from 'next/cache';
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
  const result = await saveRatesChange(
    ratesChangeSchema.parse(change),
    rateVersionsSchema.parse(expected),
  );
  if (result.ok) revalidatePath('/host/rates');
  return result;
}
