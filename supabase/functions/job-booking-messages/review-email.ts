import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { formatDateRange, formatLongDate } from '../../../lib/copy/format.ts';
import { reviewPath } from '../../../lib/http/paths.ts';
import type { LetterContent } from '../_shared/messages/letter-texts.ts';
import { greetingFor, type BookingContext } from './booking-copy.ts';

type ReviewRequest = {
  token: string;
  /** The link expires at this time. */
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
    greeting: greetingFor(booking.guestName),
    lead: 'Thanks for staying with us.',
    parts: [
      `How was ${cabin.title}? Tell me, and whoever’s thinking of coming next, the good and the not-so-good. Stars, a few words, photos if you like. It takes two minutes.`,
      { button: 'Review your stay', url: new URL(reviewPath(token), siteUrl).href },
      `You can use this link once, through ${formatLongDate(lastDay)}. Your review shows up within a week, with the name you choose and the month you stayed.`,
    ],
    note: 'Anyone with this link can write your review, so keep it to yourself. I only ask once.',
  };
}
