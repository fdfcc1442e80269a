import { NextResponse, type NextRequest } from 'next/server';
import { movedTo } from '@/lib/domain/moved-addresses';
import { detectTrafficSource, TRAFFIC_SOURCE_COOKIE } from '@/lib/domain/traffic-source';

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
    secure: request.nextUrl.protocol === 'https:',
  });
  // A shared cache must not hand one visitor's cookie to others.
  response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}

// The name is deprecated in favor of proxy.ts; the design asks for this one.
export function middleware(request: NextRequest): NextResponse {
  const target = movedTo(request.nextUrl.pathname, request.nextUrl.searchParams);
  if (target === null) return noteSource(request, NextResponse.next());
  const response = NextResponse.redirect(new URL(target, request.url), 308);
  // Or browsers would keep to it for good.
  response.headers.set('Cache-Control', 'public, max-age=3600');
  return noteSource(request, response);
}

/**
 * Besides the moved addresses, only a first visit with a sign of its origin comes here: everybody else is served as if
 * there were no middleware. Never data, pictures or what a page prefetches. Next reads this without running it, so
 * each line stands in full; a test holds it against the detection.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/search',
    '/list-cabin',
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
