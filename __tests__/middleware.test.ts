import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server';
import { NextRequest, type NextResponse } from 'next/server';
import { formatPictureUrl, SCREEN_WIDTHS, SMALL_WIDTHS } from '@/lib/domain/values/picture-urls';
import { config, middleware } from '@/middleware';

const SITE = 'https://cabins.example';

// As Node hands them over.
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const matches = (
  path: string,
  headers: Record<string, string> = {},
  cookies: Record<string, string> = {},
) => doesMatch({ config, url: `${SITE}${path}`, headers: lowerCased(headers), cookies });

const answer = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`${SITE}${path}`, { headers })) as NextResponse;

const cookieOf = (path: string, headers: Record<string, string> = {}) =>
  answer(path, headers).headers.get('Set-Cookie');

const SIGNS: [path: string, headers: Record<string, string>, source: string][] = [
  ['/?utm_source=tiktok', {}, 'tiktok'],
  ['/cabins/laurel-lantern?utm_source=ig', {}, 'instagram'],
  ['/?ttclid=1', {}, 'tiktok'],
  ['/?igsh=1', {}, 'instagram'],
  ['/?igshid=1', {}, 'instagram'],
  ['/cabins?fbclid=1', {}, 'facebook'],
  ['/from-tiktok', {}, 'tiktok'],
  ['/l/Instagram', {}, 'instagram'],
  ...[
    'https://www.tiktok.com/',
    'https://linktr.ee/x',
    'https://beacons.ai/x',
    'https://bio.link/x',
    'https://lnk.bio/x',
    'https://linkin.bio/x',
    'https://taplink.cc/x',
    'android-app://com.zhiliaoapp.musically/',
    'android-app://com.ss.android.ugc.trill/',
  ].map((Referer): [string, Record<string, string>, string] => ['/', { Referer }, 'tiktok']),
  ['/', { Referer: 'https://l.instagram.com/' }, 'instagram'],
  ['/', { Referer: 'https://ig.me/x' }, 'instagram'],
  ['/', { Referer: 'https://m.facebook.com/' }, 'facebook'],
  ['/', { Referer: 'https://fb.me/x' }, 'facebook'],
  ['/', { Referer: 'https://fb.com/x' }, 'facebook'],
  ['/', { Referer: 'https://www.messenger.com/' }, 'facebook'],
  ['/', { 'User-Agent': 'x BytedanceWebview/1' }, 'tiktok'],
  ['/', { 'User-Agent': 'musical_ly_39 x' }, 'tiktok'],
  ['/', { 'User-Agent': 'x Instagram 400.0' }, 'instagram'],
  ['/', { 'User-Agent': 'x [FBAN/FBIOS;FBAV/1]' }, 'facebook'],
  ['/', { 'User-Agent': 'x [FB_IAB/FB4A]' }, 'facebook'],
];

test.each(SIGNS)('%s %p is noted as %s, for the session', (path, headers, source) => {
  expect(matches(path, headers)).toBe(true);
  const response = answer(path, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('Set-Cookie')).toBe(
    `traffic_source=${source}; Path=/; Secure; SameSite=lax`,
  );
  expect(response.headers.get('Cache-Control')).toContain('private');
});

test.each([
  ['/', {}],
  [
    '/cabins?filter=pool',
    { Referer: 'https://www.google.com/', 'User-Agent': 'Mozilla/5.0 Safari' },
  ],
  ['/blog/leaves', { Referer: `${SITE}/cabins` }],
  ['/plan', {}],
])('%s %p has no sign: the page is served as if there were no middleware', (path, headers) => {
  expect(matches(path, headers)).toBe(false);
  expect(cookieOf(path, headers)).toBeNull();
});

test.each<Record<string, string>>([
  { 'Next-Action': 'a'.repeat(42) },
  { 'Content-Type': 'multipart/form-data; boundary=a' },
  { 'Content-Type': 'Multipart/Form-Data; boundary=a' },
])('an action is not run past the console: %p', (headers) => {
  for (const path of ['/', '/about', '/cabins/laurel-lantern', '/booking', '/from-tiktok']) {
    expect(matches(path, headers)).toBe(true);
    const own = { ...headers, Origin: SITE, Host: 'cabins.example' };
    const request = new NextRequest(`${SITE}${path}`, { method: 'POST', headers: own });
    expect((middleware(request) as NextResponse).status).toBe(403);
  }
  expect(matches('/api/quote', headers)).toBe(false);
});

test.each([
  '/api/track/visit?utm_source=tiktok',
  '/_next/static/chunks/a.js?fbclid=1',
  '/p/720/cabins/pebble/hero.webp',
  '/images/home-hero.webp?utm_source=tiktok',
  '/sitemap.xml?utm_source=tiktok',
  '/robots.txt?fbclid=1',
])('%s is not looked at', (path) => {
  expect(matches(path, { 'User-Agent': 'x Instagram 400.0' })).toBe(false);
});

test.each<[string, Record<string, string>]>([
  ['/blog/tiktok-cabins', {}],
  ['/blog/autumn', { 'User-Agent': 'x Instagram 400.0' }],
  ['/blog/autumn', { Referer: `${SITE}/?utm_campaign=facebook` }],
])('nor what a page fetches (%s %p)', (path, headers) => {
  expect(matches(path, headers)).toBe(true);
  expect(matches(path, { ...headers, rsc: '1' })).toBe(false);
});

test('a source once noted stays, and an app’s browser is not looked at again', () => {
  const agent = { 'User-Agent': 'x Instagram 400.0' };
  expect(matches('/', agent, { traffic_source: 'tiktok' })).toBe(false);
  expect(cookieOf('/?utm_source=facebook', { Cookie: 'traffic_source=tiktok' })).toBeNull();
});

