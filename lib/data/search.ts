import 'server-only';
import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { MAX_RESULTS, RESULTS_PER_PAGE, type FoundCount } from '@/lib/domain/search/pagination';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import type { SearchResult } from '@/lib/domain/search/search-result';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { readBriefly } from './brief-reads';
import { shareCabinsById } from './cabins-by-id';
import { stayArguments, toSearchResult } from './search-result';

type SearchChoice = { filter: CabinFilter | null; sort: CabinSort | null; page: number };
type SearchPage = { results: SearchResult[]; found: FoundCount; page: number };

type Cut = { p_limit: number; p_offset: number };

const FIRST: Cut = { p_limit: 1, p_offset: 0 };

function sharedArguments({ city, guests }: SearchCriteria, { filter }: SearchChoice) {
  return {
    ...(city !== 'all' && { p_area: city }),
    ...(filter !== null && { p_filter: filter }),
    ...{ p_guests: guests, p_count_to: MAX_RESULTS },
  };
}

async function readRows(criteria: SearchCriteria, choice: SearchChoice, cut: Cut) {
  const { checkIn, checkOut, flexibleDays } = criteria;
  const shared = { ...sharedArguments(criteria, choice), ...cut };
  const isPopular = choice.sort === 'popular';
  if (!checkIn || !checkOut) {
    const rows = expectData(
      await adminClient().rpc('list_cabin_page', { ...shared, p_popular: isPopular }),
    );
    return rows.map((row) => ({ ...row, found_exact: row.found, match: null }));
  }
  const rows = expectData(
    await adminClient().rpc(isPopular ? 'search_popular_page' : 'search_cabin_page', {
      ...shared,
      ...stayArguments({ checkIn, checkOut }, criteria.guests),
      p_flexible_days: Number(flexibleDays ?? 0) || 0,
    }),
  );
  return rows.map((row) => ({ ...row, match: row }));
}

/** One page of a search, at most a second old: equal searches at once share one read of the database. */
export const searchCabins = (criteria: SearchCriteria, choice: SearchChoice): Promise<SearchPage> =>
  readBriefly(`search:${JSON.stringify([criteria, choice])}`, () => readPage(criteria, choice));

async function readPage(criteria: SearchCriteria, choice: SearchChoice): Promise<SearchPage> {
  const page = { p_limit: RESULTS_PER_PAGE, p_offset: (choice.page - 1) * RESULTS_PER_PAGE };
  const rows = await readRows(criteria, choice, page);
  // Fewer than there were when the link was made: from the beginning.
  if (rows.length === 0 && choice.page > 1) return readPage(criteria, { ...choice, page: 1 });
  const cabins = await shareCabinsById(rows.map((row) => row.cabin_id));
  const results = rows.flatMap(({ cabin_id: id, match }) => {
    const cabin = cabins.get(id);
    return cabin ? [toSearchResult(cabin, match)] : [];
  });
  const total = rows[0]?.found ?? 0;
  const exact = total > MAX_RESULTS ? null : (rows[0]?.found_exact ?? 0);
  return { results, found: { total, exact }, page: choice.page };
}

/** How many cabins a search would find, without reading them. */
export const countCabins = (criteria: SearchCriteria): Promise<number> =>
  readBriefly(`count:${JSON.stringify(criteria)}`, async () => {
    const rows = await readRows(criteria, { filter: null, sort: null, page: 1 }, FIRST);
    return rows[0]?.found ?? 0;
  });

/**
 * Of these searches, the likeliest wish first, those that find something, at most so many. Each count costs as much as a
 * search, so no more are asked than that takes.
 */
export async function countSome<T extends { criteria: SearchCriteria }>(
  searches: readonly T[],
  most: number,
): Promise<(T & { count: number })[]> {
  const counted = await Promise.all(
    searches
      .slice(0, most)
      .map(async (each) => ({ ...each, count: await countCabins(each.criteria) })),
  );
  const found = counted.filter(({ count }) => count > 0);
  const left = searches.slice(most);
  if (left.length === 0 || found.length === most) return found;
  return [...found, ...(await countSome(left, most - found.length))];
}
