import type { Booking } from '@/lib/domain/bookings/booking';
import { applySettings } from '@/lib/shop/shop-settings';
import { renderEmail } from '@/supabase/functions/_shared/messages/email-template';
import { writeBookingSms } from '@/supabase/functions/job-booking-messages/booking-sms';
import { GUEST_EMAILS } from '@/supabase/functions/job-booking-messages/guest-emails';
import { writeHostEmail } from '@/supabase/functions/job-booking-messages/host-emails';
import {
  writeRefundFailed,
  writeRefundSent,
} from '@/supabase/functions/job-booking-messages/refund-emails';
import { confirmationEmail } from '@/supabase/functions/newsletter-signup/confirmation-email';
import { bookingOf, CANCELLED, refund } from '../lib/support/booking';

/** Words of the example shop and its mountains. */
const FORMER =
  /.{0,40}(?:mama|on the porch|from the porch|\bbears?\b|leaf dates|\btrails?\b|handpicked|450k|best price|smok(?:y|ies)|sevier|gatlinburg|pigeon forge|tennessee|mountain|appalach|signature\.png).{0,40}/gi;
const SITE = 'https://lakeside.example';

beforeEach(() =>
  applySettings({
    name: 'Lakeside Stays',
    host: 'Nora',
    region: 'Leelanau',
    regionInText: 'Leelanau',
    stateName: 'Michigan',
    stateCode: 'MI',
    smokies: 'hidden',
    referencePrefix: 'LS',
    email: 'nora@lakeside.example',
    phone: '231-555-0133',
    timezone: 'America/Detroit',
  }),
);
afterAll(() => applySettings({}));

const booking = (changes: Partial<Booking> = {}): Booking => {
  const made = bookingOf({ reference: 'LS-7K2PXQ4A', ...changes });
  const cabin = { ...made.cabin, slug: 'loon-point', title: 'Loon Point', city: 'Leland' };
  return { ...made, cabin };
};
const back = refund({ sentAt: '2026-11-20T15:00:00Z' });
const BOOKINGS = [
  booking(),
  booking({ status: 'cancelled', ...CANCELLED, refunds: [back] }),
  booking({ refunds: [back], pets: 1 }),
];
const purposes = Object.keys(GUEST_EMAILS) as (keyof typeof GUEST_EMAILS)[];
const newsOf = (about: Booking) => ({ booking: about, siteUrl: SITE, isArrivalSoon: false });

test.each(purposes)('%s: by mail and text, no words of the former host', (purpose) => {
  for (const about of BOOKINGS) {
    const mail = renderEmail(GUEST_EMAILS[purpose](newsOf(about)));
    const text = JSON.stringify([mail, writeBookingSms(purpose, newsOf(about))]);
    // The quote of the test's booking is one of Gatlinburg.
    expect(text.replaceAll('(Gatlinburg)', '').match(FORMER)).toBeNull();
  }
});

test('letters to the host, of refunds and of the newsletter have none either', () => {
  const tokens = { confirmationToken: 'a'.repeat(32), unsubscribeToken: 'b'.repeat(32) };
  const texts = { subject: null, opening: null, closing: null };
  const text = JSON.stringify([
    writeHostEmail('host-confirmed', booking()),
    renderEmail(writeRefundSent(newsOf(booking()), back)),
    writeRefundFailed(booking(), back),
    confirmationEmail('june@example.com', tokens, texts),
  ]);
  // The site that runs the test has an address of its own.
  expect(text.replaceAll('mountainmamacabins.example', '').match(FORMER)).toBeNull();
});
