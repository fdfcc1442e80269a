import type { SearchResult } from '../search/search-result.ts';
import type { Stay } from '../stays/stay.ts';

/** Most cabins shown for a place. */
export const MAX_FALL_CABINS = 6;

/** The cabins open on the weekend of a fall week, nearest to a place first, and how many there are in all, counted as in a search. */
export type FallCabins = {
  stay: Stay;
  guests: number;
  openCount: number;
  nearest: { result: SearchResult; miles: number }[];
};
