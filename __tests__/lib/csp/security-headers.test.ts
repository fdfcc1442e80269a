import { readPolicySettings } from '@/lib/env/policy-settings';
import { configuredHeaders, eachSecurityHeader } from '@/lib/csp/security-headers';

function ownHeaders(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  eachSecurityHeader(address, (name, value) => (headers[name] = value));
  return headers;
}

/** The general policy, by the addresses that its rule of next.config.ts names. */
const [, pages] = configuredHeaders(readPolicySettings({}), false);
const isPage = (address: string) =>
  new RegExp(`^/${/\((.*)\)$/.exec(pages?.source ?? '')?.[1] ?? '-'}$`).test(address);

test.each(['/', '/cabins', '/cabins/laurel-lantern', '/stay/a', '/newsletter/confirm', '/nowhere'])(
  'the page %s has a policy that lets it work, before it has one of its own',
  (address) => {
    expect(isPage(address)).toBe(true);
    const [policy] = pages?.headers ?? [];
    expect(policy?.value).toMatch(/script-src 'self' 'unsafe-inline';/);
    expect(policy?.value).not.toMatch(/sha256|nonce/);
  },
);

test.each(['/api/health', '/images/a.webp', '/_next/static/a.js', '/t/a', '/video-frame'])(
  '%s is no page',
  (address) => {
    expect(isPage(address)).toBe(false);
  },
);

test.each([
  ['/', 'X-Content-Type-Options', 'nosniff'],
  ['/nowhere', 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['/', 'X-Frame-Options', 'DENY'],
  ['/video-frame', 'X-Frame-Options', 'SAMEORIGIN'],
  ['/host/cabins/laurel-lantern/preview', 'X-Frame-Options', 'SAMEORIGIN'],
  ['/host/cabins/laurel-lantern', 'X-Frame-Options', 'DENY'],
  ['/host/cabins/laurel-lantern/preview/x', 'X-Frame-Options', 'DENY'],
  ['/host/cabins/laurel-lantern/photos', 'X-Frame-Options', 'DENY'],
  ['/cabins/laurel-lantern/preview', 'X-Frame-Options', 'DENY'],
  ['/images/a.webp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/stay/abc/map.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/stay/abc/postcard.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/cabins/pebble/stay.jpg', 'Cross-Origin-Resource-Policy', 'cross-origin'],
  ['/stay/abc/calendar.ics', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/imagesx/a.webp', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/stay/a', 'Referrer-Policy', 'no-referrer'],
  ['/stays', 'Referrer-Policy', 'strict-origin-when-cross-origin'],
])('%s has %s: %s', (address, name, value) => {
  expect(ownHeaders(address)[name]).toBe(value);
});

test.each([
  ['/', '()'],
  ['/cabins/laurel-lantern', '()'],
  ['/hosts', '()'],
  ['/host', '(self)'],
  ['/host/cabins/laurel-lantern', '(self)'],
])('%s may ask where a device is, and for its microphone: %s', (address, allowed) => {
  const policy = ownHeaders(address)['Permissions-Policy'];
  expect(policy).toContain(`geolocation=${allowed},`);
  expect(policy).toContain(`microphone=${allowed},`);
  expect(policy).toContain('camera=()');
});

test.each(['/', '/api', '/t/a/b', '/cabins', '/images/a.webp'])(
  'the policy of a page is left to the page (%s)',
  (address) => {
    expect(ownHeaders(address)).not.toHaveProperty('Content-Security-Policy');
  },
);

test.each([true, false])(
  'next.config.ts lets the preview of a cabin be framed (development: %s)',
  (isDevelopment) => {
    const rules = configuredHeaders(readPolicySettings({}), isDevelopment);
    const framed = rules.filter(({ headers }) =>
      headers.some(
        ({ key, value }) =>
          key === 'Content-Security-Policy' && value.includes("frame-ancestors 'self'"),
      ),
    );
    expect(framed.map(({ source }) => source)).toEqual([
      '/:address(host/(?:cabins|posts)/[^/]+/preview)',
      '/:address(video-frame)',
    ]);
  },
);
