import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { toQuoteRequest } from '@/components/availability/quote-request';
import { UnknownCabin } from '@/components/booking/booking-absent';
import { parseBookingParams, type BookingVisit } from '@/components/booking/booking-params';
import { BookingView } from '@/components/booking/booking-view';
import { BookingPage } from '@/components/booking/booking-page';
import { HeldBookingNotice } from '@/components/payment/held-booking-notice';
import type { InitialOffer } from '@/components/booking/use-booking-price';
import { toAvailabilityCabin } from '@/components/cabins/to-availability-cabin';
import { getCabin } from '@/lib/data/cabins';
import { getHeldBooking, type HeldBooking } from '@/lib/data/held-bookings';
import { requestQuote } from '@/lib/data/quotes';
import type { Cabin } from '@/lib/domain/cabin';
import { checkParty } from '@/lib/domain/party';
import { formatInstant } from '@/lib/format';
import { isWithinLimit } from '@/lib/http/limit-visitor';
import { paths } from '@/lib/paths';
import { robotsOf } from '@/lib/routes';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

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
async function getOffer(cabin: Cabin, visit: BookingVisit): Promise<InitialOffer | null> {
  const { stay, party, promoCode, dealId } = visit;
  if (!stay || !checkParty(cabin, party).ok) return null;
  if (!(await isWithinLimit({ headers: await headers() }, 'quote'))) return null;
  const request = toQuoteRequest({ cabinId: cabin.id, stay, party, promoCode, dealId });
  const outcome = await requestQuote(request);
  if (!outcome.ok) {
    const refusalReason = outcome.code === 'stay_not_bookable' ? outcome.reason : '';
    return { request, priced: null, refusalReason };
  }
  const { quote, promo, deal } = outcome;
  return { request, priced: { request, quote, promo, deal }, refusalReason: null };
}

function Held({ cabin, held }: { cabin: Cabin; held: HeldBooking }) {
  const { stay, totalCents, token, payUrl, holdExpiresAt } = held;
  if (!payUrl || !holdExpiresAt) return null;
  const hold = {
    until: holdExpiresAt.toISOString(),
    untilText: formatInstant(holdExpiresAt, cabin.timezone),
  };
  return (
    <BookingPage heading="Book your stay">
      <HeldBookingNotice cabinTitle={cabin.title} {...{ stay, totalCents, token, payUrl, hold }} />
    </BookingPage>
  );
}

export default async function Page({ searchParams }: Props) {
  const params = parseBookingParams(await searchParams);
  const cabin = params.slug ? await getCabin(params.slug) : null;
  if (!cabin) return <UnknownCabin isNamed={params.isCabinNamed} />;
  const now = new Date();
  const held = params.heldToken ? await getHeldBooking(params.heldToken, now) : null;
  if (held?.payUrl && held.slug === cabin.slug) return <Held cabin={cabin} held={held} />;
  if (held && (held.status === 'confirmed' || held.status === 'completed')) {
    redirect(paths.bookingSuccess(held.reference, held.token));
  }
  return (
    <BookingView
      cabin={toAvailabilityCabin(cabin)}
      params={params}
      hasHoldEnded={held?.status === 'expired'}
      offer={await getOffer(cabin, params)}
      now={now.toISOString()}
    />
  );
}
