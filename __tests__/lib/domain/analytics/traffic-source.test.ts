import fc from 'fast-check';
import {
  cookieForArrival,
  detectTrafficSource,
  isNetwork,
  TRAFFIC_SOURCES,
  trafficSourceCookie,
} from '@/lib/domain/analytics/traffic-source';
import { passesOver } from '@/__tests__/processor-time';

const SITE = 'https://cabins.example';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Safari/605';

const arrive = (path: string, referrer = '', userAgent = SAFARI) =>
  detectTrafficSource({ url: `${SITE}${path}`, referrer, userAgent });

test.each([
  ['tiktok', '/?utm_source=tiktok'],
  ['tiktok', '/?utm_source=TikTok'],
  ['tiktok', '/?UTM_SOURCE=tiktok_ads'],
  ['tiktok', '/?utm_source=tt'],
  ['tiktok', '/?utm_source=linktree'],
  ['tiktok', '/?utm_source=linktr.ee'],
  ['instagram', '/cabins?filter=pool&utm_source=instagram'],
  ['instagram', '/?utm_source=ig'],
  ['facebook', '/?utm_source=facebook'],
  ['facebook', '/?utm_source=fb'],
  ['unknown', '/?utm_source=newsletter'],
  ['unknown', '/?utm_source='],
  ['unknown', '/?utm_source=constructor'],
  ['tiktok', '/?ttclid=E.C.P.123'],
  ['instagram', '/?igsh=MzRlODBi'],
  ['instagram', '/?igshid=MzRlODBi'],
  ['facebook', '/?fbclid=IwAR0'],
  ['unknown', '/?fbclid='],
  ['tiktok', '/from-tiktok'],
  ['instagram', '/l/Instagram/summer'],
  ['facebook', '/facebook'],
  ['unknown', '/cabins?city=tiktok'],
  ['unknown', '/'],
])('%s: %s', (source, path) => {
  expect(arrive(path)).toBe(source);
});

test.each([
  ['tiktok', 'https://www.tiktok.com/'],
  ['tiktok', 'https://VM.TIKTOK.com/abc'],
  ['tiktok', 'android-app://com.zhiliaoapp.musically/'],
  ['tiktok', 'https://linktr.ee/mountainmama'],
  ['tiktok', 'https://beacons.ai/mountainmama'],
  ['instagram', 'https://l.instagram.com/?u=x'],
  ['instagram', 'android-app://com.instagram.android/'],
  ['facebook', 'https://l.facebook.com/l.php?u=x'],
  ['facebook', 'https://m.facebook.com/'],
  ['facebook', 'http://lm.facebook.com'],
  ['unknown', 'https://www.google.com/search?q=tiktok'],
  ['unknown', 'https://nottiktok.com/'],
  ['unknown', 'https://tiktok.com.evil.example/'],
  ['unknown', `${SITE}/blog/instagram-porches`],
  ['unknown', 'instagram'],
  ['unknown', 'about:client'],
  ['unknown', 'http://['],
])('%s: from %s', (source, referrer) => {
  expect(arrive('/', referrer)).toBe(source);
});

test.each([
  ['tiktok', 'musical_ly_2026 BytedanceWebview/d8a21c6'],
  ['tiktok', 'Mozilla/5.0 (Linux; Android 16) trill TikTok 39.1'],
  ['instagram', 'Mozilla/5.0 (iPhone) Instagram 400.0.0.1 (iPhone17,1)'],
  ['instagram', 'Mozilla/5.0 (Linux; Android 16) Instagram 400.0 [FB_IAB/FB4A;]'],
  ['facebook', 'Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/500.0]'],
  ['facebook', 'Mozilla/5.0 (Linux; Android 16) [FB_IAB/FB4A;FBAV/500.0]'],
  ['unknown', SAFARI],
  ['unknown', ''],
])('%s: inside the app %s', (source, userAgent) => {
  expect(arrive('/', '', userAgent)).toBe(source);
});

test.each<[string, string, string, string, string]>([
  ['utm_source before a click id', 'instagram', '/?fbclid=1&utm_source=instagram', '', ''],
  ['an unknown utm_source leaves the click id', 'tiktok', '/?utm_source=x&ttclid=1', '', ''],
  ['a click id before the path', 'tiktok', '/facebook?ttclid=1', '', ''],
  ['the path before the referrer', 'facebook', '/facebook', 'https://www.tiktok.com/', ''],
  ['the referrer before the app', 'tiktok', '/', 'https://www.tiktok.com/', 'Instagram 400'],
  ['a click id before the referrer', 'facebook', '/?fbclid=1', 'https://www.tiktok.com/', ''],
  ['Instagram’s own fbclid', 'instagram', '/?fbclid=1', 'https://l.instagram.com/', ''],
  ['Instagram’s own fbclid in its app', 'instagram', '/?fbclid=1', '', 'Instagram 400'],
])('%s', (_, source, path, referrer, userAgent) => {
  expect(arrive(path, referrer, userAgent)).toBe(source);
});

test('anything can be asked about', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, text, text, (url, referrer, userAgent) => {
      expect(TRAFFIC_SOURCES).toContain(detectTrafficSource({ url, referrer, userAgent }));
    }),
  );
});

test.each(['http://[', 'javascript:alert(1)', '//', '\\\\evil', '%', '/%zz?utm_source=%ff', ''])(
  'the broken address %p is from nowhere',
  (url) => {
    expect(detectTrafficSource({ url, referrer: null, userAgent: null })).toBe('unknown');
  },
);

test('a megabyte of address takes no time', () => {
  const long = 'tiktok.'.repeat(150_000);
  const visit = () => arrive(`/x?a=${long}`, `https://${long}`, long);
  expect(passesOver(long, 1000, visit)).toBeLessThan(1000);
});

test('upper and lower case are the same', () => {
  const sign = fc.constantFrom(
    '/?utm_source=tiktok',
    '/?igsh=1',
    '/facebook',
    '/?fbclid=1',
    '/?ttclid=x',
  );
  fc.assert(
    fc.property(sign, fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }), (path, upper) => {
      const mixed = [...path].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join('');
      expect(arrive(mixed)).toBe(arrive(path));
    }),
  );
});

test.each([
  ['tiktok', true],
  ['unknown', false],
  ['TikTok', false],
  ['', false],
  [null, false],
  [{}, false],
])('%p is a network: %p', (value, expected) => {
  expect(isNetwork(value)).toBe(expected);
});

test('the cookie lasts for the session, and is secure where the site is', () => {
  expect(trafficSourceCookie('tiktok', true)).toBe(
    'traffic_source=tiktok; Path=/; Secure; SameSite=lax',
  );
  expect(trafficSourceCookie('tiktok', false)).toBe('traffic_source=tiktok; Path=/; SameSite=lax');
});

test.each([
  ['/?fbclid=1', undefined, 'traffic_source=facebook; Path=/; SameSite=lax'],
  ['/?fbclid=1', 'a=1; no_traffic_source=x', 'traffic_source=facebook; Path=/; SameSite=lax'],
  ['/?fbclid=1', 'a=1; traffic_source=tiktok', null],
  ['/?fbclid=1', 'traffic_source=', null],
  ['/', undefined, null],
])('a first visit to %s with the cookies %p is given %p', (url, cookies, cookie) => {
  expect(cookieForArrival({ url, cookies, isSecure: false })).toBe(cookie);
});
