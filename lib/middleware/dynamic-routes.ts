import { parseCabinFilter, parseListSort } from '../domain/catalog/cabin-filters.ts';
import { ALL_ROUTES, isListedInConsole } from '../http/console-pages.ts';
import { pathPattern } from '../http/routes.ts';

const addresses = (kind: 'request' | 'handler') =>
  new RegExp(`^/(?:${pathPattern(({ rendered }) => rendered === kind, ALL_ROUTES)})$`);
const PAGES = addresses('request');
const HANDLERS = addresses('handler');
const CABIN = /^\/cabins\/([^/]+)$/;
const IN_CONSOLE = /^\/host(?:\/|$)/;
const SEARCH_KEYS = 'check_in check_out city guests flexible_days bedrooms max_price'.split(' ');

// Like the conditions of Next's matcher: empty means absent, and the last of a repeated parameter counts.
const has = (query: URLSearchParams, key: string) =>
  query.getAll(key).length > 1 || Boolean(query.get(key));
const isUnknown = (query: URLSearchParams, key: string, parse: (value: unknown) => unknown) =>
  has(query, key) && parse(query.getAll(key).at(-1)) === null;

/** The search page also handles every other sort order, and reports unknown filters and sorts. */
const isSearch = (query: URLSearchParams) =>
  SEARCH_KEYS.some((key) => has(query, key)) ||
  isUnknown(query, 'filter', parseCabinFilter) ||
  isUnknown(query, 'sort', parseListSort);

/**
 * The page that renders a URL. A cabin's own page is static until dates are requested, because the preview then shows
 * their total. next.config.ts decides which static list a URL means. A path that the console doesn't list has no page,
 * even if it has a folder.
 */
export function resolveRoute(pathname: string, query: URLSearchParams): string {
  if (IN_CONSOLE.test(pathname)) return isListedInConsole(pathname) ? pathname : '/host/not-here';
  if (pathname === '/cabins') return isSearch(query) ? '/cabins/results' : pathname;
  const slug = CABIN.exec(pathname)?.[1];
  const isDated = has(query, 'check_in') && has(query, 'check_out');
  const isCabin = slug !== undefined && slug !== 'results' && !parseCabinFilter(slug);
  return isCabin && isDated ? `${pathname}/dated` : pathname;
}

/**
 * Whether a page is rendered per request and so can have a nonce. Every other page is static: its policy comes with it
 * from the cache, and a second one would block its scripts.
 */
export function isRenderedPerRequest(pathname: string, query: URLSearchParams): boolean {
  const route = resolveRoute(pathname, query);
  return PAGES.test(route) && !HANDLERS.test(route);
}
