import { logProblem } from '@/lib/browser/log';
import { parseStoredCriteria } from '@/lib/domain/search-criteria';
import { formatDateRange } from '@/lib/format';

export type SearchSummary = { dates: string | null; cabinCount: number | null };

/** The stored results are an available list or a number of cabins (spec §3). */
function parseCabinCount(json: string | null): number | null {
  if (json === null) return null;
  try {
    const stored: unknown = JSON.parse(json);
    if (typeof stored !== 'object' || stored === null) return null;
    const { available, cabinCount } = stored as { available?: unknown; cabinCount?: unknown };
    const count: unknown = Array.isArray(available) ? available.length : cabinCount;
    return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
  } catch {
    logProblem('search', 'Stored search results are not JSON');
    return null;
  }
}

/** What the header says of the stored search; nothing where the storage is empty or corrupt. */
export function summarizeSearch(
  criteriaJson: string | null,
  resultsJson: string | null,
): SearchSummary {
  const { criteria, error } = parseStoredCriteria(criteriaJson);
  if (error !== null) logProblem('search', error);
  const { checkIn, checkOut } = criteria;
  const hasDates = checkIn !== null && checkOut !== null;
  return {
    dates: hasDates ? formatDateRange({ checkIn, checkOut }) : null,
    cabinCount: parseCabinCount(resultsJson),
  };
}
