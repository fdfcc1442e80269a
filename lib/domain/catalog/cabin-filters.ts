import type { CabinSummary } from './cabin.ts';

export type CabinFilter = 'hot-tub' | 'pool' | 'mountain-views' | 'pet-friendly' | 'family';
/** The sort orders of a list without a search; its pages are static. */
export type ListSort = 'recommended' | 'popular' | 'price' | 'size';
export type CabinSort = ListSort | 'rating' | 'distance';

type Filterable = Pick<CabinSummary, 'amenities' | 'petFeeCents' | 'maxGuests'>;

export const FAMILY_MIN_GUESTS = 8;

const MATCHES: Record<CabinFilter, (cabin: Filterable) => boolean> = {
  'hot-tub': (cabin) => cabin.amenities.includes('hot_tub'),
  pool: (cabin) => cabin.amenities.includes('indoor_pool'),
  'mountain-views': (cabin) => cabin.amenities.includes('mountain_view'),
  'pet-friendly': (cabin) => cabin.petFeeCents !== null,
  family: (cabin) => cabin.maxGuests >= FAMILY_MIN_GUESTS,
};

export const CABIN_FILTERS = Object.keys(MATCHES) as CabinFilter[];

/** The filter named in a URL, or null for anything else (product §2.1). */
export function parseCabinFilter(value: unknown): CabinFilter | null {
  return typeof value === 'string' && Object.hasOwn(MATCHES, value) ? (value as CabinFilter) : null;
}

export const LIST_SORTS: readonly ListSort[] = ['recommended', 'popular', 'price', 'size'];
const SORTS: readonly CabinSort[] = [...LIST_SORTS, 'rating', 'distance'];

/** The sort order named in a URL, or null for anything else (product §2.1). */
export function parseCabinSort(value: unknown): CabinSort | null {
  return SORTS.find((sort) => sort === value) ?? null;
}

export function parseListSort(value: unknown): ListSort | null {
  return LIST_SORTS.find((sort) => sort === value) ?? null;
}

/** Whether one cabin belongs under a filter; a pet fee of null means pets are not offered (product §3.1). */
export function matchesFilter(cabin: Filterable, filter: CabinFilter): boolean {
  return MATCHES[filter](cabin);
}

/** The cabins that match a filter, in the given order; all of them for null (product §2.1). */
export function filterCabins<T extends Filterable>(
  cabins: readonly T[],
  filter: CabinFilter | null,
): T[] {
  return cabins.filter((cabin) => filter === null || matchesFilter(cabin, filter));
}

type Sortable = Pick<CabinSummary, 'viewsLast7Days' | 'usualNightCents' | 'maxGuests' | 'beds'>;

const priceOf = ({ usualNightCents }: Sortable) => usualNightCents ?? Number.MAX_SAFE_INTEGER;

// Ties keep the given order.
const ORDERS: Record<ListSort, (a: Sortable, b: Sortable) => number> = {
  recommended: () => 0,
  popular: (a, b) => b.viewsLast7Days - a.viewsLast7Days,
  price: (a, b) => priceOf(a) - priceOf(b),
  size: (a, b) => b.maxGuests - a.maxGuests || b.beds - a.beds,
};

/**
 * 'popular': most views of the last 7 days first; 'price': lowest usual price first, cabins without an open night last;
 * 'size': most guests, then most beds first; 'recommended': the given order (product §2.1, §10.42).
 */
export const sortCabins = <T extends Sortable>(cabins: readonly T[], sort: ListSort): T[] =>
  [...cabins].sort(ORDERS[sort]);
