import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import {
  damageRefundCents,
  type Booking,
  type BookingRefund,
} from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatLongDate, formatMoney } from '../../../lib/copy/format.ts';
import { REFUND_DELAY_COPY } from '../../../lib/copy/refund-copy.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { toSubject, type EmailContent } from '../_shared/messages/email-template.ts';
import { hostLetter } from './host-emails.ts';
import { greetingFor, pageUrl, type BookingContext } from './booking-copy.ts';

const isTest = ({ payments }: Booking) => payments.some(({ provider }) => provider === 'test');

/** What was kept of the damage deposit, and why. */
const keptText = ({ damageReturn }: Booking): string | null =>
  damageReturn && damageReturn.keptCents > 0
    ? `I kept ${formatMoney(damageReturn.keptCents)} of it: ${damageReturn.reason}`
    : null;

function reasonOf(booking: Booking, { reason }: BookingRefund): string {
  const { status } = booking;
  if (reason === 'damage_deposit')
    return ['It’s your damage deposit.', keptText(booking)].filter(Boolean).join(' ');
  if (reason === 'second_payment')
    return 'You were charged twice, so here’s the second payment back.';
  if (reason === 'moved') return 'Your new stay costs less, so this is the difference.';
  const what = reason === 'goodwill' ? 'This one’s on me.' : null;
  const isOn = status === 'confirmed' || status === 'completed';
  return [what, isOn ? 'Your booking hasn’t changed.' : 'Your booking is over.']
    .filter(Boolean)
    .join(' ');
}

export function writeRefundSent(news: BookingContext, refund: BookingRefund): EmailContent {
  const { booking } = news;
  const amount = formatMoney(refund.amountCents);
  const sentOn = todayInZone(new Date(refund.sentAt ?? ''), booking.cabin.timezone);
  return {
    subject: `${amount} is on its way back to you: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    parts: [
      `I’ve sent your refund. ${reasonOf(booking, refund)}`,
      {
        facts: [
          ['Refund', isTest(booking) ? `${amount} (test, no money moves)` : amount],
          ['Sent', formatLongDate(sentOn)],
          ['To', 'your card'],
          ['Reference', booking.reference],
        ],
      },
      `${REFUND_DELAY_COPY} Sometimes the original charge just disappears instead.`,
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: `Not there after 10 business days? Give your bank the date and amount, or text ${shop().phone.display}.`,
  };
}

/** The email to a guest when part of the damage deposit was kept, unless the email about its refund says so. */
export function writeDamageKept(news: BookingContext): EmailContent {
  const { booking } = news;
  const backCents = damageRefundCents(booking);
  return {
    subject: `About your damage deposit: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    parts: [
      `${backCents > 0 ? `I’m sending ${formatMoney(backCents)} of your damage deposit back the way you paid it.` : 'I’m sorry, but I can’t send your damage deposit back.'} ${keptText(booking) ?? ''}`,
      'Think that’s not right? Just reply, and we’ll talk about it.',
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: `You can also text or call ${shop().phone.display} and mention ${booking.reference}.`,
  };
}

/** The email to the host, who has to settle the refund. */
export function writeRefundFailed(booking: Booking, refund: BookingRefund) {
  const amount = formatMoney(refund.amountCents);
  return {
    subject: toSubject(`A refund of ${amount} didn’t go through (${booking.reference})`),
    text: hostLetter(
      `The payment company couldn’t refund ${amount}. Please send it yourself, on their site or another way, and let the guest know.`,
      booking,
    ),
  };
}
