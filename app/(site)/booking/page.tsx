import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { UnknownCabin } from '@/components/booking/booking-absent';
import { parseBookingParams } from '@/components/booking/booking-params';
import { BookingView } from '@/components/booking/booking-view';
import { BookingPage } from '@/components/booking/booking-page';
import { StayQuote } from '@/components/booking/stay-quote';
import { HeldBookingNotice } from '@/components/payment/held-booking-notice';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';
import { getCabin } from '@/lib/data/cabins/cabins';
import { getBooking } from '@/lib/data/bookings/bookings';
import { getAdvertisedPromotion } from '@/lib/data/bookings/promotions';
import { getQuote } from '@/lib/data/bookings/quotes';
import { getSentQuote } from '@/lib/data/bookings/sent-quotes';
import { currentStatus, payUrl, type Booking } from '@/lib/domain/bookings/booking';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { promotionStays } from '@/lib/domain/pricing/free-night';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { quoteEnding } from '@/lib/domain/pricing/sent-quote';
import { checkParty } from '@/lib/domain/stays/party';
import { formatInstant } from '@/lib/copy/format';
import { isWithinLimit } from '@/lib/api/limit-visitor';
import { paths } from '@/lib/http/paths';
import { inSeason } from '@/lib/pictures/season-picture';
import { robotsOf } from '@/lib/http/routes';
import { toQuoteRequest, type QuoteAnswer } from '@/lib/schemas/quote-request';

export const metadata: Metadata = {
  title: 'Book your stay',
  robots: robotsOf('/booking'),
  // The address may hold the token of a booking.
  referrer: 'same-origin',
};

export const dynamic = 'force-dynamic';

/**
 * Null without dates and for a party the cabin does not take, and past the visitor's share of quotes; the page then asks
 * for the price itself.
 */
async function getOffer(cabin: Cabin, visit: OfferWish): Promise<QuoteAnswer | null> {
  const { stay, party } = visit;
  if (!stay || !checkParty(cabin, party).ok) return null;
  const visitor = { headers: await headers() };
  if (!(await isWithinLimit(visitor, 'quote'))) return null;
  return getQuote(toQuoteRequest({ cabinId: cabin.id, ...visit, stay }), visitor);
}

/**
 * Returns the promotion's offers for the stay, so that its ticket comes with the page. The browser requests any that
 * fail.
 */
async function getPromoAnswers(
  cabin: Cabin,
  visit: OfferWish,
  promotion: Promotion | null,
): Promise<QuoteAnswer[]> {
  const promoCode = promotion?.code;
  const { same, longer } = promotionStays(promotion, visit.stay, visit.promoCode === promoCode);
  const stays = [same, longer].filter((stay) => stay !== null);
  const requests = stays.map((stay) =>
    toQuoteRequest({ cabinId: cabin.id, ...visit, stay, promoCode }),
  );
  const visitor = { headers: await headers() };
  const answers = await Promise.all(requests.map((request) => getQuote(request, visitor))).catch(
    () => [],
  );
  return answers.flatMap((answer) => answer ?? []);
}

type HeldProps = { cabin: Cabin; booking: Booking; payAt: string };

function Held({ cabin, booking, payAt }: HeldProps) {
  const { checkIn, checkOut, quote, token } = booking;
  const holdEnd = new Date(booking.holdExpiresAt ?? '');
  return (
    <BookingPage heading="Book your stay">
      <HeldBookingNotice
        cabinTitle={cabin.title}
        stay={{ checkIn, checkOut }}
        totalCents={quote.totalCents}
        token={token}
        payUrl={payAt}
        hold={{ until: holdEnd.toISOString(), untilText: formatInstant(holdEnd, cabin.timezone) }}
      />
    </BookingPage>
  );
}

export default async function Page({ searchParams }: PageProps<'/booking'>) {
  const params = parseBookingParams(await searchParams);
  const cabin = params.slug ? await getCabin(params.slug) : null;
  if (!cabin) return <UnknownCabin isNamed={params.isCabinNamed} />;
  const now = new Date();
  const booking = params.heldToken ? await getBooking(params.heldToken) : null;
  const status = booking && currentStatus(booking, now);
  const payAt = booking && payUrl(booking, now);
  if (payAt && booking.cabin.slug === cabin.slug) {
    return <Held cabin={cabin} booking={booking} payAt={payAt} />;
  }
  if (booking && (status === 'confirmed' || status === 'completed')) {
    redirect(paths.bookingSuccess(booking.reference, booking.token));
  }
  const [offer, promotion, sent] = await Promise.all([
    getOffer(cabin, params),
    getAdvertisedPromotion(cabin.id),
    params.quoteId ? getSentQuote(params.quoteId) : null,
  ]);
  const promoAnswers = offer?.priced ? await getPromoAnswers(cabin, params, promotion) : [];
  return (
    <BookingView
      cabin={toAvailabilityCabin(inSeason(cabin, params.stay && params.stay.checkIn))}
      params={params}
      hasHoldEnded={status === 'expired'}
      hasQuoteEnded={sent !== null && quoteEnding(sent, now) !== null}
      offer={offer}
      promotion={promotion}
      promoAnswers={promoAnswers}
      now={now.toISOString()}
      quote={<StayQuote reviews={cabin.reviews} />}
    />
  );
}
