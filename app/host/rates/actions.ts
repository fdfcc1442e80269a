'use server';

import { readSuggestion, resolveSuggested } from './suggestion';
import { hostAction } from '@/app/host/host-action';
import { previewRatesChange, saveRatesChange } from '@/lib/data/host/rates';
import type { HostResult } from '@/lib/data/staff/staff';
import {
  cabinIdsSchema,
  ratesChangeSchema,
  rateVersionsSchema,
  type RatesChange,
} from '@/lib/schemas/host/rates';

/** Adds the suggested rules on the server. The browser only sends the ids of the cabins that get them. */
const withSuggested =
  <Rest extends unknown[], T>(
    work: (change: RatesChange, ...rest: Rest) => Promise<HostResult<T>>,
  ) =>
  async (change: RatesChange, ...rest: Rest): Promise<HostResult<T>> => {
    const { suggest, ...typed } = change;
    if (!suggest) return work(change, ...rest);
    const resolved = await resolveSuggested(typed, suggest);
    return resolved.ok ? work(resolved.data, ...rest) : resolved;
  };

export const previewRates = hostAction([ratesChangeSchema], withSuggested(previewRatesChange));
export const saveRates = hostAction(
  [ratesChangeSchema, rateVersionsSchema],
  withSuggested(saveRatesChange),
  '/host/rates',
);

/** Suggests rules for cabins that have none, from their calendars. Nothing is saved. */
export const suggestRules = hostAction([cabinIdsSchema], async (cabinIds) => {
  const made = await readSuggestion(cabinIds);
  if (!made.ok) return made;
  const { rules, seasons, keep } = made.data;
  return {
    ok: true,
    data: {
      // The differences would exceed the limit of a request body, so saving computes them again.
      rules: rules.map(({ differences: _, ...rule }) => rule),
      seasons,
      keptNights: keep.reduce((sum, { days }) => sum + days.length, 0),
    },
  } as const;
});
