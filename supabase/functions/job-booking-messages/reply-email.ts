import { formatDateRange } from '../../../lib/copy/format.ts';
import { splitSiteLinks } from '../../../lib/domain/messaging/site-links.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import { greetingFor, LINK_NOTE, pageUrl, type BookingContext } from './booking-copy.ts';

/** The host's words, with a button for each line that is a link to this site. */
export const hostWords = (body: string, siteUrl: string): EmailContent['parts'] =>
  splitSiteLinks(body, siteUrl).map((part) =>
    'text' in part ? part.text : { button: part.label, url: new URL(part.path, siteUrl).href },
  );

/** The host's reply, which is also on the booking's page, where the guest can respond. */
export const writeReply = (news: BookingContext, body: string): EmailContent => ({
  subject: `Reply from ${shop().host}: ${news.booking.cabin.title}, ${formatDateRange(news.booking)} (${news.booking.reference})`,
  greeting: greetingFor(news.booking.guestName),
  parts: [
    ...hostWords(body, news.siteUrl),
    { button: 'Reply on your stay page', url: pageUrl(news) },
  ],
  note: LINK_NOTE,
});
