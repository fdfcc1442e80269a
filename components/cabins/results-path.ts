import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import type { AreaSlug } from '@/lib/domain/catalog/cabin';
import {
  ANY_PARTY,
  DEFAULT_CRITERIA,
  toSearchQuery,
  type SearchCriteria,
} from '@/lib/domain/search/search-criteria';
import { paths } from '@/lib/paths';

type Choice = { filter: CabinFilter | null; sort: CabinSort | null };

function toHref(query: URLSearchParams, { filter, sort }: Choice, page: number): string {
  if (filter !== null) query.set('filter', filter);
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return paths.cabins(query.toString());
}

/** The address of a page of results; the first is the search itself. */
export const pageHref = (criteria: SearchCriteria, choice: Choice, page: number) =>
  toHref(new URLSearchParams(toSearchQuery(criteria)), choice, page);

/** A further page of a list that shows every cabin, whatever the party: a search without a party (product §10.21). */
export function listHref(choice: Choice, page: number, city: AreaSlug | 'all' = 'all'): string {
  const query = new URLSearchParams(toSearchQuery({ ...DEFAULT_CRITERIA, city }));
  query.set('guests', ANY_PARTY);
  return toHref(query, choice, page);
}
