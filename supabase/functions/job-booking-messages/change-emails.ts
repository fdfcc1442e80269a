import type { Booking } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatMoney, formatParty } from '../../../lib/copy/format.ts';
import { calendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { toSubject } from '../_shared/messages/email-template.ts';
import type { LetterContent } from '../_shared/messages/letter-texts.ts';
import { greetingFor, LINK_NOTE, pageUrl, stayFacts, type BookingContext } from './booking-copy.ts';
import { hostLetter } from './host-emails.ts';
import { wasText, type StayBefore } from './move-email.ts';

/** A row of `stay_changes`. */
export type GuestChange = {
  status: string;
  needs_approval: boolean;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  pets: number;
  total_cents: number;
  /** What the host wrote with the answer. */
  note: string | null;
};

const datesOf = ({ check_in, check_out }: GuestChange) =>
  formatDateRange({ checkIn: calendarDate(check_in), checkOut: calendarDate(check_out) });
const wantedText = (change: GuestChange) => `${datesOf(change)}, ${formatParty(change)}`;

/** Tells the guest that the change they asked for isn't made. */
export function writeChangeDeclined(news: BookingContext, change: GuestChange): LetterContent {
  const { booking } = news;
  const isLapsed = change.status === 'lapsed';
  return {
    subject: `About the change you asked for: ${booking.cabin.title}, ${formatDateRange(booking)}`,
    greeting: greetingFor(booking.guestName),
    lead: 'I’m sorry.',
    parts: [
      `${isLapsed ? 'I didn’t get to the change you asked for in time' : 'I can’t make the change you asked for'}: ${wantedText(change)}.`,
      ...(change.note === null ? [] : [change.note]),
      'Your stay is just as you booked it, and nothing is charged:',
      { facts: [...stayFacts(booking), ['Reference', booking.reference]] },
      { button: 'See your booking', url: pageUrl(news) },
      'Would something else help? Reply to this email, and we’ll find a way.',
    ],
    note: LINK_NOTE,
  };
}

/** The email to the host about a change that a guest asks for. */
export const writeChangeRequested = (booking: Booking, change: GuestChange) => ({
  subject: toSubject(
    `A guest asks for a change: ${booking.cabin.title}, ${formatDateRange(booking)} (${booking.reference})`,
  ),
  text: hostLetter(
    `The guest asks to change this stay to ${wantedText(change)}, for ${formatMoney(change.total_cents)} instead of ${formatMoney(booking.quote.totalCents)}. Approve or decline it in your console. Until then nothing changes.`,
    booking,
  ),
});

const taskText = ({ refunds, quote }: Booking, before: StayBefore) =>
  quote.totalCents < before.total_cents &&
  refunds.some(({ reason, status }) => reason === 'moved' && status === 'by_hand')
    ? 'It wasn’t paid on the site, so pay back the difference yourself.'
    : 'There’s nothing you need to do.';

/** The email to the host about a change that a guest made without asking. */
export const writeChangedByGuest = (booking: Booking, before: StayBefore) => ({
  subject: toSubject(
    `Stay changed by the guest: ${booking.cabin.title}, ${formatDateRange(booking)} (${booking.reference})`,
  ),
  text: hostLetter(
    `The guest changed this stay, as your settings allow. It was ${wasText(before)}, for ${formatMoney(before.total_cents)}. ${taskText(booking, before)}`,
    booking,
  ),
});
