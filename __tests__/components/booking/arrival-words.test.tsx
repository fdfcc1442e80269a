import { render, screen } from '@testing-library/react';
import { GettingThere } from '@/components/booking/getting-there';
import { NextSteps } from '@/components/booking/next-steps';
import { arrivalParts } from '@/supabase/functions/job-booking-messages/guest-emails';
import { writeBookingSms } from '@/supabase/functions/job-booking-messages/booking-sms';
import type { Arrival, Booking } from '@/lib/domain/bookings/booking';
import { bookingOf, heldBookingOf } from '../../lib/support/booking';

const BEFORE = new Date('2026-11-01T15:10:00Z');
const ON_ARRIVAL_DAY = new Date('2026-12-04T15:00:00Z');

const at = { latitude: 35.71234, longitude: -83.51234 };
const arrivalOf = (facts: Partial<Arrival>): Arrival => ({
  location: at,
  address: null,
  directions: null,
  parking: null,
  opensAt: null,
  ...facts,
});
const known = arrivalOf({ address: '18 Lantern Bend Lane', directions: 'Left at the oak.' });
const newsOf = (booking: Booking) => ({ booking, siteUrl: 'https://example.com' });
const letterOf = (booking: Booking) => JSON.stringify(arrivalParts(newsOf(booking)));

function told(booking: Booking, now = BEFORE) {
  const { container, unmount } = render(
    <>
      <GettingThere booking={booking} now={now} />
      <NextSteps booking={booking} now={now} />
    </>,
  );
  const text = container.textContent;
  const hasButton = screen.queryByRole('link', { name: /Get directions/ }) !== null;
  unmount();
  return { text, hasButton };
}

test('an address stands on the page and in the letter, and the page says that a letter repeats it', () => {
  const booking = bookingOf({ arrival: known });
  const { text, hasButton } = told(booking);
  expect(text).toContain('18 Lantern Bend Lane');
  expect(text).toContain(
    'We’ll email you these arrival details again on Tuesday, December 1, 2026.',
  );
  expect(text).toContain('Your address and directions again');
  expect(hasButton).toBe(true);
  expect(letterOf(booking)).toContain('18 Lantern Bend Lane');
  expect(letterOf(booking)).toContain('Get directions');
  expect(writeBookingSms('arrival', newsOf(booking))).toContain('Directions');
});

test.each([
  ['none', arrivalOf({})],
  ['only parking', arrivalOf({ parking: 'Two cars.' })],
  ['a door alone', arrivalOf({ opensAt: '2026-12-03T21:00:00Z' })],
])('with %s, neither page nor letter promises the way or leads there', (_, arrival) => {
  const booking = bookingOf({ arrival });
  for (const now of [BEFORE, ON_ARRIVAL_DAY]) {
    const { text, hasButton } = told(booking, now);
    expect(text).toContain('Near Gatlinburg');
    expect(text).toContain('Text or call');
    expect(text).not.toMatch(/address|directions/i);
    expect(hasButton).toBe(false);
  }
  expect(letterOf(booking)).not.toMatch(/directions|address/i);
  expect(writeBookingSms('arrival', newsOf(booking))).not.toContain('Directions');
});

test('directions without a street still lead there', () => {
  const booking = bookingOf({ arrival: arrivalOf({ directions: 'Left at the oak.' }) });
  expect(told(booking).hasButton).toBe(true);
  expect(letterOf(booking)).toContain('Left at the oak.');
});

test('a guest without an email is promised none', () => {
  const { text } = told(bookingOf({ arrival: known, guestEmail: null }));
  expect(text).not.toMatch(/email/i);
  expect(text).not.toContain('again');
  expect(text).toContain('18 Lantern Bend Lane');
});

test('before payment the page says that the address comes with the booking', () => {
  const { text, hasButton } = told(heldBookingOf());
  expect(text).toContain('The address and directions show up here once you’re booked.');
  expect(hasButton).toBe(false);
});
