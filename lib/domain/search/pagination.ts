export const RESULTS_PER_PAGE = 18;
/** The most results counted or paged: beyond them a guest needs a narrower search, and counting takes time. */
export const MAX_RESULTS = 1000;

/** With at most this many results there is room for suggestions. */
export const FEW_RESULTS = 2;

const LAST_PAGE = Math.ceil(MAX_RESULTS / RESULTS_PER_PAGE);
const PAGE = /^[1-9]\d{0,2}$/;

/** The number of cabins found; `exact` is the number on the requested dates, or null when too many to tell. */
export type FoundCount = { total: number; exact: number | null };

/** The page number in a URL; 1 for anything invalid. */
export function parsePage(value: unknown): number {
  return typeof value === 'string' && PAGE.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}

/** The number of pages for this many results, at least one. */
export function countPages(total: number): number {
  return Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / RESULTS_PER_PAGE)));
}
