import type { Booking, BookingDispute } from '../../../lib/domain/bookings/booking.ts';
import { disputeReason, isUndecided } from '../../../lib/domain/bookings/dispute.ts';
import type { DisputeEventKind } from '../../../lib/domain/messaging/booking-messages.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { formatLongDate, formatMoney } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { toSubject } from '../_shared/messages/email-template.ts';
import { hostLetter } from './host-emails.ts';

const answerBy = ({ answerBy: until }: BookingDispute) =>
  until === null
    ? 'Answer on the payment company’s site, with proof that the guest booked and stayed.'
    : `Answer on the payment company’s site by ${formatLongDate(todayInZone(new Date(until), shop().timezone))}, with proof that the guest booked and stayed. If you don’t answer, you lose the money.`;

const OPENED = {
  open: 'The guest’s bank is disputing a payment and holding the money until it decides.',
  inquiry: 'The guest’s bank has a question about a payment. You keep the money for now.',
};

const ENDED = {
  dispute_closed: {
    subject: 'Dispute closed',
    lead: 'The bank closed the dispute without a decision. No money was taken back.',
  },
  dispute_won: {
    subject: 'Dispute won',
    lead: 'The bank decided in your favor, and the money’s yours again.',
  },
  dispute_lost: {
    subject: 'Dispute lost',
    lead: 'The bank decided in the guest’s favor and kept the money. It now counts as refunded in Money and on the owner’s statement. The booking hasn’t changed: if the guest isn’t coming, cancel it in your console.',
  },
};

/** Tells the host about a dispute's change. Null for an opening that was decided before it could be reported. */
export function writeDisputeEmail(
  kind: DisputeEventKind,
  booking: Booking,
  dispute: BookingDispute,
) {
  const isOpened = kind === 'dispute_opened';
  if (isOpened && !isUndecided(dispute.state)) return null;
  const amount = formatMoney(dispute.amountCents);
  const { subject, lead } = isOpened
    ? {
        subject: 'Payment disputed',
        lead: `${OPENED[dispute.state === 'inquiry' ? 'inquiry' : 'open']} ${answerBy(dispute)} Don’t refund it too, or the guest could get the money twice.`,
      }
    : ENDED[kind];
  return {
    subject: toSubject(`${subject}: ${amount} (${booking.reference})`),
    text: hostLetter(
      `${lead}\n\nDisputed: ${amount}${dispute.reason ? `\nThe bank’s reason: ${disputeReason(dispute.reason)}` : ''}`,
      booking,
    ),
  };
}
