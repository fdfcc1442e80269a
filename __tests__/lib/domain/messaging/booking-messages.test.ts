import { calendarDate } from '@/lib/domain/values/calendar-date';
import {
  isArrivalSoon,
  planBookingMessages,
  bookingMessageKey,
  type BookingEventKind,
  type BookingFacts,
} from '@/lib/domain/messaging/booking-messages';

const facts = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  status: 'confirmed',
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
  timezone: 'America/New_York',
  freeCancelUntil: new Date('2026-11-20T05:00:00Z'),
  wasConfirmed: true,
  hasNewerBooking: false,
  isByHost: false,
  holdExpiresAt: null,
  hasPaid: true,
  balanceDueOn: null,
  ...changes,
});

const plan = (kind: BookingEventKind, changes: Partial<BookingFacts>, now: string) =>
  planBookingMessages(kind, facts(changes), new Date(now)).map(({ purpose, channels, sendAt }) =>
    [purpose, channels.join('+'), sendAt?.toISOString()].filter(Boolean).join(' '),
  );

const CONFIRMED = ['booking-confirmed email+text', 'host-confirmed email'];
const CANCEL_REMINDER = 'cancel-reminder email+text 2026-11-17T15:00:00.000Z';
const ARRIVAL = 'arrival email+text 2026-12-01T15:00:00.000Z';

test.each<[string, BookingEventKind, Partial<BookingFacts>, string, string[]]>([
  [
    'booked early',
    'confirmed',
    {},
    '2026-11-01T12:00:00Z',
    [...CONFIRMED, CANCEL_REMINDER, ARRIVAL],
  ],
  [
    'held by the host until it is paid by link',
    'held',
    { status: 'held', isByHost: true, holdExpiresAt: new Date('2026-11-03T12:00:00Z') },
    '2026-11-01T12:00:00Z',
    ['payment-link email+text'],
  ],
  [
    'held by the host and paid elsewhere since',
    'held',
    { isByHost: true },
    '2026-11-01T12:00:00Z',
    [],
  ],
  [
    'held by a guest',
    'held',
    { status: 'held', holdExpiresAt: new Date('2026-11-01T12:15:00Z') },
    '2026-11-01T12:00:00Z',
    [],
  ],
  [
    'a day and a second before the reminder',
    'confirmed',
    {},
    '2026-11-16T14:59:59Z',
    [...CONFIRMED, CANCEL_REMINDER, ARRIVAL],
  ],
  ['a day before the reminder', 'confirmed', {}, '2026-11-16T15:00:00Z', [...CONFIRMED, ARRIVAL]],
  ['after the deadline', 'confirmed', {}, '2026-11-25T12:00:00Z', [...CONFIRMED, ARRIVAL]],
  ['a day before the arrival message', 'confirmed', {}, '2026-11-30T15:00:00Z', CONFIRMED],
  ['on the day of arrival', 'confirmed', {}, '2026-12-04T12:00:00Z', CONFIRMED],
  ['on the day of departure', 'confirmed', {}, '2026-12-07T12:00:00Z', []],
  ['moved early', 'moved', {}, '2026-11-01T12:00:00Z', [CANCEL_REMINDER, ARRIVAL]],
  ['moved to soon', 'moved', {}, '2026-12-03T12:00:00Z', []],
  ['moved, cancelled since', 'moved', { status: 'cancelled' }, '2026-11-01T12:00:00Z', []],
  ['confirmed, cancelled since', 'confirmed', { status: 'cancelled' }, '2026-11-01T12:00:00Z', []],
  [
    'cancelled',
    'cancelled',
    { status: 'cancelled' },
    '2026-11-01T12:00:00Z',
    ['booking-cancelled email+text', 'host-cancelled email'],
  ],
  [
    'cancelled, refunded since',
    'cancelled',
    { status: 'refunded' },
    '2026-11-01T12:00:00Z',
    ['booking-cancelled email+text', 'host-cancelled email'],
  ],
  [
    'a hold let go',
    'cancelled',
    { status: 'cancelled', wasConfirmed: false },
    '2026-11-01T12:00:00Z',
    [],
  ],
  [
    'a hold that ran out',
    'expired',
    { status: 'expired', hasPaid: false },
    '2026-11-01T12:00:00Z',
    ['hold-expired email'],
  ],
  [
    'a hold that ran out, tried again',
    'expired',
    { status: 'expired', hasPaid: false, hasNewerBooking: true },
    '2026-11-01T12:00:00Z',
    [],
  ],
  [
    'a hold that ran out, with a payment that is given back',
    'expired',
    { status: 'expired', hasPaid: true },
    '2026-11-01T12:00:00Z',
    [],
  ],
  [
    'a hold that another platform has sold',
    'sold_elsewhere',
    { status: 'expired', hasPaid: false },
    '2026-11-01T12:00:00Z',
    ['sold-elsewhere email'],
  ],
  ['sold elsewhere, and booked after all', 'sold_elsewhere', {}, '2026-11-01T12:00:00Z', []],
  ['a hold that ran out, paid since', 'expired', {}, '2026-11-01T12:00:00Z', []],
  [
    'a hold that ran out on the day',
    'expired',
    { status: 'expired', hasPaid: false },
    '2026-12-04T12:00:00Z',
    [],
  ],
  [
    'paid too late',
    'late_payment_refunded',
    { status: 'expired' },
    '2026-11-01T12:00:00Z',
    ['late-payment email', 'host-late-payment email'],
  ],
  ['held', 'held', { status: 'held' }, '2026-11-01T12:00:00Z', []],
  [
    'waiting for its payment',
    'pending_payment',
    { status: 'pending_payment' },
    '2026-11-01T12:00:00Z',
    [],
  ],
  ['completed', 'completed', { status: 'completed' }, '2026-12-06T12:00:00Z', []],
  ['refunded', 'refunded', { status: 'refunded' }, '2026-11-01T12:00:00Z', []],
])('%s', (_, kind, changes, now, expected) => {
  expect(plan(kind, changes, now)).toEqual(expected);
});

