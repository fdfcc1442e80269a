import {
  paidCents,
  refundedCents,
  type GuestMessage,
  type Booking,
} from '../../../lib/domain/bookings/booking.ts';
import type { BookingPurpose } from '../../../lib/domain/messaging/booking-messages.ts';
import { readablePhone } from '../../../lib/domain/values/parse-phone.ts';
import { formatDateRange, formatMoney, formatParty } from '../../../lib/format.ts';
import { toSubject } from '../_shared/email-template.ts';
import { quoteUntrusted } from '../_shared/quote-untrusted.ts';

type HostPurpose = Extract<BookingPurpose, `host-${string}`>;

const titleOf = (booking: Booking) => `${booking.cabin.title}, ${formatDateRange(booking)}`;

export const factsOf = (booking: Booking) => `Reference: ${booking.reference}
Cabin: ${booking.cabin.title}
Dates: ${formatDateRange(booking)}
Party: ${formatParty(booking)}
Guest: ${booking.guestName}
Email: ${booking.guestEmail ?? 'none: tell the guest by phone'}
Phone: ${readablePhone(booking.guestPhone)}
Total: ${formatMoney(booking.quote.totalCents)}
Paid: ${formatMoney(paidCents(booking))}
Refunded: ${formatMoney(refundedCents(booking))}`;

const HEADS: Record<HostPurpose, { subject: string; lead: (booking: Booking) => string }> = {
  'host-confirmed': { subject: 'New booking', lead: () => 'A stay has been booked and paid.' },
  'host-cancelled': {
    subject: 'Cancelled',
    lead: ({ cancelledBy }) =>
      `A booking has been cancelled (by ${cancelledBy ?? 'the system'}). Its dates are on sale again.`,
  },
  'host-late-payment': {
    subject: 'A payment without a stay',
    lead: () =>
      'A payment came in that no stay could be given for: too late and the dates were gone, after a cancellation, or of a wrong amount. It is being refunded. The guest has been told.',
  },
};

/** Answering the email writes to the guest, who may have no address. */
export const replyTo = ({ guestEmail }: Booking) =>
  guestEmail === null ? {} : { headers: { 'Reply-To': guestEmail } };

/** Plain text, because the name is untrusted. No link to the guest's page, which could cancel the stay. */
export function writeHostEmail(purpose: HostPurpose, booking: Booking) {
  const { subject, lead } = HEADS[purpose];
  return {
    subject: toSubject(`${subject}: ${titleOf(booking)} (${booking.reference})`),
    text: `${lead(booking)}\n\n${factsOf(booking)}\n`,
  };
}

/** A guest's message, for the host to answer by email. */
export function writeGuestMessage(message: Pick<GuestMessage, 'body'>, booking: Booking) {
  return {
    subject: toSubject(`A guest wrote: ${titleOf(booking)} (${booking.reference})`),
    text: `${quoteUntrusted(message.body)}\n\n--\nFrom the page of this booking. ${booking.guestEmail === null ? 'Answer it in the console or by phone.' : 'Answering this mail writes to the guest.'}\n\n${factsOf(booking)}\n`,
  };
}
