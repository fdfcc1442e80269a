import type { Booking, BookingDispute } from '../../../lib/domain/bookings/booking.ts';
import { disputeReason, isUndecided } from '../../../lib/domain/bookings/dispute.ts';
import type { DisputeEventKind } from '../../../lib/domain/messaging/booking-messages.ts';
import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { formatLongDate, formatMoney } from '../../../lib/format.ts';
import { site } from '../../../lib/site.ts';
import { toSubject } from '../_shared/email-template.ts';
import { factsOf } from './host-emails.ts';

const answerBy = ({ answerBy: until }: BookingDispute) =>
  until === null
    ? 'Answer it at the payment company, with proof that the guest booked and stayed.'
    : `Answer it at the payment company by ${formatLongDate(todayInZone(new Date(until), site.timezone))}, with proof that the guest booked and stayed. If you don’t answer, you lose it.`;

const OPENED = {
  open: 'The guest’s bank disputes a payment and holds the money until it has decided.',
  inquiry: 'The guest’s bank asks about a payment. The money stays with you for now.',
};

const ENDED = {
  dispute_closed: {
    subject: 'Dispute closed',
    lead: 'The bank closed it without a decision. No money was taken back.',
  },
  dispute_won: {
    subject: 'Dispute won',
    lead: 'The bank decided in your favor, and the money is yours again.',
  },
  dispute_lost: {
    subject: 'Dispute lost',
    lead: 'The bank decided in the guest’s favor and keeps the money. From now on it counts as paid back in Money and in the owner’s statement. The booking stays as it is: cancel it in the console if the guest isn’t coming.',
  },
};

/**
 * The email to the host about a change of a dispute. Null for an opening that was decided before it could be reported.
 */
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
        lead: `${OPENED[dispute.state === 'inquiry' ? 'inquiry' : 'open']} ${answerBy(dispute)} Please don’t refund it as well: the guest could get the money twice.`,
      }
    : ENDED[kind];
  return {
    subject: toSubject(`${subject}: ${amount} (${booking.reference})`),
    text: `${lead}

Disputed: ${amount}${dispute.reason ? `\nReason the bank gives: ${disputeReason(dispute.reason)}` : ''}

${factsOf(booking)}
`,
  };
}
