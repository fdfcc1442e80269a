import type { Metadata } from 'next';
import { toQuoteRequest } from '@/components/availability/quote-request';
import { UnknownCabin } from '@/components/booking/booking-absent';
import { parseBookingParams, type BookingVisit } from '@/components/booking/booking-params';
import { BookingView } from '@/components/booking/booking-view';
import { fitParty } from '@/components/booking/party-limits';
import type { InitialOffer } from '@/components/booking/use-booking-price';
import { toAvailabilityCabin } from '@/components/cabins/to-availability-cabin';
import { getCabin } from '@/lib/data/cabins';
import { requestQuote } from '@/lib/data/quotes';
import type { Cabin } from '@/lib/domain/cabin';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Book your stay',
  robots: { index: false, follow: false },
};

export const dynamic = 'force-dynamic';

async function getOffer(cabin: Cabin, visit: BookingVisit): Promise<InitialOffer | null> {
  if (!visit.stay) return null;
  const { stay, promoCode, dealId } = visit;
  const party = fitParty(cabin, visit.party);
  const request = toQuoteRequest({ cabinId: cabin.id, stay, party, promoCode, dealId });
  const outcome = await requestQuote(request);
  if (!outcome.ok) {
    const refusalReason = outcome.code === 'stay_not_bookable' ? outcome.reason : '';
    return { request, priced: null, refusalReason };
  }
  const { quote, promo, deal } = outcome;
  return { request, priced: { request, quote, promo, deal }, refusalReason: null };
}

export default async function Page({ searchParams }: Props) {
  const params = parseBookingParams(await searchParams);
  const cabin = params.slug ? await getCabin(params.slug) : null;
  if (!cabin) return <UnknownCabin isNamed={params.isCabinNamed} />;
  return (
    <BookingView
      cabin={toAvailabilityCabin(cabin)}
      params={params}
      offer={await getOffer(cabin, params)}
      now={new Date().toISOString()}
    />
  );
}
