import { ANY_PARTY, DEFAULT_CRITERIA, toSearchQuery } from '@/lib/domain/search/search-criteria';
import { choicePath, type ListChoice } from './browse-path';
import { type AreaSlug } from '@/lib/domain/catalog/area';

/** The query of a list of all cabins: a search without a party (product §10.21). */
export function listQuery(city: AreaSlug | 'all' = 'all'): string {
  const query = new URLSearchParams(toSearchQuery({ ...DEFAULT_CRITERIA, city }));
  query.set('guests', ANY_PARTY);
  return query.toString();
}

export const listHref = (choice: ListChoice, page: number, city: AreaSlug | 'all' = 'all') =>
  choicePath(listQuery(city), choice, page);
