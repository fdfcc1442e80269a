import { logProblem } from '@/lib/browser/log';
import {
  parseSearchParams,
  parseStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { formatDateRange } from '@/lib/format';

export type SearchSummary = { dates: string | null; cabinCount: number | null };

/** The stored results are an available list or a number of cabins (product §3.3). */
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

const datesOf = ({ checkIn, checkOut }: SearchCriteria): string | null =>
  checkIn !== null && checkOut !== null ? formatDateRange({ checkIn, checkOut }) : null;

/**
 * What the header says of the stay in the page's address, else of the stored search; nothing where the storage is empty
 * or corrupt.
 */
export function summarizeSearch(
  criteriaJson: string | null,
  resultsJson: string | null,
  address: string | null = null,
): SearchSummary {
  const addressed = Object.fromEntries(new URLSearchParams(address ?? ''));
  const dates = datesOf(parseSearchParams(addressed).criteria);
  if (dates !== null) return { dates, cabinCount: null };
  const { criteria, error } = parseStoredCriteria(criteriaJson);
  if (error !== null) logProblem('search', error);
  return {
    dates: datesOf(criteria),
    cabinCount: parseCabinCount(resultsJson),
  };
}
