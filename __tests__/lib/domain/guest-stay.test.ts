import {
  isCancellable,
  paidCents,
  phaseOf,
  refundNowCents,
  refundedCents,
  type GuestStay,
  type StayPhase,
} from '@/lib/domain/guest-stay';
import { CANCELLED, guestStayOf, heldStayOf, payment, refund } from '../support/guest-stay';

const at = (instant: string) => new Date(instant);
const BEFORE = at('2026-11-01T15:29:59Z');

const PHASES: [string, GuestStay, Date, StayPhase][] = [
  ['a hold that runs', heldStayOf(), BEFORE, 'waiting'],
  ['a hold at its last instant', heldStayOf(), at('2026-11-01T15:30:00Z'), 'lapsed'],
  ['a hold without its time', heldStayOf({ holdExpiresAt: null }), BEFORE, 'lapsed'],
  ['a hold nobody has paid for', heldStayOf({ status: 'held', payments: [] }), BEFORE, 'waiting'],
  ['an expired one', heldStayOf({ status: 'expired' }), BEFORE, 'lapsed'],
  [
    'an expired one, paid too late',
    heldStayOf({ status: 'expired', payments: [payment()] }),
    BEFORE,
    'paid-too-late',
  ],
  ['a confirmed one', guestStayOf(), BEFORE, 'coming'],
  ['the eve, late in the cabin’s zone', guestStayOf(), at('2026-12-04T04:59:59Z'), 'coming'],
  ['the day of arrival', guestStayOf(), at('2026-12-04T05:00:00Z'), 'here'],
  ['the day of departure', guestStayOf(), at('2026-12-08T04:59:59Z'), 'here'],
  ['the day after', guestStayOf(), at('2026-12-08T05:00:00Z'), 'over'],
  ['a completed one', guestStayOf({ status: 'completed' }), BEFORE, 'over'],
  ['a cancelled one', guestStayOf({ status: 'cancelled', ...CANCELLED }), BEFORE, 'cancelled'],
  ['a refunded one', guestStayOf({ status: 'refunded', ...CANCELLED }), BEFORE, 'refunded'],
  ['one refunded unbooked', guestStayOf({ status: 'refunded' }), BEFORE, 'paid-too-late'],
];

test.each(PHASES)('%s', (_, stay, now, phase) => {
  expect(phaseOf(stay, now)).toBe(phase);
});

test('only what is still to come can be cancelled', () => {
  const phases = [...new Set(PHASES.map(([, , , phase]) => phase))];
  expect(phases.filter(isCancellable)).toEqual(['waiting', 'coming']);
});

test.each<[string, Partial<GuestStay>, string, number]>([
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
  expect(refundNowCents(guestStayOf(changes), at(now))).toBe(cents);
});

test('what counts as paid and as paid back', () => {
  const payments = [payment(), payment({ status: 'open' }), payment({ status: 'failed' })];
  expect(paidCents({ payments })).toBe(100_000);
  const refunds = [refund(), refund({ status: 'sent' }), refund({ status: 'failed' })];
  expect(refundedCents({ refunds })).toBe(200_000);
});
