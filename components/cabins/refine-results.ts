import { matchesFilter, parseCabinFilter } from '@/lib/domain/cabin-filters';
import type { SearchResult } from '@/lib/domain/search-result';

type Choice = { filter: string | string[] | undefined; sort: string | string[] | undefined };

/** A filter or order kept in the address of a search; exact dates stay ahead of shifted ones in any order. */
export function refineResults(results: readonly SearchResult[], choice: Choice): SearchResult[] {
  const filter = parseCabinFilter(choice.filter);
  const kept = results.filter(({ cabin }) => filter === null || matchesFilter(cabin, filter));
  if (choice.sort !== 'popular') return kept;
  return kept.sort(
    (a, b) =>
      Number(a.shiftDays !== 0) - Number(b.shiftDays !== 0) ||
      b.cabin.viewsLast7Days - a.cabin.viewsLast7Days,
  );
}
