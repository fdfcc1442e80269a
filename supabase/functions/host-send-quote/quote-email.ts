import { formatDateRange, formatInstant, formatParty } from '../../../lib/copy/format.ts';
import type { Quote } from '../../../lib/domain/pricing/quote.ts';
import { quotePath } from '../../../lib/http/paths.ts';
import type { HostQuote } from '../../../lib/schemas/host/bookings/sent-quote.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { EmailContent } from '../_shared/messages/email-template.ts';
import { greetingFor, priceFacts } from '../job-booking-messages/booking-copy.ts';

type Sent = {
  token: string;
  quote: Quote;
  party: HostQuote['stay'];
  guestName: string | null;
  cabin: { title: string; city: string; timezone: string };
  holdsUntil: Date;
  siteUrl: string;
};

export function quoteEmail(sent: Sent): EmailContent {
  const { token, quote, party, guestName, cabin, holdsUntil, siteUrl } = sent;
  const dates = formatDateRange(quote);
  return {
    subject: `Your quote: ${cabin.title}, ${dates}`,
    greeting: greetingFor(guestName ?? ''),
    parts: [
      `Here’s the price I promised for ${cabin.title} in ${cabin.city}.`,
      {
        facts: [
          ['Dates', dates],
          ['Guests', formatParty(party)],
          ...priceFacts({ quote }),
          ['Price good until', formatInstant(holdsUntil, cabin.timezone)],
        ],
      },
      { button: 'See your quote and book', url: new URL(quotePath(token), siteUrl).href },
      'The price is yours until then. I’m not holding the nights, though: they go to whoever books them first.',
    ],
    note: `You’re getting this because someone asked us for a price with this address. Not you? Ignore it, or text ${shop().phone.display}.`,
  };
}
