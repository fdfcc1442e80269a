import fc from 'fast-check';
import { BOOKING_STATUSES } from '@/lib/domain/bookings/booking-status';
import { refundCents, type CancelledBy, type RefundInput } from '@/lib/domain/bookings/refund';

const DEADLINE = new Date('2031-05-01T04:00:00Z');
const BASE: RefundInput = {
  paidCents: 88_622,
  status: 'confirmed',
  by: 'guest',
  deadline: DEADLINE,
  now: new Date('2031-04-30T12:00:00Z'),
};

test.each<[string, Partial<RefundInput>, number]>([
  ['in time', {}, 88_622],
  ['a millisecond before the deadline', { now: new Date(DEADLINE.getTime() - 1) }, 88_622],
  ['at the deadline', { now: DEADLINE }, 0],
  ['after it', { now: new Date('2031-05-02T00:00:00Z') }, 0],
  ['by the host, after it', { now: new Date('2031-05-02T00:00:00Z'), by: 'host' }, 88_622],
  ['by the system, after it', { now: new Date('2031-05-02T00:00:00Z'), by: 'system' }, 88_622],
  ['nothing paid', { paidCents: 0 }, 0],
  ['not confirmed yet', { status: 'pending_payment' }, 0],
  ['cancelled before', { status: 'cancelled' }, 0],
  ['over', { status: 'completed' }, 0],
])('%s', (_, change, cents) => {
  expect(refundCents({ ...BASE, ...change })).toBe(cents);
});

test('all or nothing, never more than was paid, and waiting never pays', () => {
  const input = fc.record({
    paidCents: fc.nat(10_000_000),
    status: fc.constantFrom(...BOOKING_STATUSES),
    by: fc.constantFrom<CancelledBy>('guest', 'host', 'system'),
    deadline: fc.constant(DEADLINE),
    now: fc.date({ min: new Date('2031-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
  });
  fc.assert(
    fc.property(input, fc.nat(1e9), (now, waitMs) => {
      const cents = refundCents(now);
      expect([0, now.paidCents]).toContain(cents);
      const later = refundCents({ ...now, now: new Date(now.now.getTime() + waitMs) });
      expect(later).toBeLessThanOrEqual(cents);
    }),
  );
});
