/** @jest-environment jsdom */
import {
  getDeal,
  reportUnlock,
  storedUnlock,
  subscribeToUnlock,
  unlockDeal,
} from '@/lib/browser/deal';
import { makeDeal } from '../../components/deal/make-deal';

const NOW = new Date('2026-11-20T23:59:59Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('an unlock is kept under its two keys, with the UTC date', () => {
  expect(storedUnlock()).toBeNull();
  unlockDeal({ id: 'deal' });
  expect({ ...window.localStorage }).toEqual({
    unlockedDailyDeal: 'deal',
    unlockedDailyDealDate: '2026-11-20',
  });
  expect(storedUnlock()).toEqual({ id: 'deal', date: '2026-11-20' });
  expect(storedUnlock()).toBe(storedUnlock());
});

test('an incomplete unlock does not count', () => {
  window.localStorage.setItem('unlockedDailyDealDate', '2026-11-20');
  expect(storedUnlock()).toBeNull();
});

test('listeners hear of this tab, of others, and of a page that comes back', () => {
  const heard = jest.fn();
  const stop = subscribeToUnlock(heard);
  unlockDeal({ id: 'deal' });
  expect(heard).toHaveBeenCalled();
  for (const event of [
    new StorageEvent('storage', { key: 'unlockedDailyDeal' }),
    new StorageEvent('storage', { key: null }),
    new Event('pageshow'),
  ]) {
    heard.mockClear();
    window.dispatchEvent(event);
    expect(heard).toHaveBeenCalled();
  }
  heard.mockClear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(heard).not.toHaveBeenCalled();
});

const answer = (status: number, body: unknown) =>
  jest.fn().mockResolvedValue({ ok: status < 400, status, json: async () => body });

test('the deal comes with its cabin as a card needs it', async () => {
  globalThis.fetch = answer(200, { deal: makeDeal() });
  expect(await getDeal()).toMatchObject({
    discountPercent: 20,
    expiresAt: '2026-11-21T00:00:00+00:00',
    cabin: { slug: 'laurel-lantern', amenities: ['hot_tub'], averageRating: 4.7, tiktokId: null },
  });
  globalThis.fetch = answer(200, { deal: null });
  expect(await getDeal()).toBeNull();
});

test.each([
  [503, {}],
  [200, {}],
  [200, { deal: 'today' }],
  [200, { deal: { ...makeDeal(), cabin: null } }],
  [200, { deal: makeDeal({ expires_at: 'soon' }) }],
])('an answer of %i with %j is an error', async (status, body) => {
  globalThis.fetch = answer(status, body);
  await expect(getDeal()).rejects.toThrow();
});

test('a page opened from a tool that builds sites reports nothing', () => {
  const fetch = jest.fn();
  globalThis.fetch = fetch;
  jest.spyOn(document, 'referrer', 'get').mockReturnValueOnce('https://lovable.dev/projects');
  reportUnlock('deal');
  expect(fetch).not.toHaveBeenCalled();
});

test('the report outlives the page and never fails', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetch;
  reportUnlock('deal');
  expect(fetch).toHaveBeenCalledWith(
    '/api/deal/unlock',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
  const [[, { body }]] = fetch.mock.calls as [[string, { body: string }]];
  expect(JSON.parse(body)).toEqual({ deal_id: 'deal', session_id: expect.any(String) });
  await jest.runAllTimersAsync();
  expect(warn).toHaveBeenCalledTimes(1);
});
