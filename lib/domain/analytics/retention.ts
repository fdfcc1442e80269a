/** How long a table keeps personal data: shown on the privacy page, enforced by the database function prune. */
type Retention = {
  tables: readonly string[];
  what: string;
  kept: string;
  /** The interval in `prune`; null where a person or an event ends it, not the clock. */
  interval: string | null;
};

const OF_A_BOOKING = [
  'bookings',
  'arrival_reads',
  'booking_charges',
  'booking_events',
  'booking_notes',
  'disputes',
  'guest_messages',
  'payments',
  'review_requests',
  'stay_changes',
  'stay_door_codes',
] as const;

export const RETENTION: readonly Retention[] = [
  { tables: ['site_visits'], what: 'Pages visited', kept: '90 days', interval: '90 days' },
  { tables: ['site_events'], what: 'Events', kept: '31 days', interval: '31 days' },
  {
    tables: ['cabin_clicks'],
    what: 'Cabin views',
    kept: '400 days; the scrambled IP address one day',
    interval: '400 days',
  },
  { tables: ['deal_unlocks'], what: 'Deals revealed', kept: '90 days', interval: '90 days' },
  { tables: ['allowances'], what: 'Counts for limits', kept: 'up to 32 days', interval: '32 days' },
  {
    tables: ['text_links'],
    what: 'The link in a text, and what it brings back',
    kept: '30 days',
    interval: null,
  },
  {
    tables: ['opening_watches'],
    what: 'A search you asked for a text about, with your number',
    kept: '30 days after the text, or after the check-in date; if the number texts STOP, not at all',
    interval: '30 days',
  },
  {
    tables: ['outbox'],
    what: 'Texts and emails, with the number or address',
    kept: '180 days after sending',
    interval: '180 days',
  },
  {
    tables: ['inbound_texts'],
    what: 'Texts to us from numbers with no booking',
    kept: '1 year',
    interval: '1 year',
  },
  {
    tables: ['guest_questions', 'guest_messages'],
    what: 'Questions you asked before booking, with your name and address',
    kept: '1 year after the last message',
    interval: '1 year',
  },
  {
    tables: ['link_requests'],
    what: 'That you asked us to find your booking, with your address',
    kept: 'a few minutes, until the email is sent; 1 day at most',
    interval: '1 day',
  },
  {
    tables: ['text_consents'],
    what: 'Proof that you asked for a text',
    kept: '5 years, because that’s how long the law lets people ask for it',
    interval: '5 years',
  },
  {
    tables: ['text_opt_outs'],
    what: 'That a number doesn’t want texts, scrambled',
    kept: 'until the number texts START',
    interval: null,
  },
  {
    tables: ['newsletter_signups'],
    what: 'Newsletter address',
    kept: 'until you leave; then just a note that you left, so we don’t write again. If never confirmed, 30 days',
    interval: '30 days',
  },
  {
    tables: ['newsletter_recipients'],
    what: 'Which newsletters we sent you, and whether one bounced',
    kept: '2 years after sending',
    interval: '2 years',
  },
  {
    tables: ['email_events'],
    what: 'That an email to you bounced or was reported as spam, with your address as a hash',
    kept: '90 days',
    interval: '90 days',
  },
  {
    tables: ['email_stops'],
    what: 'That an address can’t get or doesn’t want the newsletter, as a hash',
    kept: 'until you confirm it again or ask us',
    interval: null,
  },
  {
    tables: ['itineraries', 'itinerary_cabins', 'itinerary_votes'],
    what: 'Shared plans and lists, with their names and votes',
    kept: '60 days after the trip, or a year after the last change if there are no dates; right away if you take it down',
    interval: null,
  },
  {
    tables: ['quotes'],
    what: 'Quotes sent by link, with your name if we put it there',
    kept: '30 days after the stay’s dates',
    interval: '30 days',
  },
  {
    tables: ['owner_applications', 'owner_application_entries'],
    what: 'Applications to list a cabin, with our notes',
    kept: '1 year after you sent it, or until you ask us to delete it',
    interval: '1 year',
  },
  {
    tables: ['test_payment_pages'],
    what: 'Unpaid payment pages, where the site takes test payments',
    kept: '30 days after closing',
    interval: '30 days',
  },
  {
    tables: OF_A_BOOKING,
    what: 'Bookings started but never paid',
    kept: '30 days, with their messages and our notes',
    interval: '30 days',
  },
  {
    tables: [...OF_A_BOOKING, 'refunds', 'disputes'],
    what: 'Paid bookings, with their payments, messages and our notes',
    kept: '7 years after the stay, for tax and accounting law',
    interval: '7 years',
  },
  {
    tables: ['cabin_reviews', 'cabin_review_texts', 'cabin_review_photos', 'review_records'],
    what: 'Your review, with the name and photos you gave',
    kept: 'as long as we offer the cabin, or until you ask us to delete it',
    interval: null,
  },
  {
    tables: ['calendar_feed_events'],
    what: 'A guest’s name from another platform’s calendar',
    kept: 'until 2 days after the stay',
    interval: '2 days',
  },
  {
    tables: ['payment_events'],
    what: 'The payment company’s notice numbers',
    kept: '90 days',
    interval: '90 days',
  },
];
