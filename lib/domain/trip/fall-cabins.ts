import type { SearchResult } from '../search/search-result.ts';
import type { Stay } from '../stays/stay.ts';

/** The most cabins shown for a place. */
export const MAX_FALL_CABINS = 6;

/** The cabins available on a fall week's weekend, nearest to a place first, and their total number. */
export type FallCabins = {
  stay: Stay;
  guests: number;
  openCount: number;
  nearest: { result: SearchResult; miles: number }[];
};
