import { requestQuote } from '@/lib/browser/api/fetch-json';
import { buildHandOff, saveHandOff } from '@/lib/browser/storage/hand-off';
import type { StayTotal } from '@/lib/browser/stay-total';
import { toPricedStay, toQuoteRequest } from '@/lib/schemas/quote-request';
import type { AvailabilityCabin } from './availability-cabin';
import { trackBookingInitiated } from './use-stay-events';

/** Stores the stay for /booking and tracks that a booking was started (product §10.6). */
export async function handOffStay(cabin: AvailabilityCabin, total: StayTotal): Promise<void> {
  const { stay, party, promoCode, deal, quoteId } = total;
  const wish = { stay, party, promoCode, dealId: deal?.id, quoteId };
  const request = toQuoteRequest({ cabinId: cabin.id, ...wish });
  const { quote } = toPricedStay(request, await requestQuote(request));
  trackBookingInitiated(cabin, quote, party.adults + party.children);
  const offers = {
    promoCode: quote.promoCode ?? null,
    deal: quote.discountPercent > 0 ? (deal ?? null) : null,
  };
  saveHandOff(buildHandOff({ cabin, quote, party, quoteId, ...offers }));
}
