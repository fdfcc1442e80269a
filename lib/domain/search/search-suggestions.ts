import type { AreaSlug } from '../catalog/area.ts';
import type { CabinPair } from './cabin-pairs.ts';
import type { Stay } from '../stays/stay.ts';
import type { SearchResult } from './search-result.ts';

/** Another town with results: the number of cabins and, with dates, the cheapest total. */
export type TownSuggestion = { area: AreaSlug; count: number; leastTotalCents: number | null };

/** Suggestions for a search with few or no results; all of them are available. */
export type SearchSuggestions = {
  /** Other stays for the same party, nearest first, each with its cheapest cabin. */
  nearStays: readonly SearchResult[];
  /** Towns with results on the same dates. */
  towns: readonly TownSuggestion[];
  pairs: readonly CabinPair[];
  /** The number of results without the search's filter; 0 when it has none. */
  unfilteredCount: number;
  /** How many cabins of the place sleep the party on some dates; 0 for a search without dates. */
  anyDatesCount: number;
  /** How many cabins anywhere sleep the party on some dates; null unless the place is known to have none. */
  anywhereCount: number | null;
};

export const NO_SUGGESTIONS: SearchSuggestions = {
  nearStays: [],
  towns: [],
  pairs: [],
  unfilteredCount: 0,
  anyDatesCount: 0,
  anywhereCount: null,
};

const keyOf = ({ checkIn, checkOut }: Stay) => `${checkIn} ${checkOut}`;

/** The cheapest cabin of each stay except the `taken` one; `results` are ordered nearest first, then cheapest. */
export function pickNearStays(
  results: readonly SearchResult[],
  taken: Stay | null,
  most: number,
): SearchResult[] {
  const byStay = new Map<string, SearchResult>();
  for (const result of results) {
    const key = result.stay && keyOf(result.stay);
    if (key !== null && key !== (taken && keyOf(taken)) && !byStay.has(key))
      byStay.set(key, result);
  }
  return [...byStay.values()].slice(0, most);
}
