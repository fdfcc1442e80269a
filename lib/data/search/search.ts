import 'server-only';
import { MAX_RESULTS, RESULTS_PER_PAGE, type FoundCount } from '@/lib/domain/search/pagination';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { cachedRead } from '@/lib/data/backend/read-cache';
import { readCachedCabinsById } from '@/lib/data/cabins/cabins-by-id';
import { getAutomaticPromotions, promotionsOf } from '@/lib/data/bookings/promotions';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { toSearchResult } from './search-result';
import { readSearchRows, type SearchOrder, type SearchRow } from './search-rows';

type SearchChoice = SearchOrder & { page: number };
type SearchPage = { results: SearchResult[]; found: FoundCount; page: number };

/** One page of a search, at most a second old; equal searches share one database read. */
export const searchCabins = (criteria: SearchCriteria, choice: SearchChoice): Promise<SearchPage> =>
  cachedRead(`search:${JSON.stringify([criteria, choice])}`, () => readPage(criteria, choice));

export async function toSearchResults(rows: readonly SearchRow[]): Promise<SearchResult[]> {
  const [cabins, taxes, automatic] = await Promise.all([
    readCachedCabinsById(rows.map((row) => row.cabin_id)),
    getTaxRates(),
    getAutomaticPromotions(),
  ]);
  return rows.flatMap(({ cabin_id: id, match }) => {
    const cabin = cabins.get(id);
    return cabin ? [toSearchResult(cabin, match, taxes, promotionsOf(automatic, id))] : [];
  });
}

async function readPage(criteria: SearchCriteria, choice: SearchChoice): Promise<SearchPage> {
  const page = { p_limit: RESULTS_PER_PAGE, p_offset: (choice.page - 1) * RESULTS_PER_PAGE };
  const rows = await readSearchRows(criteria, choice, page);
  // The requested page no longer exists.
  if (rows.length === 0 && choice.page > 1) return readPage(criteria, { ...choice, page: 1 });
  const total = rows[0]?.found ?? 0;
  const exact = total > MAX_RESULTS ? null : (rows[0]?.found_exact ?? 0);
  return { results: await toSearchResults(rows), found: { total, exact }, page: choice.page };
}
