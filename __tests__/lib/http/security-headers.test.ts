/** @jest-environment node */
import { readPolicySettings } from '@/lib/env/policy-settings';
import { configuredHeaders, eachSecurityHeader } from '@/lib/http/security-headers';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';

function ownHeaders(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  eachSecurityHeader(address, (name, value) => (headers[name] = value));
  return headers;
}

/** As Next applies its rules. */
function nextHeaders(address: string): Record<string, string> {
  const rules = configuredHeaders(readPolicySettings({}), false).filter(({ source }) =>
    getPathMatch(source)(address),
  );
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map((h) => [h.key, h.value])));
}

test.each([
  '/',
  '/cabins/laurel-lantern',
  '/images/a/b.webp',
  '/api/health',
  '/api/v1/cabins',
  '/api',
  '/stay/a',
  '/t/a',
  '/t/a/b',
  '/calendar/a.ics',
  '/newsletter',
  '/newsletter/confirm',
  '/sitemap/pages.xml',
  '/sitemap/a/b.xml',
  '/robots.txt',
  '/robots-txt',
  '/video-frame',
  '/_next/static/a.js',
])('%s has the same headers by whichever server', (address) => {
  expect(ownHeaders(address)).toEqual(nextHeaders(address));
});

test.each([
  ['/', 'X-Frame-Options', 'DENY'],
  ['/video-frame', 'X-Frame-Options', 'SAMEORIGIN'],
  ['/images/a.webp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/imagesx/a.webp', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/stay/a', 'Referrer-Policy', 'no-referrer'],
  ['/stays', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
])('%s has %s: %s', (address, name, value) => {
  expect(ownHeaders(address)[name]).toBe(value);
});

test.each(['/', '/api', '/t/a/b', '/cabins', '/images/a.webp'])(
  'the policy of a page is left to the page (%s)',
  (address) => {
    expect(ownHeaders(address)).not.toHaveProperty('Content-Security-Policy');
  },
);
