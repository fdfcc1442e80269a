import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { paths } from '@/lib/http/paths';

export type ListChoice = { filter: CabinFilter | null; sort: CabinSort | null };

/** The URL of a search (query without '?') with another filter or order. Dates, party, and flexibility stay. */
export function choicePath(search: string, { filter, sort }: ListChoice, page = 1): string {
  const query = new URLSearchParams(search);
  if (filter !== null) query.set('filter', filter);
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return paths.cabins(query.toString());
}

/** Each filter in the default order has a page of its own; other orders are variants of it. */
export function browsePath(filter: CabinFilter | null, sort: CabinSort): string {
  if (sort !== 'recommended') return choicePath('', { filter, sort });
  return filter === null ? paths.cabins() : paths.category(filter);
}
