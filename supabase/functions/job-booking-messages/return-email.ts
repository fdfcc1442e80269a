import type { ReturnOffer } from '../../../lib/domain/bookings/booking.ts';
import { formatDateRange, formatLongDate } from '../../../lib/copy/format.ts';
import { paths } from '../../../lib/http/paths.ts';
import type { LetterContent } from '../_shared/messages/letter-texts.ts';
import { greetingFor, type BookingContext } from './booking-copy.ts';

/** Gives the guest of a past stay a code for the next. */
export function writeReturnOffer(
  { booking, siteUrl }: BookingContext,
  { code, percentOff, bookTo }: ReturnOffer,
): LetterContent {
  return {
    subject: `Come back and see us: ${percentOff}% off your next stay`,
    greeting: greetingFor(booking.guestName),
    lead: 'I’d love to have you back.',
    parts: [
      `Thanks for staying at ${booking.cabin.title}, ${formatDateRange(booking)}. Here’s ${percentOff}% off the nights of your next stay, in any of my cabins:`,
      {
        facts: [
          ['Your code', code],
          ['Good for', 'One stay, booked with this email address'],
          ['Book by', formatLongDate(bookTo)],
        ],
      },
      { button: 'Find your dates', url: new URL(paths.cabins(), siteUrl).href },
      'Enter the code when you book. The price takes it off before you pay.',
    ],
    note: 'The code is just for you: it works once, and only with the email address this was sent to.',
  };
}
