import fc from 'fast-check';
import { utcDate } from '@/lib/domain/values/calendar-date';
import {
  countdownText,
  dealTimeLeftMs,
  isDealLive,
  isDealUnlocked,
  wasDealUnlocked,
  type DailyDeal,
  type DealUnlock,
} from '@/lib/domain/pricing/deal';

const deal: DailyDeal = {
  id: 'deal',
  cabinId: 'cabin',
  discountPercent: 15,
  startsAt: '2026-11-20T00:00:00+00:00',
  expiresAt: '2026-11-21T00:00:00.000Z',
};
const START = Date.parse(deal.startsAt);
const END = Date.parse(deal.expiresAt);
const DAY_MS = 86_400_000;

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

const UNREADABLE = ['', 'soon', '2026-13-45T00:00:00Z'];
test.each(UNREADABLE)('a deal expiring at %p is not live', (expiresAt) => {
  const broken = { ...deal, expiresAt };
  const now = new Date('2026-11-20T12:00:00Z');
  expect(isDealLive(broken, now)).toBe(false);
  expect(dealTimeLeftMs(broken, now)).toBe(0);
  expect(countdownText(broken, now)).toBeNull();
  const unlock = { id: 'deal', date: '2026-11-20' };
  expect(wasDealUnlocked(broken, unlock, now)).toBe(true);
});

test.each([
  ['2026-11-20T00:00:00.000Z', '24:00:00'],
  ['2026-11-20T00:00:00.001Z', '24:00:00'],
  ['2026-11-20T00:00:01.000Z', '23:59:59'],
  ['2026-11-20T18:47:27.000Z', '05:12:33'],
  ['2026-11-20T23:00:00.000Z', '01:00:00'],
  ['2026-11-20T23:00:00.001Z', '01:00:00'],
  ['2026-11-20T23:59:00.000Z', '00:01:00'],
  ['2026-11-20T23:59:59.000Z', '00:00:01'],
  ['2026-11-20T23:59:59.999Z', '00:00:01'],
  ['2026-11-21T00:00:00.000Z', null],
  ['2026-12-24T00:00:00.000Z', null],
])('at %s the countdown reads %p', (now, expected) => {
  expect(countdownText(deal, new Date(now))).toBe(expected);
});

test('the countdown names the seconds left, and ends when the deal does', () => {
  fc.assert(
    fc.property(fc.integer({ min: START - DAY_MS, max: END + DAY_MS }), (instant) => {
      const now = new Date(instant);
      const text = countdownText(deal, now);
      if (instant >= END) {
        expect(text).toBeNull();
        return;
      }
      expect(text).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/);
      const [hours = 0, minutes = 0, seconds = 0] = String(text).split(':').map(Number);
      const shownMs = (hours * 3600 + minutes * 60 + seconds) * 1000;
      expect(shownMs).toBeGreaterThan(0);
      expect(shownMs - (END - instant)).toBeGreaterThanOrEqual(0);
      expect(shownMs - (END - instant)).toBeLessThan(1000);
    }),
  );
});

test.each<[string, DealUnlock | null, string, boolean]>([
  ['nothing stored', null, '2026-11-20T12:00:00Z', false],
  ['revealed today', { id: 'deal', date: '2026-11-20' }, '2026-11-20T12:00:00Z', true],
  ['at the first instant', { id: 'deal', date: '2026-11-20' }, '2026-11-20T00:00:00Z', true],
  ['at the last instant', { id: 'deal', date: '2026-11-20' }, '2026-11-20T23:59:59.999Z', true],
  ['a day later', { id: 'deal', date: '2026-11-20' }, '2026-11-21T00:00:00Z', false],
  ['another deal', { id: 'other', date: '2026-11-20' }, '2026-11-20T12:00:00Z', false],
  ['yesterday’s date', { id: 'deal', date: '2026-11-19' }, '2026-11-20T12:00:00Z', false],
  ['tomorrow’s date', { id: 'deal', date: '2026-11-21' }, '2026-11-20T12:00:00Z', false],
  ['no date', { id: 'deal', date: '' }, '2026-11-20T12:00:00Z', false],
  ['a broken date', { id: 'deal', date: '20.11.2026' }, '2026-11-20T12:00:00Z', false],
  ['a date with a time', { id: 'deal', date: '2026-11-20T00:00' }, '2026-11-20T12:00:00Z', false],
  ['no id', { id: '', date: '2026-11-20' }, '2026-11-20T12:00:00Z', false],
])('%s is unlocked: %#', (_name, unlock, now, expected) => {
  expect(isDealUnlocked(deal, unlock, new Date(now))).toBe(expected);
});

test('a revealed deal still shows as revealed after its day', () => {
  const unlock = { id: 'deal', date: '2026-11-20' };
  expect(wasDealUnlocked(deal, unlock, new Date('2026-11-20T12:00:00Z'))).toBe(true);
  expect(wasDealUnlocked(deal, unlock, new Date('2026-11-21T08:00:00Z'))).toBe(true);
  expect(wasDealUnlocked(deal, null, new Date('2026-11-21T08:00:00Z'))).toBe(false);
  const fromTheDayAfter = { ...unlock, date: '2026-11-21' };
  expect(wasDealUnlocked(deal, fromTheDayAfter, new Date('2026-11-21T08:00:00Z'))).toBe(false);
});

test('a deal is to be had exactly while it is unlocked and not expired', () => {
  const unlocks = fc.option(
    fc.record({
      id: fc.constantFrom('deal', 'other', ''),
      date: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '', 'x'),
    }),
  );
  fc.assert(
    fc.property(unlocks, fc.integer({ min: START - DAY_MS, max: END + DAY_MS }), (unlock, at) => {
      const now = new Date(at);
      const isDue =
        unlock?.id === 'deal' && unlock.date === utcDate(now) && START <= at && at < END;
      const isHad = isDealUnlocked(deal, unlock, now) && isDealLive(deal, now);
      expect(isHad).toBe(isDue);
      expect(isHad).toBe(
        isDealUnlocked(deal, unlock, now) && countdownText(deal, now) !== null && at >= START,
      );
    }),
    { numRuns: 500, examples: [[{ id: 'deal', date: '2026-11-20' }, END - 1]] },
  );
});
