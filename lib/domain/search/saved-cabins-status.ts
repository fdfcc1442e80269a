import type { SearchResult } from './search-result.ts';

export const MAX_CHECKED = 50;

/**
 * The saved cabins that are still listed. `dates` says whether a stay was checked; each cabin then has the requested
 * stay, else the nearest one within a week, else none.
 */
export type SavedAnswer = {
  cabins: SearchResult[];
  dates: 'none' | 'past' | 'checked';
};
