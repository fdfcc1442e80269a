import type { OfferRequest } from '../domain/pricing/offer.ts';
import type { PaymentPlan } from '../domain/pricing/payment-plan.ts';
import type { Quote } from '../domain/pricing/quote.ts';
import { fromPaymentsJson, fromQuoteJson } from './quote-json.ts';
// Imported as types only, so that the browser requests prices without the schema library.
import type { QuoteRequest, QuoteResponse } from './quote.ts';

/** A quote with its request, so that it is never shown, or booked, for another one. */
export type PricedStay = {
  request: QuoteRequest;
  quote: Quote;
  promo: QuoteResponse['promo'];
  deal: QuoteResponse['deal'];
  /** Null when the server didn't say, so that nothing is promised about it. */
  payments: PaymentPlan | null;
};

/** The server's response to a quote request: a price, or the reason why there is none. */
export type QuoteAnswer = {
  request: QuoteRequest;
  priced: PricedStay | null;
  refusalReason: string | null;
};

export function toQuoteRequest(
  input: Pick<OfferRequest, 'stay' | 'party'> & { cabinId: string } & Partial<OfferRequest>,
): QuoteRequest {
  const { cabinId, stay, party, promoCode, dealId, quoteId } = input;
  return {
    cabin_id: cabinId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    adults: party.adults,
    children: party.children,
    pets: party.pets,
    ...(promoCode && { promo_code: promoCode }),
    ...(dealId && { deal_id: dealId }),
    ...(quoteId && { quote_id: quoteId }),
  };
}

export const toPricedStay = (
  request: QuoteRequest,
  { quote, promo, deal, payments }: QuoteResponse,
): PricedStay => ({
  request,
  quote: fromQuoteJson(quote),
  promo,
  deal,
  payments: payments ? fromPaymentsJson(payments) : null,
});

/** Whether two requests ask for the same price, in any order of keys. */
export function isSameRequest(one: QuoteRequest | null, other: QuoteRequest | null): boolean {
  if (one === null || other === null) return one === other;
  const keys = Object.keys({ ...one, ...other }) as (keyof QuoteRequest)[];
  return keys.every((key) => one[key] === other[key]);
}
