import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import {
  toPromoOffer,
  type PromoOffer,
  type PromoOffers,
} from '@/components/stay-picker/stay/promo-offers';
import {
  isSameRequest,
  toQuoteRequest,
  type PricedStay,
  type QuoteAnswer,
} from '@/lib/schemas/quote-request';
import type { QuoteRequest } from '@/lib/schemas/quote';
import { useAvailability } from '@/components/stay-picker/stay/use-availability';
import { useQuote } from '@/components/stay-picker/stay/use-quote';
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
  /** The server's answers so far. */
  answers: readonly QuoteAnswer[];
};

/** The answer of the server, as far as it came with the page. */
function useKnownQuote(request: QuoteRequest | null, answers: readonly QuoteAnswer[]) {
  const known = answers.find((answer) => isSameRequest(answer.request, request)) ?? null;
  const isRefused = known !== null && known.priced === null;
  const quote = useQuote(isRefused ? null : request, { fallback: known?.priced });
  return { known, priced: quote.priced, isPending: quote.isLoading };
}

/**
 * What the promotion offers to the stay, priced by the server. `isNextTaken` if the calendar, which may load after the
 * page, has no extra night.
 */
export function usePromoOffers({ cabin, promotion, visit, quote, answers }: OffersInput) {
  const isApplied = promotion !== null && visit.promoCode === promotion.code;
  const { same, longer } = promotionStays(promotion, visit.stay, isApplied);
  const promoCode = promotion?.code;
  const requestOf = (stay: Stay | null) =>
    stay && toQuoteRequest({ ...visit, cabinId: cabin.id, stay, promoCode });
  const isWanted = quote !== null;
  const longerRequest = requestOf(longer);
  const longerKnown = answers.some((answer) => isSameRequest(answer.request, longerRequest));
  const { calendar, errorText } = useAvailability(
    isWanted && longer && !longerKnown ? cabin : null,
  );
  const isNextOpen = longer !== null && calendar !== null && checkStay(calendar, longer).ok;
  const samePrice = useKnownQuote(isWanted ? requestOf(same) : null, answers);
  const longerPrice = useKnownQuote(
    isWanted && (longerKnown || isNextOpen) ? longerRequest : null,
    answers,
  );
  const isNextTaken =
    longer !== null &&
    (longerPrice.known ? longerPrice.known.priced === null : calendar !== null && !isNextOpen);
  const isLongerPending =
    longer !== null &&
    !longerKnown &&
    ((calendar === null && errorText === null) || longerPrice.isPending);
  const isPending = samePrice.isPending || (isLongerPending && !isNextTaken);
  if (promotion === null || quote === null) return { offers: null, isNextTaken, isPending: false };

  const toOffer = (priced: PricedStay | null): PromoOffer | null =>
    // An automatic promotion may discount as much.
    priced?.promo?.applied ? toPromoOffer(promotion, priced.quote, quote) : null;
  const offers: PromoOffers = {
    code: promotion.code,
    same: toOffer(same && samePrice.priced),
    longer: toOffer(longer && longerPrice.priced),
  };
  return { offers, isNextTaken, isPending };
}
