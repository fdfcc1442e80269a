import { useMemo, useSyncExternalStore } from 'react';
import { logProblem } from '@/lib/browser/log';
import {
  readLocal,
  STORAGE_KEYS,
  subscribeToStorage,
  writeLocal,
} from '@/lib/browser/storage/storage';
import { MAX_ITINERARY_CABINS } from '@/lib/domain/trip/itinerary';
import { parsePlan } from '@/lib/domain/trip/planner/parse-plan';
import type { Plan } from '@/lib/domain/trip/planner/plan';
import { isUuid } from '@/lib/browser/uuid';
import { shop } from '@/lib/shop/shop';

export type StoredPlan = { plan: Plan; cabins: readonly string[] };

const KEY = STORAGE_KEYS.plan;

export function parseStored(json: string | null): StoredPlan | null {
  if (json === null || json === '') return null;
  try {
    const stored = JSON.parse(json) as Partial<Record<keyof StoredPlan, unknown>> | null;
    const plan = parsePlan(stored?.plan, shop().areas);
    if (!plan) throw new TypeError('no plan');
    const cabins = Array.isArray(stored?.cabins) ? stored.cabins : [];
    const ids = cabins.filter(isUuid);
    return { plan, cabins: [...new Set(ids)].slice(0, MAX_ITINERARY_CABINS) };
  } catch {
    logProblem('plan', 'The stored plan is broken and ignored');
    return null;
  }
}

export const storePlan = (stored: StoredPlan): void => writeLocal(KEY, JSON.stringify(stored));

/** The stored plan, in sync with other tabs. */
export function useStoredPlan(): StoredPlan | null {
  const json = useSyncExternalStore(
    (listener) => subscribeToStorage(KEY, listener),
    () => readLocal(KEY),
    () => null,
  );
  return useMemo(() => parseStored(json), [json]);
}
