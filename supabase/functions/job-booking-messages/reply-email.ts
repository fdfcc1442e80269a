import { formatDateRange } from '../../../lib/format.ts';
import type { EmailContent } from '../_shared/email-template.ts';
import { greet, pageUrl, type BookingContext } from './booking-copy.ts';

/** The host's reply; it stands on the booking's page too, where the guest answers. */
export const writeReply = (news: BookingContext, body: string): EmailContent => ({
  subject: `Our answer: ${news.booking.cabin.title}, ${formatDateRange(news.booking)} (${news.booking.reference})`,
  greeting: greet(news.booking.guestName),
  parts: [body, { button: 'Answer on your booking’s page', url: pageUrl(news) }],
  note: 'Whoever has the link to your booking can see and cancel it: keep it to yourselves.',
});
