/** @jest-environment jsdom */
import fc from 'fast-check';
import type * as Session from '@/lib/browser/storage/session';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const OTHER = '11111111-2222-4333-8444-555555555555';

/** The modules as another page load has them. */
function loadPage(): typeof Session {
  let page: typeof Session | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Session>('@/lib/browser/storage/session');
  });
  if (!page) throw new Error('The module did not load');
  return page;
}

const dropCookie = () => (document.cookie = 'session_id=; Max-Age=0; Path=/');
const storedExpiry = () =>
  (JSON.parse(window.localStorage.getItem('session-id') ?? '{}') as { expires?: number }).expires;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'cookie');
  dropCookie();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the session id', () => {
  test('is a uuid, the same on every page', () => {
    const id = loadPage().sessionId();
    expect(id).toMatch(UUID);
    expect(loadPage().sessionId()).toBe(id);
    expect(document.cookie).toBe(`session_id=${id}`);
  });

  test('lives thirty days in a cookie of the whole site that other sites do not send', () => {
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    const id = loadPage().sessionId();
    expect(write).toHaveBeenCalledWith(`session_id=${id}; Max-Age=2592000; Path=/; SameSite=Lax`);
  });

  test.each([
    ['the cookie is lost', dropCookie],
    ['local storage is emptied', () => window.localStorage.clear()],
  ])('survives when %s', (_, lose) => {
    const id = loadPage().sessionId();
    lose();
    expect(loadPage().sessionId()).toBe(id);
    expect(document.cookie).toBe(`session_id=${id}`);
    expect(storedExpiry()).toBe(Date.now() + 30 * DAY_MS);
  });

  test('ends thirty days after the last visit and not before', () => {
    const id = loadPage().sessionId();
    dropCookie();
    jest.advanceTimersByTime(30 * DAY_MS - 1);
    expect(loadPage().sessionId()).toBe(id);
    dropCookie();
    jest.advanceTimersByTime(30 * DAY_MS);
    expect(loadPage().sessionId()).not.toBe(id);
  });

  test('is renewed in a page that stays open', () => {
    const page = loadPage();
    page.sessionId();
    jest.advanceTimersByTime(DAY_MS);
    page.sessionId();
    expect(storedExpiry()).toBe(Date.now() + 30 * DAY_MS);
  });

  test('lasts as long as the page where cookies and storage are refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const page = loadPage();
    const id = page.sessionId();
    expect(id).toMatch(UUID);
    jest.advanceTimersByTime(2 * DAY_MS);
    expect(page.sessionId()).toBe(id);
    expect(page.analyticsSessionId()).toBe(page.analyticsSessionId());
  });

  test('works without crypto.randomUUID', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    expect(loadPage().sessionId()).toMatch(UUID);
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  });

  test('is never what somebody wrote into the cookie or the storage', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('', 'null', '{}', '[]', OTHER.toUpperCase(), `${OTHER}x`),
      fc.record({ id: fc.string(), expires: fc.anything() }).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(hostile, hostile, (cookie, stored) => {
        document.cookie = `session_id=${encodeURIComponent(cookie)}; Path=/`;
        window.localStorage.setItem('session-id', stored);
        expect(loadPage().sessionId()).toMatch(UUID);
      }),
      { numRuns: 100 },
    );
  });

  test('takes a stored id that is one, whatever stands in the other cookies', () => {
    document.cookie = `x_session_id=${crypto.randomUUID?.() ?? 'x'}; Path=/`;
    document.cookie = `session_id=${OTHER}; Path=/`;
    expect(loadPage().sessionId()).toBe(OTHER);
    document.cookie = 'x_session_id=; Max-Age=0; Path=/';
  });
});

describe('the analytics session id', () => {
  test('is another uuid, kept for the browser session', () => {
    const page = loadPage();
    const id = page.analyticsSessionId();
    expect(id).toMatch(UUID);
    expect(id).not.toBe(page.sessionId());
    expect(loadPage().analyticsSessionId()).toBe(id);
    window.sessionStorage.clear();
    expect(loadPage().analyticsSessionId()).not.toBe(id);
  });

  test('replaces a value that is not a UUID', () => {
    window.sessionStorage.setItem('analytics-session-id', '<script>');
    expect(loadPage().analyticsSessionId()).toMatch(UUID);
  });
});
