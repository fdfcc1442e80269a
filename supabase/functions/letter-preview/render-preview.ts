import type { Letter, LetterTexts } from '../../../lib/domain/messaging/letter.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { letterInFrame } from '../../../lib/mail/letter-page.ts';
import { stayMapPath } from '../../../lib/http/paths.ts';
import type { RenderedLetter } from '../../../lib/schemas/letters.ts';
import { renderEmail } from '../_shared/messages/email-template.ts';
import {
  fillTexts,
  applyLetterTexts,
  type LetterContent,
} from '../_shared/messages/letter-texts.ts';
import { bookingValues } from '../job-booking-messages/booking-copy.ts';
import { writeChargeEmail } from '../job-booking-messages/charge-emails.ts';
import { GUEST_EMAILS } from '../job-booking-messages/guest-emails.ts';
import { writeChangeDeclined } from '../job-booking-messages/change-emails.ts';
import { writeStayMoved } from '../job-booking-messages/move-email.ts';
import { writeRefundSent } from '../job-booking-messages/refund-emails.ts';
import { writeReturnOffer } from '../job-booking-messages/return-email.ts';
import { writeReviewRequest } from '../job-booking-messages/review-email.ts';
import { confirmationEmail } from '../newsletter-signup/confirmation-email.ts';
import {
  partPaidSample,
  refundedSample,
  sampleBalance,
  sampleBefore,
  sampleBooking,
  sampleChange,
  sampleCharge,
  sampleRefund,
  sampleReturnOffer,
} from './sample-booking.ts';

const TOKENS = { confirmationToken: 'sample', unsubscribeToken: 'sample' };

const REVIEW_DAYS = 60;
const sampleExpiry = (now: Date) => new Date(now.getTime() + REVIEW_DAYS * 24 * 60 * 60 * 1000);

type BookingLetter = Exclude<Letter, 'newsletter-confirmation'>;

function write(letter: BookingLetter, now: Date, siteUrl: string): LetterContent {
  const booking = sampleBooking(now);
  const news = { booking, siteUrl, isArrivalSoon: false };
  switch (letter) {
    case 'booking-moved':
      return writeStayMoved(news, sampleBefore(booking));
    case 'change-declined':
      return writeChangeDeclined(news, sampleChange(booking));
    case 'refund-sent':
      return writeRefundSent(news, sampleRefund(now));
    case 'charge':
      return writeChargeEmail('charge_added', news, sampleCharge);
    case 'charge-paid':
      return writeChargeEmail('charge_paid', news, sampleCharge);
    case 'charge-refunded':
      return writeChargeEmail('charge_refunded', news, sampleCharge);
    case 'balance-failed':
      return writeChargeEmail('balance_failed', news, sampleBalance(booking));
    case 'balance-reminder':
      return GUEST_EMAILS[letter]({ ...news, booking: partPaidSample(booking) });
    case 'review-request':
      return writeReviewRequest(news, { token: 'sample', expiresAt: sampleExpiry(now) });
    case 'return-offer':
      return writeReturnOffer(news, sampleReturnOffer(now));
    case 'booking-cancelled':
    case 'late-payment':
      return GUEST_EMAILS[letter]({ ...news, booking: refundedSample(booking, now) });
    default:
      return GUEST_EMAILS[letter](news);
  }
}

// The sample booking has no map.
const toPreview = (html: string) =>
  letterInFrame(html.replaceAll(stayMapPath('sample'), '/map/smokies.svg'));

/** Renders an email about the sample booking with these texts. */
export function renderPreview(letter: Letter, texts: LetterTexts, now: Date): RenderedLetter {
  const { SITE_URL: siteUrl } = readFunctionEnv();
  if (letter === 'newsletter-confirmation') {
    const { subject, html = '' } = confirmationEmail('june@example.com', TOKENS, texts);
    return { subject, html: toPreview(html) };
  }
  const values = bookingValues({ booking: sampleBooking(now), siteUrl });
  const content = applyLetterTexts(write(letter, now, siteUrl), fillTexts(texts, values));
  const { subject, html } = renderEmail(content);
  return { subject, html: toPreview(html) };
}
