import { NextResponse, type NextRequest } from 'next/server';
import { isProduction } from '../env/mode';
import { readPolicySettings } from '../env/policy-settings';
import { pagePolicy } from '../csp/page-csp';
import { FRAMED_PAGES, framedPolicy } from '../csp/policy';
import { isRenderedPerRequest, resolveRoute } from './dynamic-routes';

const POLICY = 'Content-Security-Policy';
const FRAMED = new RegExp(`^/${FRAMED_PAGES}$`);
const settings = readPolicySettings();

/** Rewritten here rather than in next.config.ts, whose rewrites Next compiles again for every page it serves. */
function passToItsPage(address: NextRequest['nextUrl'], headers: Headers): NextResponse {
  const page = resolveRoute(address.pathname, address.searchParams);
  if (page === address.pathname) return NextResponse.next({ request: { headers } });
  const target = address.clone();
  target.pathname = page;
  return NextResponse.rewrite(target, { request: { headers } });
}

/** 128 random bits in 22 characters; short because a page repeats it a dozen times before its title. */
const makeNonce = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

/**
 * Passes a request to the page that renders its URL. A page rendered per request gets a nonce, which Next reads from
 * the request header and writes into the page. A visitor's own header of that name is dropped, because it would end up
 * in cached pages.
 */
export function renderPage({ nextUrl, headers: sent }: NextRequest): NextResponse {
  const headers = new Headers(sent);
  headers.delete(POLICY);
  headers.delete(`${POLICY}-Report-Only`);
  // The development server has one policy for all pages (next.config.ts).
  if (!isProduction || !isRenderedPerRequest(nextUrl.pathname, nextUrl.searchParams)) {
    return passToItsPage(nextUrl, headers);
  }
  const nonce = `'nonce-${makeNonce()}'`;
  const own = pagePolicy({ scripts: [nonce], styles: [nonce] }, settings);
  const policy = FRAMED.test(nextUrl.pathname) ? framedPolicy(own) : own;
  headers.set(POLICY, policy);
  const response = passToItsPage(nextUrl, headers);
  response.headers.set(POLICY, policy);
  // A cached copy would share its nonce.
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}
