import { openCharges, type Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatMoney } from '../../../lib/format.ts';
import { site } from '../../../lib/site.ts';
import { calendarDate } from '../../../lib/domain/values/calendar-date.ts';
import type { EmailContent } from '../_shared/email-template.ts';
import {
  freeUntilText,
  greet,
  pageUrl,
  priceFacts,
  stayFacts,
  type BookingContext,
} from './booking-copy.ts';
import { arrivalParts } from './guest-emails.ts';

/** The stay as it was, as `booking_events.stay_before` keeps it. */
export type StayBefore = {
  cabin: string;
  check_in: string;
  check_out: string;
  total_cents: number;
  /** How often it had been changed before. */
  moves: number;
};

const wasText = ({ cabin, check_in, check_out }: StayBefore) =>
  `${cabin}, ${formatDateRange({ checkIn: calendarDate(check_in), checkOut: calendarDate(check_out) })}`;

function moneyText(booking: Booking): string {
  const owed = openCharges(booking).filter(({ kind }) => kind === 'move');
  const owedCents = owed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (owedCents > 0) {
    return `The difference of ${formatMoney(owedCents)} is to be paid on the page of your booking. Your new dates are yours already.`;
  }
  const backCents = booking.refunds
    .filter(
      ({ reason, status }) => reason === 'moved' && (status === 'queued' || status === 'by_hand'),
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return backCents > 0
    ? `The difference of ${formatMoney(backCents)} goes back to you. A letter of its own says when it is sent.`
    : 'There is nothing more to pay.';
}

export function writeStayMoved(
  news: BookingContext & { isArrivalSoon: boolean },
  before: StayBefore,
): EmailContent {
  const { booking } = news;
  const { cabin } = booking;
  const isFree = Date.parse(booking.freeCancelUntil) > Date.parse(booking.movedAt ?? '');
  return {
    subject: `Your stay has changed: ${cabin.title}, ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    parts: [
      `We have changed your booking ${booking.reference}. It was ${wasText(before)}. This is your stay now:`,
      {
        facts: [['Cabin', `${cabin.title}, ${cabin.city}`], ...stayFacts(booking)],
      },
      { button: 'See your booking', url: pageUrl(news) },
      { heading: 'What it costs' },
      {
        facts: [...priceFacts(booking), ['It was', formatMoney(before.total_cents)]],
      },
      moneyText(booking),
      isFree
        ? `Free cancellation ${freeUntilText(booking)}.`
        : 'Free cancellation has ended for these dates.',
      'If you added the stay to your calendar, open the file on the page once more: it replaces the old dates.',
      ...(news.isArrivalSoon ? arrivalParts(news) : []),
    ],
    note: `Is this not what you agreed with us? Text or call ${site.phone.display}.`,
  };
}
