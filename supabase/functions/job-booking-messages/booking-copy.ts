import { paidCents, refundedCents, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatInstant, formatLongDate, formatMoney, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { REFUND_DELAY_COPY } from '../../../lib/refund-copy.ts';

/** The context of messages about a booking. */
export type BookingContext = { booking: Booking; siteUrl: string };

export const pageUrl = ({ booking, siteUrl }: BookingContext): string =>
  new URL(paths.guestBooking(booking.token), siteUrl).href;

/** Booking again starts on the cabin's page, with the same dates. */
export const cabinUrl = ({ booking, siteUrl }: BookingContext): string => {
  const { cabin, checkIn, checkOut } = booking;
  return new URL(paths.cabin(cabin.slug, { checkIn, checkOut }), siteUrl).href;
};

export const checkInText = ({ checkIn, cabin }: Booking): string =>
  `${formatLongDate(checkIn)}, from ${formatTime(cabin.checkInTime)}`;

export const checkOutText = ({ checkOut, cabin }: Booking): string =>
  `${formatLongDate(checkOut)}, by ${formatTime(cabin.checkOutTime)}`;

/** The end of free cancellation, as a clock in the cabin shows it. */
export const deadlineText = ({ freeCancelUntil, cabin }: Booking): string =>
  formatInstant(new Date(freeCancelUntil), cabin.timezone);

export function paidText(booking: Booking): string {
  const isTest = booking.payments.some(({ provider }) => provider === 'test');
  return `${formatMoney(paidCents(booking))}${isTest ? ', as a test: no money moved' : ''}`;
}

/** The refund, and when it arrives. */
export function refundText(booking: Booking): string {
  const refunded = refundedCents(booking);
  return refunded > 0
    ? `${formatMoney(refunded)} goes back to the card you paid with, usually within the hour. ${REFUND_DELAY_COPY}`
    : 'Free cancellation had ended, so nothing is paid back.';
}

// Only one plain word counts as a first name: anything else typed there must not become a link or a sentence of ours.
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

export function greet(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}
