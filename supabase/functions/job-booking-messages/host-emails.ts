import {
  openBalance,
  paidCents,
  refundedCents,
  type GuestMessage,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import { readablePhone } from '../../../lib/domain/values/parse-phone.ts';
import { formatDateRange, formatMoney, formatParty } from '../../../lib/copy/format.ts';
import { toSubject } from '../_shared/messages/email-template.ts';
import { consoleLink } from '../_shared/console-link.ts';
import { quoteUntrusted } from '../_shared/quote-untrusted.ts';
import { balanceFacts } from './booking-copy.ts';

type HostPurpose = Extract<BookingPurpose, `host-${string}`>;

const titleOf = (booking: Booking) => `${booking.cabin.title}, ${formatDateRange(booking)}`;

const dueLine = (booking: Booking): string =>
  balanceFacts(booking)
    .map(([due, amount]) => `\n${due}: ${amount}`)
    .join('');

/** What the host pays back herself, because it wasn't paid on the site. */
const byHandCents = ({ refunds }: Booking): number =>
  refunds.reduce(
    (sum, { status, amountCents }) => sum + (status === 'by_hand' ? amountCents : 0),
    0,
  );

function refundedLine(booking: Booking): string {
  const cents = refundedCents(booking);
  if (cents === 0) return '';
  const byHand = byHandCents(booking);
  const yours = byHand > 0 ? `, of which you pay back ${formatMoney(byHand)} yourself` : '';
  return `\nRefunded: ${formatMoney(cents)}${yours}`;
}

const factsOf = (booking: Booking) => `Reference: ${booking.reference}
Cabin: ${booking.cabin.title}
Dates: ${formatDateRange(booking)}
Party: ${formatParty(booking)}
Guest: ${booking.guestName}
Email: ${booking.guestEmail ?? 'none, so call them'}
Phone: ${readablePhone(booking.guestPhone)}
Total: ${formatMoney(booking.quote.totalCents)}
Paid: ${formatMoney(paidCents(booking))}${refundedLine(booking)}${dueLine(booking)}`;

const bookingLink = ({ reference }: Booking) => consoleLink(`/host/bookings/${reference}`);

/** Says what happened, what to do and where, and the facts. Plain text, because the guest's name is untrusted. */
export const hostLetter = (lead: string, booking: Booking) =>
  `${lead}\n\n${bookingLink(booking)}\n\n${factsOf(booking)}\n`;

const CANCELED_BY: Record<string, string> = {
  guest: 'The guest canceled.',
  host: 'This booking was canceled from your console.',
};

const HEADS: Record<HostPurpose, { subject: string; lead: (booking: Booking) => string }> = {
  'host-confirmed': {
    subject: 'New booking',
    lead: (booking) =>
      openBalance(booking)
        ? 'You’ve got a new booking, and the deposit is paid. The balance is charged when it’s due. There’s nothing you need to do.'
        : 'You’ve got a new booking, and it’s paid. There’s nothing you need to do.',
  },
  'host-cancelled': {
    subject: 'Canceled',
    lead: ({ cancelledBy }) =>
      `${CANCELED_BY[cancelledBy ?? ''] ?? 'This booking was canceled automatically.'} Those dates are open again.`,
  },
  'host-late-payment': {
    subject: 'Payment refunded, no booking',
    lead: () =>
      'A payment came in that couldn’t become a booking: the dates were gone, the booking had been canceled, or the amount didn’t match. It’s going back to the guest, and they know. There’s nothing you need to do.',
  },
};

/** Replies go to the guest, unless the guest has no email address. */
export const replyTo = ({ guestEmail }: Booking) =>
  guestEmail === null ? {} : { headers: { 'Reply-To': guestEmail } };

/** Without a link to the guest's page, which could cancel the stay. */
export function writeHostEmail(purpose: HostPurpose, booking: Booking) {
  const { subject, lead } = HEADS[purpose];
  return {
    subject: toSubject(`${subject}: ${titleOf(booking)} (${booking.reference})`),
    text: hostLetter(lead(booking), booking),
  };
}

/** A guest's message, to which the host can reply by email. */
export function writeGuestMessage(message: Pick<GuestMessage, 'body'>, booking: Booking) {
  const how =
    booking.guestEmail === null
      ? 'Answer in your console or by phone:'
      : 'Reply to this email, or answer in your console:';
  const link = consoleLink(`/host/messages/${booking.reference}`);
  return {
    subject: toSubject(`A guest wrote: ${titleOf(booking)} (${booking.reference})`),
    text: `${quoteUntrusted(message.body)}\n\n--\n${how}\n${link}\n\n${factsOf(booking)}\n`,
  };
}
