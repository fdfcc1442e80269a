import type { Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';

export type ShownTotal = { stay: Stay; party: Party; totalCents: number };

/** Of each cabin, what its calendar shows now; null: no dates. Nothing is known before a calendar has told. */
const totals = new Map<string, ShownTotal | null>();
const listeners = new Set<() => void>();

export const shownTotal = (cabinId: string): ShownTotal | null | undefined => totals.get(cabinId);

export function noteTotal(cabinId: string, total: ShownTotal | null | undefined): void {
  if (total === undefined) totals.delete(cabinId);
  else totals.set(cabinId, total);
  for (const listener of listeners) listener();
}

export function subscribeToTotals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
