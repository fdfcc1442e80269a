/** @jest-environment jsdom */
import { clearHandOff, readHandOff } from '@/lib/browser/storage/hand-off';

const KEY = 'bookingHandOff';
const STORED = {
  cabinName: 'Pebble',
  cabinSlug: 'pebble',
  checkIn: '2026-12-04',
  checkOut: '2026-12-07',
  adults: 2,
  children: 0,
  pets: 0,
  totalPrice: 100,
  lines: [{ code: 'nights', label: '3 nights', amountCents: 100 }],
};

beforeEach(() => window.sessionStorage.clear());

test('nothing stored is nothing, and no problem', () => {
  expect(readHandOff()).toBeNull();
});

test('reads what was stored, until it is cleared', () => {
  window.sessionStorage.setItem(KEY, JSON.stringify(STORED));
  expect(readHandOff()).toEqual(STORED);
  clearHandOff();
  expect(readHandOff()).toBeNull();
});

test('reads the deal it was made with', () => {
  const dailyDeal = { id: 'deal', discountPercent: 10, expiresAt: '2026-11-21T00:00:00Z' };
  const stored = { ...STORED, dailyDeal, isDailyDealUnlocked: true };
  window.sessionStorage.setItem(KEY, JSON.stringify(stored));
  expect(readHandOff()).toEqual(stored);
});

test.each([
  ['{oops'],
  [JSON.stringify({ ...STORED, dailyDeal: 'deal' })],
  [JSON.stringify({ ...STORED, dailyDeal: { discountPercent: 90 } })],
  ['"text"'],
  [JSON.stringify({ ...STORED, totalPrice: '100' })],
  [JSON.stringify({ ...STORED, lines: null })],
  [JSON.stringify({ ...STORED, lines: [{ code: 'nights', label: 1, amountCents: 1 }] })],
])('%s is logged and ignored', (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.sessionStorage.setItem(KEY, text);
  expect(readHandOff()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
