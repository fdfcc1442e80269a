import { useMemo, useSyncExternalStore } from 'react';
import { logProblem } from '@/lib/browser/log';
import { readLocal, STORAGE_KEYS, subscribeToStorage, writeLocal } from '@/lib/browser/storage';
import { parsePlan } from '@/lib/domain/trip/planner/parse-plan';
import type { Plan } from '@/lib/domain/trip/planner/plan';

export type StoredPlan = { plan: Plan; cabins: readonly string[] };

const KEY = STORAGE_KEYS.plan;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_CABINS = 20;

export function parseStored(json: string | null): StoredPlan | null {
  if (json === null || json === '') return null;
  try {
    const stored = JSON.parse(json) as Partial<Record<keyof StoredPlan, unknown>> | null;
    const plan = parsePlan(stored?.plan);
    if (!plan) throw new TypeError('no plan');
    const cabins = Array.isArray(stored?.cabins) ? stored.cabins : [];
    const ids = cabins.filter((id): id is string => typeof id === 'string' && UUID.test(id));
    return { plan, cabins: [...new Set(ids)].slice(0, MAX_CABINS) };
  } catch {
    logProblem('plan', 'The stored plan is broken and ignored');
    return null;
  }
}

export const storePlan = (stored: StoredPlan): void => writeLocal(KEY, JSON.stringify(stored));

/** The plan of this browser; another tab's changes come through. */
export function useStoredPlan(): StoredPlan | null {
  const json = useSyncExternalStore(
    (listener) => subscribeToStorage(KEY, listener),
    () => readLocal(KEY),
    () => null,
  );
  return useMemo(() => parseStored(json), [json]);
}
