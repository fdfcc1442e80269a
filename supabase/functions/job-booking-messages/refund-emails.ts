import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import type { Booking, BookingRefund } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatLongDate, formatMoney } from '../../../lib/format.ts';
import { REFUND_DELAY_COPY } from '../../../lib/refund-copy.ts';
import { site } from '../../../lib/site.ts';
import { toSubject, type EmailContent } from '../_shared/email-template.ts';
import { factsOf } from './host-emails.ts';
import { greet, pageUrl, type BookingContext } from './booking-copy.ts';

const isTest = ({ payments }: Booking) => payments.some(({ provider }) => provider === 'test');

function reasonOf({ status }: Booking, { reason }: BookingRefund): string {
  if (reason === 'second_payment') return 'It is what came in a second time for the same booking.';
  if (reason === 'moved') return 'Your changed stay costs less, and this is the difference.';
  const what = reason === 'goodwill' ? 'We give it back to you out of goodwill.' : null;
  const isOn = status === 'confirmed' || status === 'completed';
  return [what, isOn ? 'Your booking stands as it is.' : 'Your booking is over.']
    .filter(Boolean)
    .join(' ');
}

export function writeRefundSent(news: BookingContext, refund: BookingRefund): EmailContent {
  const { booking } = news;
  const amount = formatMoney(refund.amountCents);
  const sentOn = todayInZone(new Date(refund.sentAt ?? ''), booking.cabin.timezone);
  return {
    subject: `${amount} is on its way back to you: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    parts: [
      `We have sent your refund. ${reasonOf(booking, refund)}`,
      {
        facts: [
          ['Refund', isTest(booking) ? `${amount}, as a test: no money moves` : amount],
          ['Sent', formatLongDate(sentOn)],
          ['To', 'the card you paid with'],
          ['Reference', booking.reference],
        ],
      },
      `${REFUND_DELAY_COPY} Some show no refund at all, and let the first charge disappear instead.`,
      { button: 'See your booking', url: pageUrl(news) },
    ],
    note: `Not there after ten business days? Ask your bank with the date and the amount, or text ${site.phone.display}.`,
  };
}

/** To the host, who has to settle it. */
export function writeRefundFailed(booking: Booking, refund: BookingRefund) {
  const amount = formatMoney(refund.amountCents);
  return {
    subject: toSubject(`A refund of ${amount} did not go through (${booking.reference})`),
    text: `The payment company could not give back ${amount}. Please give it back by hand, at the payment company’s page or in another way, and tell the guest.

${factsOf(booking)}
`,
  };
}
