import {
  endRefundCents,
  isCancellable,
  paidCents,
  phaseOf,
  refundNowCents,
  refundedCents,
  type Booking,
  type BookingPhase,
} from '@/lib/domain/bookings/booking';
import { CANCELLED, bookingOf, heldBookingOf, payment, refund } from '../../support/booking';

const at = (instant: string) => new Date(instant);
const BEFORE = at('2026-11-01T15:29:59Z');

const PHASES: [string, Booking, Date, BookingPhase][] = [
  ['a hold that runs', heldBookingOf(), BEFORE, 'waiting'],
  ['a hold at its last instant', heldBookingOf(), at('2026-11-01T15:30:00Z'), 'lapsed'],
  ['a hold without its time', heldBookingOf({ holdExpiresAt: null }), BEFORE, 'lapsed'],
  [
    'a hold nobody has paid for',
    heldBookingOf({ status: 'held', payments: [] }),
    BEFORE,
    'waiting',
  ],
  ['an expired one', heldBookingOf({ status: 'expired' }), BEFORE, 'lapsed'],
  [
    'an expired one, paid too late',
    heldBookingOf({ status: 'expired', payments: [payment()] }),
    BEFORE,
    'paid-too-late',
  ],
  ['a confirmed one', bookingOf(), BEFORE, 'coming'],
  ['the eve, late in the cabin’s zone', bookingOf(), at('2026-12-04T04:59:59Z'), 'coming'],
  ['the day of arrival', bookingOf(), at('2026-12-04T05:00:00Z'), 'here'],
  ['the day of departure', bookingOf(), at('2026-12-08T04:59:59Z'), 'here'],
  ['the day after', bookingOf(), at('2026-12-08T05:00:00Z'), 'over'],
  ['a completed one', bookingOf({ status: 'completed' }), BEFORE, 'over'],
  ['a cancelled one', bookingOf({ status: 'cancelled', ...CANCELLED }), BEFORE, 'cancelled'],
  ['a refunded one', bookingOf({ status: 'refunded', ...CANCELLED }), BEFORE, 'refunded'],
  ['one refunded unbooked', bookingOf({ status: 'refunded' }), BEFORE, 'paid-too-late'],
];

test.each(PHASES)('%s', (_, booking, now, phase) => {
  expect(phaseOf(booking, now)).toBe(phase);
});

test('only what is still to come can be cancelled', () => {
  const phases = [...new Set(PHASES.map(([, , , phase]) => phase))];
  expect(phases.filter(isCancellable)).toEqual(['waiting', 'coming']);
});

test.each<[string, Partial<Booking>, string, number]>([
  ['before the deadline', {}, '2026-11-20T04:59:59.999Z', 100_000],
  ['at the deadline', {}, '2026-11-20T05:00:00Z', 0],
  [
    'with a second payment on its way back',
    { payments: [payment(), payment()], refunds: [refund()] },
    '2026-11-01T15:00:00Z',
    100_000,
  ],
  [
    'with a refund that failed',
    { refunds: [refund({ status: 'failed' })] },
    '2026-11-01T15:00:00Z',
    100_000,
  ],
  [
    'of a hold',
    { status: 'pending_payment', payments: [payment({ status: 'open' })] },
    '2026-11-01T15:00:00Z',
    0,
  ],
])('the refund of a cancellation %s', (_, changes, now, cents) => {
  expect(refundNowCents(bookingOf(changes), at(now))).toBe(cents);
});

test('what counts as paid and as paid back', () => {
  const payments = [payment(), payment({ status: 'open' }), payment({ status: 'failed' })];
  expect(paidCents({ payments })).toBe(100_000);
  const refunds = [refund(), refund({ status: 'sent' }), refund({ status: 'failed' })];
  expect(refundedCents({ refunds })).toBe(200_000);
});

test.each([
  ['a cancellation', ['cancellation'], 100_000],
  ['a payment that came too late', ['late_payment'], 100_000],
  ['what went back before', ['partial', 'goodwill', 'moved'], 0],
  ['both', ['goodwill', 'cancellation'], 100_000],
])('the end of a booking pays back: %s', (_, reasons, cents) => {
  const refunds = reasons.map((reason) => refund({ reason }));
  expect(endRefundCents({ refunds })).toBe(cents);
  expect(endRefundCents({ refunds: refunds.map((each) => ({ ...each, status: 'failed' })) })).toBe(
    0,
  );
});
