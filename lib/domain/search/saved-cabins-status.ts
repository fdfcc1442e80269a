import type { SearchResult } from './search-result.ts';

export const MAX_CHECKED = 50;

/**
 * The saved cabins that are still offered. `dates`: whether a stay was checked. A checked cabin has the wanted stay,
 * else the nearest one within a week, else none.
 */
export type SavedAnswer = {
  cabins: SearchResult[];
  dates: 'none' | 'past' | 'checked';
};
