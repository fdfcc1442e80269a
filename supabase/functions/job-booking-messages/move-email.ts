import { openCharges, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatMoney } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import { calendarDate } from '../../../lib/domain/values/calendar-date.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import {
  balanceText,
  freeUntilText,
  greetingFor,
  pageUrl,
  priceFacts,
  stayFacts,
  type BookingContext,
} from './booking-copy.ts';
import { arrivalParts } from './guest-emails.ts';

/** The previous stay as stored in `booking_events.stay_before`. */
export type StayBefore = {
  cabin: string;
  check_in: string;
  check_out: string;
  total_cents: number;
  /** The number of earlier changes. */
  moves: number;
};

export const wasText = ({ cabin, check_in, check_out }: StayBefore) =>
  `${cabin}, ${formatDateRange({ checkIn: calendarDate(check_in), checkOut: calendarDate(check_out) })}`;

function moneyText(booking: Booking, before: StayBefore): string {
  const owed = openCharges(booking).filter(({ kind }) => kind === 'move');
  const owedCents = owed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (owedCents > 0) {
    return `There’s a difference of ${formatMoney(owedCents)} to pay on your stay page. Your new dates are already yours.`;
  }
  const isSamePrice = booking.quote.totalCents === before.total_cents;
  const backCents = booking.refunds
    .filter(
      ({ reason, status }) =>
        // The site doesn't learn when the host has paid back what wasn't paid on it.
        reason === 'moved' && (status === 'queued' || (status === 'by_hand' && !isSamePrice)),
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const balance = balanceText(booking);
  if (backCents === 0 && balance !== null) {
    return isSamePrice ? balance : `The difference is in your balance. ${balance}`;
  }
  return backCents > 0
    ? `You’ll get the difference of ${formatMoney(backCents)} back. I’ll email you when it’s sent.`
    : 'There’s nothing more to pay.';
}

type MadeBy = { needs_approval: boolean; note: string | null } | null;

/** Who changed the stay: the host, the guest, or the guest after asking. */
function leadText({ reference }: Booking, change: MadeBy): string {
  if (!change) return `I’ve changed your booking ${reference}.`;
  return change.needs_approval
    ? `Good news: I’ve made the change you asked for to your booking ${reference}.`
    : `You changed your booking ${reference}, and it’s all set.`;
}

/** `change` is the guest's own, if it was one. */
export function writeStayMoved(
  news: BookingContext & { isArrivalSoon: boolean },
  before: StayBefore,
  change: MadeBy = null,
): EmailContent {
  const { booking } = news;
  const { cabin } = booking;
  const lead = leadText(booking, change);
  const newStay = `It was ${wasText(before)}. Here’s your new stay:`;
  const isFree = Date.parse(booking.freeCancelUntil) > Date.parse(booking.movedAt ?? '');
  return {
    subject: `Your stay changed: ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    parts: [
      ...(change?.note ? [lead, change.note, newStay] : [`${lead} ${newStay}`]),
      {
        facts: [['Cabin', `${cabin.title}, ${cabin.city}`], ...stayFacts(booking)],
      },
      { button: 'See your booking', url: pageUrl(news) },
      { heading: 'What it costs' },
      {
        facts: [...priceFacts(booking), ['Before', formatMoney(before.total_cents)]],
      },
      moneyText(booking, before),
      isFree
        ? `You have free cancellation ${freeUntilText(booking)}.`
        : 'Free cancellation has ended for these dates.',
      'Added it to your calendar? Tap “Add to calendar” on your stay page again and it’ll update the dates.',
      ...(news.isArrivalSoon ? arrivalParts(news) : []),
    ],
    note: `${change && !change.needs_approval ? 'Wasn’t that you?' : 'Not what we agreed on?'} Text or call ${shop().phone.display}.`,
  };
}
