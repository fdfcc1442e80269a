import type { Party } from '@/lib/domain/stays/party';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { Stay } from '@/lib/domain/stays/stay';
import type { QuoteRequest, QuoteResponse } from '@/lib/schemas/quote';

/** A quote with the request it answers, so that it is never shown for another one. */
export type PricedStay = {
  request: QuoteRequest;
  quote: Quote;
  promo: QuoteResponse['promo'];
  deal: QuoteResponse['deal'];
};

export function toQuoteRequest(input: {
  cabinId: string;
  stay: Stay;
  party: Party;
  promoCode?: string | null;
  dealId?: string | null;
}): QuoteRequest {
  const { cabinId, stay, party, promoCode, dealId } = input;
  return {
    cabin_id: cabinId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    adults: party.adults,
    children: party.children,
    pets: party.pets,
    ...(promoCode && { promo_code: promoCode }),
    ...(dealId && { deal_id: dealId }),
  };
}
