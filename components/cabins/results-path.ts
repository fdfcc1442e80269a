import type { CabinFilter, CabinSort } from '@/lib/domain/cabin-filters';
import type { AreaSlug } from '@/lib/domain/cabin';
import { GUESTS_MIN } from '@/lib/domain/party';
import { DEFAULT_CRITERIA, toSearchQuery, type SearchCriteria } from '@/lib/domain/search-criteria';
import { paths } from '@/lib/paths';

type Choice = { filter: CabinFilter | null; sort: CabinSort | null };

/** The address of a page of results; the first is the search itself. */
export function pageHref(criteria: SearchCriteria, { filter, sort }: Choice, page: number): string {
  const query = new URLSearchParams(toSearchQuery(criteria));
  if (filter !== null) query.set('filter', filter);
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return paths.cabins(query.toString());
}

/** A further page of a list that shows every cabin, whatever the party. */
export const listHref = (choice: Choice, page: number, city: AreaSlug | 'all' = 'all') =>
  pageHref({ ...DEFAULT_CRITERIA, guests: GUESTS_MIN, city }, choice, page);
