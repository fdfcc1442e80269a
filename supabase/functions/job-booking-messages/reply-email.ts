import { formatDateRange } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import { greet, LINK_NOTE, pageUrl, type BookingContext } from './booking-copy.ts';

/** The host's reply; it stands on the booking's page too, where the guest answers. */
export const writeReply = (news: BookingContext, body: string): EmailContent => ({
  subject: `Reply from ${shop().host}: ${news.booking.cabin.title}, ${formatDateRange(news.booking)} (${news.booking.reference})`,
  greeting: greet(news.booking.guestName),
  parts: [body, { button: 'Reply on your stay page', url: pageUrl(news) }],
  note: LINK_NOTE,
});
