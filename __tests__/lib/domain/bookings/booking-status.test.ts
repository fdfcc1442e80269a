import fc from 'fast-check';
import {
  awaitsPayment,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  occupiesNights,
  type BookingStatus,
} from '@/lib/domain/bookings/booking-status';

const ALLOWED = [
  'held→pending_payment held→confirmed held→expired held→cancelled',
  'pending_payment→confirmed pending_payment→expired pending_payment→cancelled',
  'confirmed→cancelled confirmed→completed',
  'expired→confirmed expired→refunded',
  'cancelled→refunded',
].flatMap((line) => line.split(' '));

test('a booking may move just so', () => {
  const moves = BOOKING_STATUSES.flatMap((from) =>
    BOOKING_TRANSITIONS[from].map((to) => `${from}→${to}`),
  );
  expect(moves.sort()).toEqual([...ALLOWED].sort());
});

test('every way through the table ends, and only an end has no way on', () => {
  const walk = fc.array(fc.nat(10), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(walk, (choices) => {
      const seen: BookingStatus[] = ['held'];
      for (const choice of choices) {
        const ways = BOOKING_TRANSITIONS[seen.at(-1) ?? 'held'];
        const next = ways[choice % Math.max(1, ways.length)];
        if (!next) break;
        seen.push(next);
      }
      // Never twice in one status, and money that came back never buys nights again.
      expect(new Set(seen).size).toBe(seen.length);
      const end = seen.indexOf('refunded');
      if (end >= 0) expect(end).toBe(seen.length - 1);
    }),
  );
});

test.each<[BookingStatus, boolean, boolean]>([
  ['held', true, true],
  ['pending_payment', true, true],
  ['confirmed', false, true],
  ['completed', false, true],
  ['cancelled', false, false],
  ['expired', false, false],
  ['refunded', false, false],
])('%s: awaits its payment %s, keeps its nights %s', (status, awaits, keeps) => {
  expect([awaitsPayment(status), occupiesNights(status)]).toEqual([awaits, keeps]);
});
