import type { ReactNode } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { BookingFormFallback } from '@/components/stay-picker/picker/booking-form-fallback';
import { HOLD_MINUTES } from '@/lib/domain/bookings/hold';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { formatDateRange } from '@/lib/copy/format';
import type { QuoteAnswer } from '@/lib/schemas/quote-request';
import { BookingForm } from './booking-form';
import { BookingPage } from './booking-page';
import type { BookingParams } from './booking-params';
import { emailHostHref } from '@/lib/copy/host-contact';
import { telLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

type BookingViewProps = {
  cabin: AvailabilityCabin;
  params: BookingParams;
  /** The hold expired while the guest was on the payment page. */
  hasHoldEnded: boolean;
  /** The link is of a quote whose price is no longer promised. */
  hasQuoteEnded: boolean;
  offer: QuoteAnswer | null;
  /** The one that the site advertises. */
  promotion: Promotion | null;
  promoAnswers: readonly QuoteAnswer[];
  now: string;
  /** What a guest of the cabin wrote. */
  quote?: ReactNode;
};

function listNotes({ params, hasHoldEnded, hasQuoteEnded }: BookingViewProps): string[] {
  const notes: string[] = [];
  if (hasHoldEnded) {
    notes.push(
      `Your ${HOLD_MINUTES} minutes ran out, so we released your dates. You weren’t charged. If they’re still open, you can book them again.`,
    );
  }
  if (hasQuoteEnded) {
    notes.push('The price you were quoted isn’t offered anymore. This is today’s price.');
  }
  if (params.hasBadDates) {
    notes.push('The dates in this link can’t be booked. Pick new ones below.');
  }
  return notes;
}

/** Explains how to book without JavaScript. */
function NoScriptBooking({ subject }: { subject: string }) {
  return (
    <noscript>
      <div className="mb-6 rounded-card border border-line bg-dawn-100 p-5">
        <p className="font-semibold">Book by phone or email</p>
        <p className="mt-1">
          To book online, turn on JavaScript. Or call or text{' '}
          <a href={telLink(shop().phone.e164)} className="font-semibold underline">
            {shop().phone.display}
          </a>{' '}
          or email{' '}
          <a href={emailHostHref({ subject })} className="font-semibold underline">
            {shop().email}
          </a>{' '}
          and we’ll book it for you.
        </p>
      </div>
    </noscript>
  );
}

export function BookingView(props: BookingViewProps) {
  const { cabin, params, offer, promotion, promoAnswers, now } = props;
  const { stay, promoCode, dealId, quoteId, party } = params;
  const visit = { stay, promoCode, dealId, quoteId, party };
  const subject = stay ? `${cabin.title}, ${formatDateRange(stay)}` : cabin.title;
  return (
    <BookingPage heading="Book your stay">
      <NoScriptBooking subject={subject} />
      {listNotes(props).map((note) => (
        <p
          key={note}
          className="mb-4 rounded-control border-l-4 border-dawn-400 bg-dawn-100 px-4 py-3 font-medium"
        >
          {note}
        </p>
      ))}
      {!offer?.priced && <BookingFormFallback cabin={cabin} />}
      <BookingForm
        cabin={cabin}
        visit={visit}
        offer={offer}
        promotion={promotion}
        promoAnswers={promoAnswers}
        now={now}
        quote={props.quote}
      />
    </BookingPage>
  );
}
