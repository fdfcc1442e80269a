import {
  paidCents,
  refundedCents,
  type GuestMessage,
  type GuestStay,
} from '../../../lib/domain/guest-stay.ts';
import type { StayPurpose } from '../../../lib/domain/stay-messages.ts';
import { formatDateRange, formatMoney, formatParty } from '../../../lib/format.ts';
import { toSubject } from '../_shared/letter.ts';
import { quoteStranger } from '../_shared/quote-stranger.ts';

type HostPurpose = Extract<StayPurpose, `host-${string}`>;

const titleOf = (stay: GuestStay) => `${stay.cabin.title}, ${formatDateRange(stay)}`;

export const factsOf = (stay: GuestStay) => `Reference: ${stay.reference}
Cabin: ${stay.cabin.title}
Dates: ${formatDateRange(stay)}
Party: ${formatParty(stay)}
Guest: ${stay.guestName}
E-mail: ${stay.guestEmail}
Phone: ${stay.guestPhone}
Total: ${formatMoney(stay.quote.totalCents)}
Paid: ${formatMoney(paidCents(stay))}
Refunded: ${formatMoney(refundedCents(stay))}`;

const HEADS: Record<HostPurpose, { subject: string; lead: (stay: GuestStay) => string }> = {
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

/** Plain text only: strangers wrote the name. No link to the guest's page, which could cancel the stay. */
export function writeHostLetter(purpose: HostPurpose, stay: GuestStay) {
  const { subject, lead } = HEADS[purpose];
  return {
    subject: toSubject(`${subject}: ${titleOf(stay)} (${stay.reference})`),
    text: `${lead(stay)}\n\n${factsOf(stay)}\n`,
  };
}

/** What a guest wrote, for the host to answer by e-mail. */
export function writeGuestMessage(message: Pick<GuestMessage, 'body'>, stay: GuestStay) {
  return {
    subject: toSubject(`A guest wrote: ${titleOf(stay)} (${stay.reference})`),
    text: `${quoteStranger(message.body)}\n\n--\nFrom the page of this booking. Answering this mail writes to the guest.\n\n${factsOf(stay)}\n`,
  };
}
