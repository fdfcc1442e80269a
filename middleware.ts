import { NextResponse, type NextRequest } from 'next/server';
import { movedTo } from '@/lib/domain/moved-addresses';
import { isPictureAddress, parsePictureAddress } from '@/lib/domain/parse-picture-address';
import { detectTrafficSource, TRAFFIC_SOURCE_COOKIE } from '@/lib/domain/traffic-source';
import { isProduction } from '@/lib/env/mode';
import { pictureRules } from '@/lib/env/picture-rules';
import { readPolicySettings } from '@/lib/env/policy-settings';
import { CLOSED_POLICY } from '@/lib/http/content-security-policy';
import { pagePolicy } from '@/lib/http/page-policy';
import { isRenderedPerRequest, pageOf } from '@/lib/http/per-request-pages';

const POLICY = 'Content-Security-Policy';
const NEVER_KEPT = 'private, no-store';
const policySettings = readPolicySettings();
const pictures = pictureRules();

/**
 * A page rendered for this request alone gets a nonce, which Next reads from the request's own header and writes into
 * the page. A header of that name sent by a visitor is dropped: it would end up in pages that others are given.
 */
function passOn({ nextUrl, headers: sent }: NextRequest): NextResponse {
  const { pathname, searchParams } = nextUrl;
  const headers = new Headers(sent);
  headers.delete(POLICY);
  headers.delete(`${POLICY}-Report-Only`);
  // The development server has one policy for all pages (next.config.ts).
  if (!isProduction || !isRenderedPerRequest(pathname, searchParams)) {
    return renderedByItsPage(nextUrl, headers);
  }
  const nonce = `'nonce-${crypto.randomUUID()}'`;
  const policy = pagePolicy({ scripts: [nonce], styles: [nonce] }, policySettings);
  headers.set(POLICY, policy);
  const response = renderedByItsPage(nextUrl, headers);
  response.headers.set(POLICY, policy);
  // A copy kept anywhere would give its nonce to whoever is served from it.
  response.headers.set('Cache-Control', NEVER_KEPT);
  return response;
}

/** Rules of next.config.ts would do it too, but Next reads each of them anew for every page that it serves. */
function renderedByItsPage(address: NextRequest['nextUrl'], headers: Headers): NextResponse {
  const page = pageOf(address.pathname, address.searchParams);
  if (page === address.pathname) return NextResponse.next({ request: { headers } });
  const target = address.clone();
  target.pathname = page;
  return NextResponse.rewrite(target, { request: { headers } });
}

/** Notes the network that sent the visitor, until the browser closes. The page's own scripts read it. */
function noteSource(request: NextRequest, response: NextResponse): NextResponse {
  if (request.cookies.has(TRAFFIC_SOURCE_COOKIE)) return response;
  const source = detectTrafficSource({
    url: request.url,
    referrer: request.headers.get('Referer'),
    userAgent: request.headers.get('User-Agent'),
  });
  if (source === 'unknown') return response;
  response.cookies.set(TRAFFIC_SOURCE_COOKIE, source, {
    path: '/',
    sameSite: 'lax',
    secure: policySettings.isHttps || request.nextUrl.protocol === 'https:',
  });
  // A shared cache must not hand one visitor's cookie to others.
  if (response.headers.get('Cache-Control') !== NEVER_KEPT) {
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
}

/** Next writes a query anew before it comes here, with slashes encoded. */
function spellQuery({ pathname, searchParams }: NextRequest['nextUrl']): string {
  const query = Array.from(searchParams, ([name, value]) => {
    return `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`;
  });
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`;
}

/** Decision 16; the site's own server asks the same before this, of the address as it was sent. */
function checkPicture(address: string): NextResponse {
  if (parsePictureAddress(address, pictures)) return NextResponse.next();
  return new NextResponse('No such picture.', {
    status: 400,
    headers: { 'Cache-Control': 'no-store', [POLICY]: CLOSED_POLICY },
  });
}

// The name is deprecated in favor of proxy.ts; the design asks for this one.
export function middleware(request: NextRequest): NextResponse {
  if (isPictureAddress(request.nextUrl.pathname)) return checkPicture(spellQuery(request.nextUrl));
  const target = movedTo(request.nextUrl.pathname, request.nextUrl.searchParams);
  if (target === null) return noteSource(request, passOn(request));
  const response = NextResponse.redirect(new URL(target, request.url), 308);
  // Or browsers would keep to it for good.
  response.headers.set('Cache-Control', 'public, max-age=3600');
  response.headers.set(POLICY, CLOSED_POLICY);
  return noteSource(request, response);
}

/**
 * Besides the moved addresses and the pages rendered per request, only a first visit with a sign of its origin comes
 * here: everybody else is served as if there were no middleware. Never data, most pictures or what a page prefetches. Next
 * reads this without running it, so each line stands in full; a test holds it against the detection. Each line is tried
 * twice for every request: one with alternatives costs less than several.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?:booking|booking-success|dev|newsletter|pay|payment-success|shared-itinerary|stay|search|list-cabin)(?:/.*)?)',
    '/(cabins/(?:[^/]+/dated|results))',
    // Of pictures, all that may have a second address.
    '/(_next/image.*|p/(?!(?:96|384|720|1200|1920)/(?:[a-z0-9-]+/)*[a-z0-9-]+[.]webp$).*)',
    { source: '/(.*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/(.*)', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'check_in' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'check_out' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'city' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'guests' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'flexible_days' }] },
    {
      source: '/cabins',
      has: [
        {
          type: 'query',
          key: 'filter',
          value: '(?!(?:hot-tub|pool|mountain-views|pet-friendly|family)$)[^]*',
        },
      ],
    },
    {
      source: '/cabins',
      has: [{ type: 'query', key: 'sort', value: '(?!(?:recommended|popular)$)[^]*' }],
    },
    {
      source: '/cabins/:slug',
      has: [
        { type: 'query', key: 'check_in' },
        { type: 'query', key: 'check_out' },
      ],
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'next-router-prefetch' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [{ type: 'query', key: 'utm_source' }],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [{ type: 'query', key: 'ttclid' }],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [{ type: 'query', key: 'igsh' }],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [{ type: 'query', key: 'igshid' }],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [{ type: 'query', key: 'fbclid' }],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [
        {
          type: 'header',
          key: 'referer',
          value:
            '.*(?:tiktok|musically|trill|instagram|ig[.]me|facebook|fb[.]|messenger|linktr|beacons|bio[.]link|lnk[.]bio|linkin|taplink).*',
        },
      ],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*)',
      has: [
        {
          type: 'header',
          key: 'user-agent',
          value: '.*(?:BytedanceWebview|musical_ly|TikTok|Instagram|FBAN/|FBAV/|FB_IAB/).*',
        },
      ],
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source: '/((?!api/|_next/|.*[.]).*(?:[Tt]ik[Tt]ok|[Ii]nstagram|[Ff]acebook).*)',
      missing: [
        { type: 'cookie', key: 'traffic_source' },
        { type: 'header', key: 'next-router-prefetch' },
        { type: 'header', key: 'rsc' },
      ],
    },
  ],
};
