import 'server-only';
import type { CabinFilter, CabinSort } from '@/lib/domain/catalog/cabin-filters';
import { NO_LIMITS, type ListLimits } from '@/lib/domain/search/list-limits';
import { MAX_RESULTS } from '@/lib/domain/search/pagination';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { getAutomaticPromotions } from '@/lib/data/bookings/promotions';
import { stayArguments, type Match } from './search-result';
import { areaOfDistances } from '@/lib/domain/catalog/region';
import { shop } from '@/lib/shop/shop';

export type SearchOrder = {
  filter: CabinFilter | null;
  sort: CabinSort | null;
  /** Only for a search without dates. */
  limits?: ListLimits;
};
type Cut = { p_limit: number; p_offset: number };
export type SearchRow = {
  cabin_id: string;
  found: number;
  found_exact: number;
  /** The stay found; null for a search without dates. */
  match: Match | null;
};

/** The arguments of every database search, whatever its sort order. */
const sharedArguments = (
  { city, guests }: SearchCriteria,
  filter: CabinFilter | null,
  cut: Cut,
) => ({
  ...(city !== 'all' && { p_area: city }),
  ...(filter !== null && { p_filter: filter }),
  p_guests: guests,
  p_count_to: MAX_RESULTS,
  ...cut,
});

function orderArguments(sort: CabinSort | 'recommended', city: SearchCriteria['city']) {
  const { latitude, longitude } = areaOfDistances(shop().areas, city);
  return { p_order: sort, p_latitude: latitude, p_longitude: longitude };
}

async function listRows(criteria: SearchCriteria, { filter, sort, limits }: SearchOrder, cut: Cut) {
  const { bedrooms, maxPrice } = limits ?? NO_LIMITS;
  const shared = {
    ...sharedArguments(criteria, filter, cut),
    ...(bedrooms !== null && { p_bedrooms: bedrooms }),
    ...(maxPrice !== null && { p_most_cents: maxPrice * 100 + 99 }),
  };
  const client = adminClient();
  const rows = expectData(
    sort === null || sort === 'recommended' || sort === 'popular'
      ? await client.rpc('list_cabin_page', { ...shared, p_popular: sort === 'popular' })
      : await client.rpc('list_sorted_page', { ...shared, ...orderArguments(sort, criteria.city) }),
  );
  return rows.map((row) => ({ ...row, found_exact: row.found, match: null }));
}

/** One page of search rows in the database's order. `flexibleDays` may exceed the guest's choices. */
export async function readSearchRows(
  criteria: SearchCriteria,
  order: SearchOrder,
  cut: Cut,
  flexibleDays = Number(criteria.flexibleDays ?? 0) || 0,
): Promise<SearchRow[]> {
  const stay = toStay(criteria);
  if (stay === null) return listRows(criteria, order, cut);
  const args = {
    ...sharedArguments(criteria, order.filter, cut),
    ...(await stayArguments(stay, criteria.guests)),
    p_flexible_days: flexibleDays,
  };
  const client = adminClient();
  // Sorted by size, a search with dates would say nothing about price (product §10.42).
  const sort = order.sort === null || order.sort === 'size' ? 'recommended' : order.sort;
  // For exact dates the recommended order is by price (product §10.17).
  const isRecommended = sort === 'recommended' || (sort === 'price' && flexibleDays === 0);
  // Automatic promotions change the order; the other searches sort by totals without them.
  const hasOffers = (await getAutomaticPromotions()).length > 0;
  const rows = expectData(
    hasOffers
      ? await client.rpc('search_offers_page', {
          ...args,
          ...orderArguments(sort, criteria.city),
        })
      : isRecommended
        ? await client.rpc('search_cabin_page', args)
        : sort === 'popular'
          ? await client.rpc('search_popular_page', args)
          : await client.rpc('search_sorted_page', {
              ...args,
              ...orderArguments(sort, criteria.city),
            }),
  );
  return rows.map((row) => ({ ...row, match: row }));
}
