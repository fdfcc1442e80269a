import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { paths } from '@/lib/paths';

/** Each filter in the usual order has a page of its own; any other order is a variant of the list. */
export function browsePath(filter: CabinFilter | null, sort: CabinSort): string {
  if (sort === 'recommended') return filter === null ? paths.cabins() : paths.category(filter);
  const query = new URLSearchParams({ ...(filter !== null && { filter }), sort });
  return paths.cabins(query.toString());
}
