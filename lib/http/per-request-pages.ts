import { CABIN_FILTERS } from '../domain/cabin-filters.ts';

const PAGES =
  /^\/(?:booking|booking-success|payment-success|(?:pay|stay|shared-itinerary)\/[^/]+|stay\/[^/]+\/cancel|newsletter(?:\/(?:confirm|unsubscribe))?|dev\/outbox|cabins\/results|cabins\/[^/]+\/dated)$/;
const CABIN = /^\/cabins\/([^/]+)$/;
const SEARCH_KEYS = ['check_in', 'check_out', 'city', 'guests', 'flexible_days'];
const SORTS: readonly string[] = ['recommended', 'popular'];

// As Next reads a query in the conditions of a rewrite: empty is absent, of a repeated one the last counts.
const has = (query: URLSearchParams, key: string) =>
  query.getAll(key).length > 1 || Boolean(query.get(key));
const isNoneOf = (values: readonly string[], query: URLSearchParams, key: string) =>
  has(query, key) && !values.includes(query.getAll(key).at(-1) ?? '');

/**
 * Whether the address is rendered for each request, and so can have a nonce. Every other page is static: its policy
 * comes with it from the cache, and one more would block its scripts. Follows the rewrites of next.config.ts.
 */
export function isRenderedPerRequest(pathname: string, query: URLSearchParams): boolean {
  if (PAGES.test(pathname)) return true;
  if (pathname === '/cabins') {
    return (
      SEARCH_KEYS.some((key) => has(query, key)) ||
      isNoneOf(CABIN_FILTERS, query, 'filter') ||
      isNoneOf(SORTS, query, 'sort')
    );
  }
  const slug = CABIN.exec(pathname)?.[1];
  if (slug === undefined || (CABIN_FILTERS as readonly string[]).includes(slug)) return false;
  return has(query, 'check_in') && has(query, 'check_out');
}
