/** @jest-environment node */
import { isDealLive, type DailyDeal } from '@/lib/domain/deal';

const deal: DailyDeal = {
  id: 'deal',
  cabinId: 'cabin',
  discountPercent: 15,
  startsAt: '2026-11-20T00:00:00+00:00',
  expiresAt: '2026-11-21T00:00:00.000Z',
};

test.each([
  ['2026-11-19T23:59:59.999Z', false],
  ['2026-11-20T00:00:00.000Z', true],
  ['2026-11-20T23:59:59.999Z', true],
  ['2026-11-21T00:00:00.000Z', false],
])('at %s live: %p', (now, expected) => {
  expect(isDealLive(deal, new Date(now))).toBe(expected);
});

test('instants in another offset are the same instants', () => {
  const eastern = { ...deal, startsAt: '2026-11-19T19:00:00-05:00' };
  expect(isDealLive(eastern, new Date('2026-11-20T00:00:00Z'))).toBe(true);
  expect(isDealLive(eastern, new Date('2026-11-19T23:59:59Z'))).toBe(false);
});

test.each(['', 'soon', '2026-13-45T00:00:00Z'])(
  'a deal expiring at %p is not live',
  (expiresAt) => {
    expect(isDealLive({ ...deal, expiresAt }, new Date('2026-11-20T12:00:00Z'))).toBe(false);
  },
);
