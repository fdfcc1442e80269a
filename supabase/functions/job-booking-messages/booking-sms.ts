import { toGsm } from '../../../lib/domain/messaging/gsm.ts';
import {
  agreedLastFreeDay,
  damageRefundCents,
  endRefundCents,
  hasWay,
  openBalance,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import { formatDate, formatMoney, formatMonthDay, formatTime } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { pageUrl, type BookingContext } from './booking-copy.ts';

const OPT_OUT = 'Reply STOP to opt out';

const dates = ({ checkIn, checkOut }: Booking) =>
  `${formatDate(checkIn)} - ${formatDate(checkOut)}`;

// Short, because the brand, link and opt-out leave some forty characters of one segment.
const SENTENCES: Partial<Record<BookingPurpose, (booking: Booking) => string>> = {
  'payment-link': (booking) => `we’re holding ${dates(booking)} for you. Pay here:`,
  'booking-confirmed': (booking) => `you’re booked, ${dates(booking)}.`,
  'cancel-reminder': (booking) =>
    `${formatMonthDay(agreedLastFreeDay(booking))} is your last day to cancel free.`,
  'balance-reminder': (booking) => {
    const balance = openBalance(booking);
    const day = balance?.dueOn ? formatDate(balance.dueOn) : '';
    return `we’ll charge ${formatMoney(balance?.amountCents ?? 0)} to your card on ${day}.`;
  },
  arrival: ({ checkIn, cabin, arrival }) =>
    `see you ${formatDate(checkIn)}, ${formatTime(cabin.checkInTime)}. ${hasWay(arrival) ? 'Directions' : 'Your stay'}:`,
  'booking-cancelled': (booking) =>
    endRefundCents(booking) + damageRefundCents(booking) > 0
      ? `canceled. You’ll get ${formatMoney(endRefundCents(booking) + damageRefundCents(booking))} back.`
      : 'your stay’s canceled, with no refund.',
};

/** A sentence as an SMS in GSM-7 with brand, link and opt-out. The link is never shortened. */
export const composeSms = (sentence: string, news: BookingContext): string =>
  `${toGsm(`${shop().name}: ${sentence}`)}\n${pageUrl(news)}\n${OPT_OUT}`;

/** Null for purposes without a text message. */
export function writeBookingSms(purpose: BookingPurpose, news: BookingContext): string | null {
  const sentence = SENTENCES[purpose];
  return sentence ? composeSms(sentence(news.booking), news) : null;
}