test('over plain http the cookie is not marked as secure, or no browser would keep it', () => {
  const response = middleware(
    new NextRequest('http://localhost:3000/?utm_source=tiktok'),
  ) as NextResponse;
  expect(response.headers.get('Set-Cookie')).not.toMatch(/secure/i);
});

test.each([
  ['/search?city=gatlinburg&x=1', '/cabins?city=gatlinburg'],
  ['/list-cabin', '/sign-up'],
])('%s is redirected for good, with its method', (from, to) => {
  expect(matches(from)).toBe(true);
  const { status, headers } = answer(from);
  expect([status, headers.get('Location')]).toEqual([308, `${SITE}${to}`]);
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('a redirect does not lose the sign that it leaves behind', () => {
  const { headers } = answer('/search?fbclid=1');
  expect(headers.get('Location')).toBe(`${SITE}/cabins`);
  expect(headers.get('Set-Cookie')).toContain('traffic_source=facebook');
  expect(headers.get('Cache-Control')).toContain('private');
});

test('nothing of a visitor’s own policy reaches a page, or it would be kept for others', () => {
  const headers = { 'Content-Security-Policy': "script-src 'nonce-mine'" };
  expect(matches('/', headers)).toBe(true);
  const passedOn = answer('/', headers).headers.get('x-middleware-override-headers') ?? '';
  expect(passedOn.split(',')).not.toContain('content-security-policy');
});

test.each([
  ['/cabins?city=gatlinburg&guests=2', '/cabins/results?city=gatlinburg&guests=2'],
  [
    '/cabins/bear-hollow?check_in=2026-12-01&check_out=2026-12-04',
    '/cabins/bear-hollow/dated?check_in=2026-12-01&check_out=2026-12-04',
  ],
])('%s is rendered by a page of another address, with the same question', (path, page) => {
  expect(matches(path)).toBe(true);
  expect(answer(path).headers.get('x-middleware-rewrite')).toBe(SITE + page);
});

test('a navigation inside the site stays with the static page of a cabin', () => {
  const path = '/cabins/bear-hollow?check_in=2026-12-01&check_out=2026-12-04';
  expect(matches(path, { rsc: '1' })).toBe(false);
});

describe('in production, a page rendered per request', () => {
  let inProduction: typeof middleware;
  beforeAll(() => {
    jest.isolateModules(() => {
      jest.doMock('@/lib/env/mode', () => ({ isProduction: true }));
      inProduction = jest.requireActual<{ middleware: typeof middleware }>(
        '@/middleware',
      ).middleware;
    });
  });
  const open = async (path: string) =>
    (await inProduction(new NextRequest(`${SITE}${path}`))).headers;

  test('has a policy with a nonce of its own, which Next is told, and is kept nowhere', async () => {
    const [one, two] = [await open('/booking?cabin=a'), await open('/booking?cabin=a&fbclid=1')];
    const policy = one.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}' 'nonce-[\w-]{22}';/);
    expect(one.get('x-middleware-request-content-security-policy')).toBe(policy);
    expect(two.get('Content-Security-Policy')).not.toBe(policy);
    expect([one.get('Cache-Control'), two.get('Cache-Control')]).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
  });

  test('and no other one has', async () => {
    expect((await open('/?fbclid=1')).get('Content-Security-Policy')).toBeNull();
  });
});

describe('pictures', () => {
  const src = '/images/cabins/pebble/hero-2.webp';

  test.each([...SMALL_WIDTHS, ...SCREEN_WIDTHS])('%d wide: the site’s own pass unseen', (width) => {
    expect(matches(formatPictureUrl({ src, width, quality: 70 }, true))).toBe(false);
  });

  test.each([
    '/p/0720/cabins/pebble/hero-2.webp',
    '/p/721/cabins/pebble/hero-2.webp',
    '/p/720/cabins/%70ebble/hero-2.webp',
    '/p/720/cabins//pebble/hero-2.webp',
    '/_next/image?url=/images/cabins/pebble/hero-2.webp&w=720&q=70',
    '/_next/image?url=/images/cabins/%2570ebble/hero-2.webp&w=720&q=50',
    '/_next/image?url=/images/cabins/./pebble/hero-2.webp&w=720&q=50',
    '/_next/image?w=720&url=/images/cabins/pebble/hero-2.webp&q=50',
  ])('a second address is refused: %s', (path) => {
    expect(matches(path)).toBe(true);
    const { status, headers } = answer(path);
    expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store']);
  });

  const long = formatPictureUrl({ src, width: 1200, quality: 50 }, true);
  test.each([
    ['as the site writes it', long],
    ['as Next writes it anew', long.replace(src, encodeURIComponent(src))],
  ])('the long address of another quality is let through, %s', (_, path) => {
    const { status, headers } = answer(path);
    expect([status, headers.get('x-middleware-next')]).toEqual([200, '1']);
  });
});

test.each([
  ['/cabins/', '/cabins'],
  ['/areas/gatlinburg//?utm_source=tiktok&x=1', '/areas/gatlinburg?utm_source=tiktok&x=1'],
  ['/api/health/', '/api/health'],
  ['/.//evil.example/', '/evil.example'],
  ['/%2Fevil.example/', '/%2Fevil.example'],
])('%s leads to %s, with the headers of every answer', (path, target) => {
  expect(matches(path)).toBe(true);
  const { status, headers } = answer(path);
  expect([status, headers.get('Location')]).toEqual([308, SITE + target]);
});

test.each(['/', '/cabins', '/areas/gatlinburg?x=a/', '/_next/static/a.js'])(
  '%s has no slash at its end',
  (path) => {
    expect(matches(path)).toBe(false);
    expect(answer(path).headers.get('Location')).toBeNull();
  },
);
