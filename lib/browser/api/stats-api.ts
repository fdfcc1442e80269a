import {
  toCabinClicks,
  type CabinClicks,
  type CabinStats,
} from '@/lib/domain/analytics/cabin-clicks';
import { fetchJson } from './fetch-json';
import { logProblem } from '@/lib/browser/log';

const MAX_IDS = 100;

const isStats = (row: unknown): row is CabinStats =>
  typeof row === 'object' &&
  row !== null &&
  typeof (row as CabinStats).property_id === 'string' &&
  Number.isInteger((row as CabinStats).views_last_7_days);

/** The click counts of at most a hundred cabins. A failure is logged and returns an empty list (product §7.2). */
export async function getCabinClicks(cabinIds: readonly string[]): Promise<CabinClicks[]> {
  if (cabinIds.length === 0) return [];
  try {
    const ids = cabinIds.slice(0, MAX_IDS).join(',');
    const { data } = await fetchJson(`/api/stats?ids=${ids}`, { priority: 'low' });
    return Array.isArray(data) ? data.filter(isStats).map(toCabinClicks) : [];
  } catch (error) {
    logProblem('stats', String(error));
    return [];
  }
}
