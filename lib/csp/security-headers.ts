import type { PolicySettings } from '../env/policy-settings.ts';
import { pathPattern } from '../http/routes.ts';
import {
  CLOSED_POLICY,
  developmentPolicy,
  fallbackPolicy,
  FRAMED_PAGES,
  framedPolicy,
  OFFLINE_PAGE_POLICY,
} from './policy.ts';
import { VIDEO_FRAME_POLICY } from '../page/video-frame.ts';

type Header = { key: string; value: string };
type Rule = { source: string; headers: Header[] };

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;
const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = (open: readonly string[] = []): string =>
  CLOSED_FEATURES.map((name) => `${name}=(${open.includes(name) ? 'self' : ''})`).join(', ');

/** Sent with every response. */
const EVERYWHERE: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions(),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const anyOf = (...patterns: string[]) => patterns.join('|');

const SPECIAL: { addresses: string; headers: Record<string, string> }[] = [
  {
    // Preview pictures of shared links, pictures in emails, and the public API are read by other sites.
    addresses: anyOf(
      '(?:images|icons|video|api/v1)/.*',
      'stay/[^/]+/(?:map\\.png|postcard\\.jpg)',
      'cabins/[^/]+/stay\\.jpg',
    ),
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    // These URLs hold secrets.
    addresses: `(?:${pathPattern(({ referrer }) => referrer === 'no-referrer')})(?:/.*)?`,
    headers: { 'Referrer-Policy': 'no-referrer' },
  },
  {
    // The console navigates without a page load, so the first page's policy applies to the next ones.
    addresses: 'host(?:/.*)?',
    headers: { 'Permissions-Policy': permissions(['geolocation', 'microphone']) },
  },
  {
    // Browsers may open these files as documents; pages have their own policies.
    addresses: anyOf(
      'api/.+',
      '(?:t|calendar)/[^/]+',
      'map/smokies\\.svg',
      'icon\\.svg',
      'sitemap-index\\.xml',
      'sitemap/\\w+\\.xml',
      'blog/rss\\.xml',
      'llms\\.txt',
      'robots\\.txt',
    ),
    headers: { 'Content-Security-Policy': CLOSED_POLICY },
  },
  { addresses: 'offline\\.html', headers: { 'Content-Security-Policy': OFFLINE_PAGE_POLICY } },
  {
    addresses: 'video-frame',
    headers: { 'Content-Security-Policy': VIDEO_FRAME_POLICY, 'X-Frame-Options': 'SAMEORIGIN' },
  },
  // These have the policy of pages rendered per request (lib/middleware/render-page.ts).
  { addresses: FRAMED_PAGES, headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
];
const PATTERNS = SPECIAL.map(({ addresses, headers }) => ({
  pattern: new RegExp(`^/(?:${addresses})$`),
  headers: Object.entries(headers),
}));
const COMMON = Object.entries(EVERYWHERE);

/** Calls back with each header of a path; the last one of a name wins. */
export function eachSecurityHeader(
  pathname: string,
  set: (name: string, value: string) => void,
): void {
  for (const [name, value] of COMMON) set(name, value);
  for (const { pattern, headers } of PATTERNS) {
    if (pattern.test(pathname)) for (const [name, value] of headers) set(name, value);
  }
}

const rule = (source: string, headers: Record<string, string>): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Matches pages, not files or the API. */
const PAGES = '/:page((?!api/|_next/|p/|t/|calendar/|video-frame$)[^.]*)';

/** The `headers()` of next.config.ts, with a general policy for pages; each page's own policy narrows it. */
export function configuredHeaders(settings: PolicySettings, isDevelopment: boolean): Rule[] {
  const policy = isDevelopment ? developmentPolicy(settings) : fallbackPolicy(settings);
  return [
    rule('/:path*', EVERYWHERE),
    rule(isDevelopment ? '/:path*' : PAGES, { 'Content-Security-Policy': policy }),
    rule(`/:address(${FRAMED_PAGES})`, { 'Content-Security-Policy': framedPolicy(policy) }),
    ...SPECIAL.map(({ addresses, headers }) => rule(`/:address(${addresses})`, headers)),
  ];
}
