import { logProblem } from '@/lib/browser/log';
import { toStay } from '@/lib/domain/stays/stay';
import {
  parseSearchParams,
  parseStoredCriteria,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatSeasonRange } from '@/lib/copy/season-range';
import { shop } from '@/lib/shop/shop';

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

function datesOf(criteria: SearchCriteria, now: Date): string | null {
  const stay = toStay(criteria);
  return stay && formatSeasonRange(stay, todayInZone(now, shop().timezone));
}

/** The header's summary of the page's stay, else of the stored search; null for empty or corrupt storage. */
export function summarizeSearch(
  criteriaJson: string | null,
  resultsJson: string | null,
  address: string | null,
  now: Date,
): SearchSummary {
  const addressed = Object.fromEntries(new URLSearchParams(address ?? ''));
  const dates = datesOf(parseSearchParams(addressed, shop().areas).criteria, now);
  if (dates !== null) return { dates, cabinCount: null };
  const { criteria, error } = parseStoredCriteria(criteriaJson, shop().areas);
  if (error !== null) logProblem('search', error);
  return {
    dates: datesOf(criteria, now),
    cabinCount: parseCabinCount(resultsJson),
  };
}
