import type { AvailabilityCabin } from '@/components/stay-picker/availability-cabin';
import {
  toPromoOffer,
  type PromoOffer,
  type PromoOffers,
} from '@/components/stay-picker/promo-offers';
import { toQuoteRequest, type PricedStay } from '@/lib/schemas/quote-request';
import { useAvailability } from '@/components/stay-picker/use-availability';
import { useQuote } from '@/components/stay-picker/use-quote';
import { promotionStays } from '@/lib/domain/pricing/free-night';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { Quote } from '@/lib/domain/pricing/quote';
import { checkStay } from '@/lib/domain/stays/availability';
import type { Stay } from '@/lib/domain/stays/stay';

type OffersInput = {
  cabin: Pick<AvailabilityCabin, 'id' | 'timezone'>;
  promotion: Promotion | null;
  visit: OfferWish;
  /** The price shown now. */
  quote: Quote | null;
};

/**
 * What the promotion offers to the stay, priced by the server. Whether one night more can be had is read from the
 * calendar first: `isNextTaken` where it cannot.
 */
export function usePromoOffers({ cabin, promotion, visit, quote }: OffersInput) {
  const isApplied = promotion !== null && visit.promoCode === promotion.code;
  const { same, longer } = promotionStays(promotion, quote && visit.stay, isApplied);
  const promoCode = promotion?.code;
  const requestOf = (stay: Stay | null) =>
    stay && toQuoteRequest({ ...visit, cabinId: cabin.id, stay, promoCode });
  const { calendar } = useAvailability(longer && cabin);
  const isNextOpen = longer !== null && calendar !== null && checkStay(calendar, longer).ok;
  const samePrice = useQuote(requestOf(same));
  const longerPrice = useQuote(requestOf(isNextOpen ? longer : null));
  const isNextTaken = calendar !== null && longer !== null && !isNextOpen;
  if (promotion === null || quote === null) return { offers: null, isNextTaken };

  const toOffer = (priced: PricedStay | null): PromoOffer | null =>
    // One that needs no code may take off as much.
    priced?.promo?.applied ? toPromoOffer(promotion, priced.quote, quote) : null;
  const offers: PromoOffers = {
    code: promotion.code,
    same: toOffer(same && samePrice.priced),
    longer: toOffer(longer && longerPrice.priced),
  };
  return { offers, isNextTaken };
}
