/** How long a table keeps what is about people: shown on the privacy page, done by the database function prune. */
type Retention = {
  tables: readonly string[];
  what: string;
  kept: string;
  /** As `prune` has it; null where a person or an event ends it, not the clock. */
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
  'stay_door_codes',
] as const;

export const RETENTION: readonly Retention[] = [
  { tables: ['site_visits'], what: 'Pages visited', kept: '90 days', interval: '90 days' },
  { tables: ['site_events'], what: 'Events', kept: '31 days', interval: '31 days' },
  {
    tables: ['cabin_clicks'],
    what: 'Cabin views',
    kept: '400 days; the network hash one day',
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
    what: 'A search that you asked to be texted about, with the number',
    kept: '30 days after the text, or after the check-in it waited for; when the number texts STOP, not at all',
    interval: '30 days',
  },
  {
    tables: ['outbox'],
    what: 'Texts and e-mails, with the number or address',
    kept: '180 days after they were sent',
    interval: '180 days',
  },
  {
    tables: ['inbound_texts'],
    what: 'Texts to us from numbers without a booking',
    kept: '1 year after they came',
    interval: '1 year',
  },
  {
    tables: ['text_consents'],
    what: 'The record that you asked for a text',
    kept: '5 years, because the law lets people ask for it that long',
    interval: '5 years',
  },
  {
    tables: ['text_opt_outs'],
    what: 'That a number wants no texts, as a hash',
    kept: 'until the number texts START',
    interval: null,
  },
  {
    tables: ['newsletter_signups'],
    what: 'Newsletter address',
    kept: 'until you leave; then only the note that you left, so that we do not write again. Without a confirmation, 30 days',
    interval: '30 days',
  },
  {
    tables: ['newsletter_recipients'],
    what: 'Which newsletters went to you, and whether one came back',
    kept: '2 years after it was sent',
    interval: '2 years',
  },
  {
    tables: ['email_events'],
    what: 'That a mail to you came back or was reported as spam, with your address as a hash',
    kept: '90 days',
    interval: '90 days',
  },
  {
    tables: ['email_stops'],
    what: 'That an address takes or wants no newsletter, as a hash',
    kept: 'until you confirm it again or ask us',
    interval: null,
  },
  {
    tables: ['itineraries', 'itinerary_cabins', 'itinerary_votes'],
    what: 'Shared plans and lists, with their names and votes',
    kept: '60 days after the trip, or a year after the last change if there are no dates; when you take the link back, at once',
    interval: null,
  },
  {
    tables: ['owner_applications', 'owner_application_entries'],
    what: 'Applications to list a cabin, with our notes',
    kept: '1 year after you sent it, or until you ask us to delete it',
    interval: '1 year',
  },
  {
    tables: ['test_payment_pages'],
    what: 'Payment pages on which nobody paid, where the site takes test payments',
    kept: '30 days after they closed',
    interval: '30 days',
  },
  {
    tables: OF_A_BOOKING,
    what: 'Bookings that were begun and never paid',
    kept: '30 days, with their messages and our notes',
    interval: '30 days',
  },
  {
    tables: [...OF_A_BOOKING, 'refunds', 'disputes'],
    what: 'Bookings that were paid, with their payments, messages and our notes',
    kept: '7 years after the stay, because of tax and accounting law',
    interval: '7 years',
  },
  {
    tables: ['cabin_reviews', 'cabin_review_texts', 'cabin_review_photos', 'review_records'],
    what: 'Your review of a stay, with the name and photographs you gave it',
    kept: 'as long as we offer the cabin, or until you ask us to delete it',
    interval: null,
  },
  {
    tables: ['calendar_feed_events'],
    what: 'The name that another platform’s calendar gives of its guest',
    kept: 'until 2 days after the stay',
    interval: '2 days',
  },
  {
    tables: ['payment_events'],
    what: 'The numbers of the payment company’s notices',
    kept: '90 days',
    interval: '90 days',
  },
];
