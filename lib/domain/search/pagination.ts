/** Cards on one page of results. */
export const RESULTS_PER_PAGE = 18;
/** The most results counted or paged: beyond them a guest needs a narrower search, and counting costs time. */
export const MAX_RESULTS = 1000;

/** So few results leave room for suggestions. */
export const FEW_RESULTS = 2;

const LAST_PAGE = Math.ceil(MAX_RESULTS / RESULTS_PER_PAGE);
const PAGE = /^[1-9]\d{0,2}$/;

/** How many cabins a search found; `exact` are on the wanted dates, null where there are too many to tell. */
export type FoundCount = { total: number; exact: number | null };

/** The page named in an address; the first for anything that is none. */
export function parsePage(value: unknown): number {
  return typeof value === 'string' && PAGE.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}

/** How many pages so many results fill, at least one. */
export function countPages(total: number): number {
  return Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / RESULTS_PER_PAGE)));
}