test('reminders come at ten in the morning of the cabin, across a change of its clocks', () => {
  const changes = {
    checkIn: calendarDate('2027-03-16'),
    checkOut: calendarDate('2027-03-19'),
    freeCancelUntil: new Date('2027-03-16T04:00:00Z'),
  };
  expect(plan('confirmed', changes, '2027-01-01T12:00:00Z')).toContain(
    'arrival email+text 2027-03-13T15:00:00.000Z',
  );
  const later = { ...changes, checkIn: calendarDate('2027-03-18') };
  expect(plan('confirmed', later, '2027-01-01T12:00:00Z')).toContain(
    'arrival email+text 2027-03-15T14:00:00.000Z',
  );
});

test('a balance is announced three days before it is charged, until the day begins', () => {
  const changes = { balanceDueOn: calendarDate('2026-11-25') };
  const planned = planBookingMessages(
    'confirmed',
    facts(changes),
    new Date('2026-11-01T12:00:00Z'),
  ).find(({ purpose }) => purpose === 'balance-reminder');
  expect(planned?.sendAt?.toISOString()).toBe('2026-11-22T15:00:00.000Z');
  expect(planned?.sendBefore?.toISOString()).toBe('2026-11-25T05:00:00.000Z');
  const late = plan('confirmed', changes, '2026-11-21T15:00:00Z');
  expect(late.some((message) => message.startsWith('balance-reminder'))).toBe(false);
});

test('a reminder is of no use from the moment it is about', () => {
  const planned = planBookingMessages('confirmed', facts(), new Date('2026-11-01T12:00:00Z'));
  const ends = planned.map(({ purpose, sendBefore }) => [purpose, sendBefore?.toISOString()]);
  expect(Object.fromEntries(ends)).toEqual({
    'booking-confirmed': undefined,
    'host-confirmed': undefined,
    'cancel-reminder': '2026-11-20T05:00:00.000Z',
    arrival: '2026-12-05T05:00:00.000Z',
  });
});

test('the confirmation has the arrival details exactly when no arrival message follows', () => {
  const at = (now: string) => isArrivalSoon(facts(), new Date(now));
  expect([at('2026-11-30T14:59:59Z'), at('2026-11-30T15:00:00Z')]).toEqual([false, true]);
});

test('each purpose has one key for each channel', () => {
  expect(bookingMessageKey({ id: 'b', moves: 0 }, 'arrival', 'email')).toBe('booking:b:arrival');
  expect(bookingMessageKey({ id: 'b', moves: 0 }, 'arrival', 'text')).toBe(
    'booking:b:arrival:text',
  );
  const changed = { id: 'b', moves: 2 };
  expect(bookingMessageKey(changed, 'arrival', 'text')).toBe('booking:b:arrival:moved-2:text');
  expect(bookingMessageKey(changed, 'booking-confirmed', 'email')).toBe(
    'booking:b:booking-confirmed',
  );
});
