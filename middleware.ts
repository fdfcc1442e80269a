import type { NextRequest, NextResponse } from 'next/server';
import { isPictureUrl } from '@/lib/domain/values/parse-picture-url';
import { checkPicture } from '@/lib/middleware/check-picture';
import { parsePrivateLink, type PrivateLink } from '@/lib/middleware/private-link';
import { noteTrafficSource } from '@/lib/middleware/note-traffic-source';
import { redirectMoved } from '@/lib/middleware/redirect-moved';
import { refuseForeign } from '@/lib/middleware/refuse-foreign';
import { renderPage } from '@/lib/middleware/render-page';

const isConsole = (pathname: string) => /^\/host(?:\/|$)/.test(pathname);

// Only the console has server actions, but Next would run one at any URL.
const isAction = ({ method, headers }: NextRequest) =>
  method === 'POST' &&
  (headers.has('Next-Action') || /^multipart\//i.test(headers.get('Content-Type') ?? ''));

// Imported on the first visit of the console, so that the shop doesn't wait for it.
async function guard(request: NextRequest): Promise<NextResponse> {
  const { guardConsole } = await import('@/lib/middleware/guard-console');
  return guardConsole(request);
}

// Imported on the first request for a private link.
async function openLink(request: NextRequest, link: PrivateLink): Promise<NextResponse> {
  const { refuseDeadLink } = await import('@/lib/middleware/refuse-dead-link');
  return (await refuseDeadLink(request, link)) ?? noteTrafficSource(request, renderPage(request));
}

// Next 16 deprecates this file name in favor of proxy.ts, but runs both alike.
export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (isPictureUrl(pathname)) return checkPicture(request.nextUrl);
  const moved = redirectMoved(request);
  if (moved === null && isConsole(pathname)) return guard(request);
  if (isAction(request)) return refuseForeign();
  const link = moved === null ? parsePrivateLink(request) : null;
  if (link) return openLink(request, link);
  return noteTrafficSource(request, moved ?? renderPage(request));
}

/**
 * Runs for pages rendered per request, moved URLs, trailing slashes, non-canonical picture URLs, server actions, and
 * visits with a sign of their origin. Everything else skips the middleware, which costs as much as a cached page. Next
 * reads the list without running it, so each line is a literal; tests compare it with lib/http/routes.ts and
 * lib/domain/analytics/traffic-source.ts.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?:booking|booking-success|dev|find-booking|host|newsletter|pay|payment-success|preview|question|quote|review|shared-itinerary|stay|search|list-cabin)(?:/.*)?)',
    '/(cabins/(?:[^/]+/dated|results))',
    '/(.+)/',
    '/(_next/image.*|p/(?!(?:96|384|720|1200|1920)/(?:[a-z0-9-]+/)*[a-z0-9-]+[.]webp$).*)',
    { source: '/(.*)', has: [{ type: 'header', key: 'content-security-policy' }] },
    { source: '/(.*)', has: [{ type: 'header', key: 'content-security-policy-report-only' }] },
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/).*)',
      has: [
        { type: 'header', key: 'content-type', value: '[mM][uU][lL][tT][iI][pP][aA][rR][tT]/.*' },
      ],
    },
    { source: '/cabins', has: [{ type: 'query', key: 'check_in' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'check_out' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'city' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'guests' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'flexible_days' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'bedrooms' }] },
    { source: '/cabins', has: [{ type: 'query', key: 'max_price' }] },
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
      has: [
        {
          type: 'query',
          key: 'sort',
          value: '(?!(?:recommended|popular|price|size)$)[^]*',
        },
      ],
    },
    {
      // A navigation inside the site stays on the static page.
      source: '/cabins/:slug',
      has: [{ type: 'query', key: 'check_out' }],
      missing: [{ type: 'header', key: 'rsc' }],
    },
    { source: '/((?!api/|_next/|.*[.]).*)', has: [{ type: 'query', key: 'utm_source' }] },
    { source: '/((?!api/|_next/|.*[.]).*)', has: [{ type: 'query', key: 'ttclid' }] },
    { source: '/((?!api/|_next/|.*[.]).*)', has: [{ type: 'query', key: 'igsh' }] },
    { source: '/((?!api/|_next/|.*[.]).*)', has: [{ type: 'query', key: 'igshid' }] },
    { source: '/((?!api/|_next/|.*[.]).*)', has: [{ type: 'query', key: 'fbclid' }] },
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
      missing: [{ type: 'header', key: 'rsc' }],
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
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      // Prefetches are excluded, because they don't say where the visitor came from.
      source: '/((?!api/|_next/|.*[.]).*(?:[Tt]ik[Tt]ok|[Ii]nstagram|[Ff]acebook).*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};
