import { listNextSteps } from '@/lib/domain/messaging/next-steps';
import type { Booking } from '@/lib/domain/bookings/booking';
import { bookingOf, CANCELLED, heldBookingOf } from '../../support/booking';

const told = (booking: Booking, now: string) =>
  listNextSteps(booking, new Date(now)).map(({ kind, date }) => `${date} ${kind}`);

const { arrival } = bookingOf();
const findable = bookingOf({ arrival: arrival && { ...arrival, address: '1 Ridge Rd' } });

// Friday, December 4 to Monday, December 7, 2026; free to cancel until November 20, midnight in Tennessee.
test.each([
  [
    'long before',
    '2026-11-01T15:10:00Z',
    ['2026-11-19 cancel', '2026-12-01 way', '2026-12-04 arrive'],
  ],
  [
    'on the last free day',
    '2026-11-20T04:59:00Z',
    ['2026-11-19 cancel', '2026-12-01 way', '2026-12-04 arrive'],
  ],
  ['after it', '2026-11-20T05:00:00Z', ['2026-12-01 way', '2026-12-04 arrive', '2026-12-07 leave']],
  ['the day before', '2026-12-03T15:00:00Z', ['2026-12-04 arrive', '2026-12-07 leave']],
  ['in the cabin', '2026-12-05T15:00:00Z', ['2026-12-07 leave']],
  ['when it is over', '2026-12-08T15:00:00Z', []],
])('%s the guest is told of what is ahead', (_, now, steps) => {
  expect(told(findable, now)).toEqual(steps);
});

test.each<[string, Booking]>([
  ['no address', bookingOf()],
  ['no email', { ...findable, guestEmail: null }],
])('with %s no letter about the way is announced', (_, booking) => {
  expect(told(booking, '2026-11-01T15:10:00Z')).toEqual([
    '2026-11-19 cancel',
    '2026-12-04 arrive',
    '2026-12-07 leave',
  ]);
});

test('an unpaid booking begins with its payment', () => {
  expect(told(heldBookingOf(), '2026-11-01T15:10:00Z')).toEqual([
    '2026-11-01 pay',
    '2026-11-19 cancel',
    '2026-12-01 way',
  ]);
});

test.each<[string, Booking]>([
  ['cancelled', bookingOf({ status: 'cancelled', ...CANCELLED })],
  ['refunded', bookingOf({ status: 'refunded', ...CANCELLED })],
  ['expired', heldBookingOf({ status: 'expired' })],
])('nothing is ahead of a booking that is %s', (_, booking) => {
  expect(told(booking, '2026-11-01T15:40:00Z')).toEqual([]);
});
