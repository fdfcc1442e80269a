import type { AreaSlug } from '../catalog/area.ts';
import type { CabinPair } from './cabin-pairs.ts';
import type { Stay } from '../stays/stay.ts';
import type { SearchResult } from './search-result.ts';

/** Another town in which the search finds something: how many cabins, and with dates the cheapest total. */
export type TownSuggestion = { area: AreaSlug; count: number; leastTotalCents: number | null };

/** What a guest is offered where a search finds little or nothing; each of it really is open. */
export type SearchSuggestions = {
  /** Other stays for the same party, the nearest first; one cabin, the cheapest, for each. */
  nearStays: readonly SearchResult[];
  /** The same dates elsewhere. */
  towns: readonly TownSuggestion[];
  pairs: readonly CabinPair[];
  /** How many the same search finds without its filter; 0 where it has none. */
  unfilteredCount: number;
  /** How many cabins of the place sleep the party on some dates; 0 for a search without dates. */
  anyDatesCount: number;
  /** How many cabins anywhere sleep the party on some dates; null unless the place is known to have none that do. */
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

/**
 * The cheapest cabin of each stay but the one that is `taken`; `results` come nearest first, the cheaper first among equally near
 * ones.
 */
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
