import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { formatDateRange, formatLongDate } from '../../../lib/format.ts';
import { reviewPath } from '../../../lib/paths.ts';
import type { LetterContent } from '../_shared/own-words.ts';
import { greet, type BookingContext } from './booking-copy.ts';

export type ReviewRequest = {
  token: string;
  /** The link opens nothing from then on. */
  expiresAt: Date;
};

/** Asks for a review of the stay. */
export function writeReviewRequest(
  { booking, siteUrl }: BookingContext,
  { token, expiresAt }: ReviewRequest,
): LetterContent {
  const { cabin } = booking;
  const lastDay = todayInZone(new Date(expiresAt.getTime() - 1), cabin.timezone);
  return {
    subject: `How was ${cabin.title}? ${formatDateRange(booking)}`,
    greeting: greet(booking.guestName),
    lead: 'Thank you for staying with us.',
    parts: [
      `How was ${cabin.title}? Tell us and those who come after you, the good and what was not: stars, a few words, photographs if you like. It takes two minutes.`,
      { button: 'Review your stay', url: new URL(reviewPath(token), siteUrl).href },
      `The link works once, until ${formatLongDate(lastDay)}. Your review is shown with the name you choose and the month of your stay, at the latest a week after you sent it.`,
    ],
    note: 'Whoever has this link can write the review: keep it to yourselves. We ask only once.',
  };
}
