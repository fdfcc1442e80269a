import { NextResponse, type NextRequest } from 'next/server';
import { CLOSED_POLICY } from '../csp/policy';
import { movedTo } from '../domain/search/redirects';
import { shop } from '../shop/shop';

/** The URL without trailing slashes; null when there are none. */
function withoutEndSlash(address: string): string | null {
  const url = new URL(address);
  const path = `/${url.pathname.replace(/^\/+|\/+$/g, '')}`;
  return path === url.pathname ? null : path + url.search;
}

/** Redirects a URL that has moved permanently; null for every other. */
export function redirectMoved({ url, nextUrl }: NextRequest): NextResponse | null {
  const target =
    withoutEndSlash(url) ?? movedTo(nextUrl.pathname, nextUrl.searchParams, shop().areas);
  if (target === null) return null;
  const response = NextResponse.redirect(new URL(target, url), 308);
  // Without this, browsers cache a permanent redirect forever.
  response.headers.set('Cache-Control', 'public, max-age=3600');
  response.headers.set('Content-Security-Policy', CLOSED_POLICY);
  return response;
}
