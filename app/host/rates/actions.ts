'use server';

import { readSuggestion, resolveSuggested } from './suggestion';
import { hostAction } from '@/app/host/host-action';
import { previewRatesChange, saveRatesChange } from '@/lib/data/host/rates';
import { cabinIdsSchema, ratesChangeSchema, rateVersionsSchema } from '@/lib/schemas/host/rates';

export const previewRates = hostAction([ratesChangeSchema], async (change) => {
  const resolved = await resolveSuggested(change);
  return resolved.ok ? previewRatesChange(resolved.data) : resolved;
});

export const saveRates = hostAction(
  [ratesChangeSchema, rateVersionsSchema],
  async (change, versions) => {
    const resolved = await resolveSuggested(change);
    return resolved.ok ? saveRatesChange(resolved.data, versions) : resolved;
  },
  '/host/rates',
);

/** Rules for cabins that have none, derived from their calendars; nothing is saved. */
export const suggestRules = hostAction([cabinIdsSchema], async (cabinIds) => {
  const made = await readSuggestion(cabinIds);
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
});
