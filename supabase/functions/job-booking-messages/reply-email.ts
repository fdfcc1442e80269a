import { formatDateRange } from '../../../lib/copy/format.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import { greetingFor, LINK_NOTE, pageUrl, type BookingContext } from './booking-copy.ts';

/** The host's reply, which is also on the booking's page, where the guest can respond. */
export const writeReply = (news: BookingContext, body: string): EmailContent => ({
  subject: `Reply from ${shop().host}: ${news.booking.cabin.title}, ${formatDateRange(news.booking)} (${news.booking.reference})`,
  greeting: greetingFor(news.booking.guestName),
  parts: [body, { button: 'Reply on your stay page', url: pageUrl(news) }],
  note: LINK_NOTE,
});
