import { paidCents, refundedCents, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatInstant, formatLongDate, formatMoney, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { BANKS_TAKE } from '../../../lib/refund-words.ts';

/** What the messages about a stay are made of: the booking, and where the site stands. */
export type BookingNews = { booking: Booking; siteUrl: string };

export const pageUrl = ({ booking, siteUrl }: BookingNews): string =>
  new URL(paths.guestStay(booking.token), siteUrl).href;

/** Booking again starts on the cabin's page, with the same dates. */
export const cabinUrl = ({ booking, siteUrl }: BookingNews): string => {
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

/** What goes back, and when it arrives. */
export function refundText(booking: Booking): string {
  const refunded = refundedCents(booking);
  return refunded > 0
    ? `${formatMoney(refunded)} goes back to the card you paid with, usually within the hour. ${BANKS_TAKE}`
    : 'Free cancellation had ended, so nothing is paid back.';
}

// One plain word: what else a stranger may have typed as a name must not become a link or a sentence of ours.
const PLAIN_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

export function greet(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return PLAIN_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}
