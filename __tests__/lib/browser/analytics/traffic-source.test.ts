/** @jest-environment jsdom */
import { trafficSource } from '@/lib/browser/analytics/traffic-source';
import { removeSession, STORAGE_KEYS } from '@/lib/browser/storage/storage';

const KEY = STORAGE_KEYS.trafficSource;
const arriveAt = (path: string) => window.history.replaceState(null, '', path);
const forgetCookie = () => (document.cookie = 'traffic_source=; max-age=0; path=/');

function refuse(): never {
  throw new DOMException('The operation is insecure', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  removeSession(KEY);
  forgetCookie();
  arriveAt('/');
});

test('the detected source is mirrored to the session', () => {
  arriveAt('/?utm_source=tiktok');
  expect(trafficSource()).toBe('tiktok');
  expect(window.sessionStorage.getItem(KEY)).toBe('tiktok');
});

test('and noted in the cookie, which a page from a cache came without', () => {
  arriveAt('/?fbclid=1');
  trafficSource();
  expect(document.cookie).toBe('traffic_source=facebook');
});

test('a visitor from nowhere gets no cookie, and one that is there stays', () => {
  trafficSource();
  expect(document.cookie).toBe('');
  removeSession(KEY);
  document.cookie = 'traffic_source=instagram; path=/';
  arriveAt('/?utm_source=tiktok');
  trafficSource();
  expect(document.cookie).toBe('traffic_source=instagram');
});

test('it is chosen once per session', () => {
  arriveAt('/?fbclid=1');
  expect(trafficSource()).toBe('facebook');
  arriveAt('/?utm_source=tiktok');
  expect(trafficSource()).toBe('facebook');
});

test('"unknown" is a choice too', () => {
  expect(trafficSource()).toBe('unknown');
  arriveAt('/?utm_source=tiktok');
  expect(trafficSource()).toBe('unknown');
});

test.each(['tiktok', 'instagram', 'facebook'])('a stored %s wins over everything', (network) => {
  window.sessionStorage.setItem(KEY, network);
  document.cookie = `traffic_source=${network === 'tiktok' ? 'facebook' : 'tiktok'}; path=/`;
  arriveAt('/?utm_source=instagram&ttclid=1');
  expect(trafficSource()).toBe(network);
});

test.each(['', 'myspace', 'TIKTOK', '{"a":1}'])('the stored %p is no choice', (stored) => {
  window.sessionStorage.setItem(KEY, stored);
  arriveAt('/?utm_source=instagram');
  expect(trafficSource()).toBe('instagram');
});

test('the server’s cookie wins over detection in the browser', () => {
  document.cookie = 'other=1; path=/';
  document.cookie = 'traffic_source=instagram; path=/';
  arriveAt('/?utm_source=tiktok');
  expect(trafficSource()).toBe('instagram');
  expect(window.sessionStorage.getItem(KEY)).toBe('instagram');
});

test.each(['tiktok', 'instagram', 'facebook'])(
  'a stored "unknown" stays for the session, whatever of %s comes later',
  (network) => {
    window.sessionStorage.setItem(KEY, 'unknown');
    document.cookie = `traffic_source=${network}; path=/`;
    arriveAt(`/?utm_source=${network}`);
    expect(trafficSource()).toBe('unknown');
    expect(window.sessionStorage.getItem(KEY)).toBe('unknown');
  },
);

test('a cookie with another value says nothing', () => {
  document.cookie = 'traffic_source=<script>; path=/';
  arriveAt('/?igsh=1');
  expect(trafficSource()).toBe('instagram');
});

test('storage and cookies refused: still detected, and kept while the page lives', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  arriveAt('/?utm_source=tiktok');
  expect(trafficSource()).toBe('tiktok');
  arriveAt('/cabins');
  expect(trafficSource()).toBe('tiktok');
});
