import { NextResponse, type NextRequest } from 'next/server';
import { isFromOwnPage } from '@/lib/api/same-origin';
import { CLOSED_POLICY } from '@/lib/csp/policy';
import { parseReturnPath } from '@/lib/domain/host/return-path';
import { CONSOLE_PAGES, type ConsolePage } from '@/lib/http/console-pages';
import { makeStaffClient } from '@/lib/supabase/staff-client';
import { refuseForeign } from './refuse-foreign';
import { renderPage } from './render-page';

type Changed = { name: string; value: string; options: object };

const READS = ['GET', 'HEAD'];
const PAGES = Object.entries<ConsolePage>(CONSOLE_PAGES);
const OPEN = ['/host/sign-out', ...PAGES.flatMap(([path, { isOpen }]) => (isOpen ? path : []))];

function refuse({ nextUrl, url }: NextRequest): NextResponse {
  if (nextUrl.pathname.startsWith('/host/api/')) {
    const error = { code: 'signed_out', message: 'Please sign in again.' };
    return NextResponse.json({ error }, { status: 401 });
  }
  const target = new URL('/host/sign-in', url);
  target.searchParams.set('next', parseReturnPath(nextUrl.pathname + nextUrl.search));
  const response = NextResponse.redirect(target, 307);
  response.headers.set('Content-Security-Policy', CLOSED_POLICY);
  return response;
}

/**
 * Refreshes the console's session and redirects to the sign-in without one; the database checks roles. Writes must come
 * from a page of the console, because Next alone would run an action for a caller that sends no Origin.
 */
export async function guardConsole(request: NextRequest): Promise<NextResponse> {
  if (!READS.includes(request.method) && !isFromOwnPage(request.headers)) return refuseForeign();
  const changed: Changed[] = [];
  const client = makeStaffClient({
    getAll: () => request.cookies.getAll(),
    setAll: (cookies) => {
      for (const cookie of cookies) request.cookies.set(cookie.name, cookie.value);
      changed.push(...cookies);
    },
  });
  const { data, error } = await client.auth.getClaims();
  // While Auth doesn't respond, the page says so, because the session may still be valid.
  const isKnown = data !== null || error?.name === 'AuthRetryableFetchError';
  const isOpen = OPEN.includes(request.nextUrl.pathname);
  const response = isKnown || isOpen ? renderPage(request) : refuse(request);
  for (const { name, value, options } of changed) response.cookies.set(name, value, options);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
}
