import type { CabinSummary } from './cabin.ts';

export type CabinFilter = 'hot-tub' | 'pool' | 'mountain-views' | 'pet-friendly' | 'family';
/** The orders of a list without a search, whose pages are static. */
export type ListSort = 'recommended' | 'popular';
export type CabinSort = ListSort | 'price' | 'rating' | 'distance';

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

/** The filter named in an address, or null for anything else (product §2.1). */
export function parseCabinFilter(value: unknown): CabinFilter | null {
  return typeof value === 'string' && Object.hasOwn(MATCHES, value) ? (value as CabinFilter) : null;
}

const SORTS: readonly CabinSort[] = ['recommended', 'popular', 'price', 'rating', 'distance'];

export const isListSort = (sort: CabinSort): sort is ListSort =>
  sort === 'recommended' || sort === 'popular';

/** The sort named in an address, or null for anything else (product §2.1). */
export function parseCabinSort(value: unknown): CabinSort | null {
  return SORTS.find((sort) => sort === value) ?? null;
}

export function parseListSort(value: unknown): ListSort | null {
  const sort = parseCabinSort(value);
  return sort !== null && isListSort(sort) ? sort : null;
}

/** Whether one cabin belongs under a filter; a pet fee of null means pets are not offered (product §3.1). */
export function matchesFilter(cabin: Filterable, filter: CabinFilter): boolean {
  return MATCHES[filter](cabin);
}

/** The cabins under a filter, in the order given; null keeps them all (product §2.1). */
export function filterCabins<T extends Filterable>(
  cabins: readonly T[],
  filter: CabinFilter | null,
): T[] {
  return cabins.filter((cabin) => filter === null || matchesFilter(cabin, filter));
}

/** 'popular': last-7-day views, most first, ties in the order given; 'recommended': the order given (product §2.1). */
export function sortCabins<T extends Pick<CabinSummary, 'viewsLast7Days'>>(
  cabins: readonly T[],
  sort: ListSort,
): T[] {
  return sort === 'popular'
    ? [...cabins].sort((a, b) => b.viewsLast7Days - a.viewsLast7Days)
    : [...cabins];
}
