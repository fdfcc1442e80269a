import { render, screen } from '@testing-library/react';
import { UnknownBooking, UnknownCabin } from '@/components/booking/booking-absent';
import { BookingConfirmation } from '@/components/booking/booking-confirmation';
import { bookingHeading } from '@/components/booking/booking-status-texts';
import type { Booking } from '@/lib/domain/booking';
import { calendarDate } from '@/lib/domain/calendar-date';
import { fromQuoteWire } from '@/lib/domain/quote-wire';
import { CABIN } from '../availability/support/cabin';
import { FakeServer, NOW } from '../availability/support/fake-server';

function makeBooking(changes: Partial<Booking> = {}): Booking {
  const quote = fromQuoteWire(
    new FakeServer().quoteFor({
      cabin_id: CABIN.id,
      check_in: calendarDate('2027-01-11'),
      check_out: calendarDate('2027-01-14'),
      adults: 2,
      children: 1,
      pets: 1,
    }),
  );
  return {
    reference: 'MM-7K2PXQ4A',
    status: 'confirmed',
    cabin: { ...CABIN, checkInTime: '16:00', checkOutTime: '10:00' },
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    adults: 2,
    children: 1,
    pets: 1,
    guestName: 'Ada Lovelace',
    guestEmail: 'ada@example.com',
    quote,
    holdExpiresAt: null,
    wasConfirmed: true,
    paidCents: 99_828,
    refundCents: 0,
    receiptUrl: null,
    payUrl: null,
    ...changes,
  };
}

test('the confirmation repeats the stored quote and all a guest needs on the way', () => {
  const booking = makeBooking();
  render(<BookingConfirmation booking={booking} now={NOW} />);
  for (const text of [
    'MM-7K2PXQ4A',
    'Monday, January 11, 2027',
    'from 4:00 PM',
    'by 10:00 AM',
    '2 adults, 1 child, 1 pet',
    'Ada Lovelace',
    'Pet fee',
    '$998.28',
    'Paid in full: $998.28.',
    'Free cancellation until Dec 28, 2026 (37 days left)',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: '(865) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18655550142',
  );
});

test('a cancelled booking promises nothing', () => {
  render(<BookingConfirmation booking={makeBooking({ status: 'cancelled' })} now={NOW} />);
  expect(screen.getByText('This booking has been cancelled.')).toBeInTheDocument();
  expect(screen.queryByText(/Paid in full/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Free cancellation until/)).not.toBeInTheDocument();
});

const HELD = { status: 'pending_payment', paidCents: 0 } as const;
test.each<[string, Partial<Booking>, RegExp[]]>([
  [
    'waits for its payment',
    { ...HELD, holdExpiresAt: new Date('2026-11-21T17:30:00Z') },
    [
      /Not paid yet. Your dates are held until Sat, Nov 21, 2026, 12:30 PM EST/,
      /Nothing has been charged/,
    ],
  ],
  [
    'ran out',
    { status: 'expired', paidCents: 0 },
    [/time to pay is over/, /Nothing has been charged/],
  ],
  [
    'was paid too late',
    { status: 'expired', refundCents: 99_828 },
    [/could no longer take it/, /\$998.28 goes back to the card/],
  ],
  [
    'was refunded',
    { status: 'refunded', refundCents: 99_828 },
    [/given back/, /\$998.28 went back/],
  ],
  [
    'was cancelled after the deadline',
    { status: 'cancelled' },
    [/cancelled/, /so nothing goes back/],
  ],
  ['is over', { status: 'completed' }, [/Thank you for coming/, /Paid in full/]],
  ['was never to be paid here', { paidCents: 0 }, [/Confirmed/, /You pay on arrival/]],
])('a booking that %s says so', (_, changes, texts) => {
  render(<BookingConfirmation booking={makeBooking(changes)} now={NOW} />);
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a booking that waits for its payment leads to it', () => {
  const booking = makeBooking({ ...HELD, payUrl: 'https://pay.example/page' });
  render(<BookingConfirmation booking={booking} now={NOW} />);
  expect(screen.getByRole('link', { name: 'Go on to payment' })).toHaveAttribute(
    'href',
    'https://pay.example/page',
  );
});

test.each<[string, Partial<Booking>]>([
  ['You are booked!', {}],
  ['Your booking is cancelled', { status: 'cancelled' }],
  ['Cancelled and refunded', { status: 'refunded' }],
  ['You let these dates go', { status: 'cancelled', paidCents: 0, wasConfirmed: false }],
  ['Your payment goes back', { status: 'expired', wasConfirmed: false }],
  ['Your payment went back', { status: 'refunded', wasConfirmed: false }],
  ['This booking ended unpaid', { status: 'expired', paidCents: 0, wasConfirmed: false }],
])('the page is headed "%s"', (heading, changes) => {
  expect(bookingHeading(makeBooking(changes))).toBe(heading);
});

test('it can be printed', () => {
  const print = jest.fn();
  window.print = print;
  render(<BookingConfirmation booking={makeBooking()} now={NOW} />);
  screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalled();
});

test.each([true, false])('without a cabin there is a way out (named: %s)', (isNamed) => {
  render(<UnknownCabin isNamed={isNamed} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all cabins' })).toHaveAttribute('href', '/cabins');
});

test('an address that lost its parameters leads back to the chosen stay', () => {
  const handOff = {
    cabinName: 'Laurel Lantern',
    cabinSlug: 'laurel-lantern',
    checkIn: '2026-12-04',
    checkOut: '2026-12-07',
    ...{ adults: 2, children: 0, pets: 0, totalPrice: 1, lines: [] },
  };
  window.sessionStorage.setItem('bookingHandOff', JSON.stringify(handOff));
  render(<UnknownCabin isNamed={false} />);
  expect(screen.getByRole('link', { name: 'Continue with Laurel Lantern' })).toHaveAttribute(
    'href',
    '/booking?cabin=laurel-lantern&check_in=2026-12-04&check_out=2026-12-07&adults=2&children=0&pets=0',
  );
});

test('an unknown booking says whom to ask', () => {
  render(<UnknownBooking />);
  expect(screen.getByRole('heading', { name: 'We could not find that booking' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Text \(865\)/ })).toBeInTheDocument();
});
