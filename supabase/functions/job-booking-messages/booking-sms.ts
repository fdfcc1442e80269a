import { toGsm } from '../../../lib/domain/messaging/gsm.ts';
import {
  agreedLastFreeDay,
  endRefundCents,
  hasWay,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import { formatDate, formatMoney, formatTime, throughText } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { pageUrl, type BookingContext } from './booking-copy.ts';

const OPT_OUT = 'Reply STOP to opt out';

const dates = ({ checkIn, checkOut }: Booking) =>
  `${formatDate(checkIn)} - ${formatDate(checkOut)}`;

// Short: with the brand, the link and the way out, one segment has some forty characters left.
const SENTENCES: Partial<Record<BookingPurpose, (booking: Booking) => string>> = {
  'payment-link': (booking) => `we’re holding ${dates(booking)} for you. Pay here:`,
  'booking-confirmed': (booking) => `you’re booked, ${dates(booking)}.`,
  'cancel-reminder': (booking) => `free cancellation ${throughText(agreedLastFreeDay(booking))}.`,
  arrival: ({ checkIn, cabin, arrival }) =>
    `see you ${formatDate(checkIn)}, ${formatTime(cabin.checkInTime)}. ${hasWay(arrival) ? 'Directions' : 'Your stay'}:`,
  'booking-cancelled': (booking) => `canceled. Refund: ${formatMoney(endRefundCents(booking))}.`,
};

/** A sentence as an SMS in GSM-7, with the brand, the link and the way out. The link is never shortened. */
export const frameSms = (sentence: string, news: BookingContext): string =>
  `${toGsm(`${shop().name}: ${sentence}`)}\n${pageUrl(news)}\n${OPT_OUT}`;

/** Null for purposes without one. */
export function writeBookingSms(purpose: BookingPurpose, news: BookingContext): string | null {
  const sentence = SENTENCES[purpose];
  return sentence ? frameSms(sentence(news.booking), news) : null;
}
