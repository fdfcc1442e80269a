import { useState } from 'react';
import { useRevealedDeal } from '@/components/deal/use-revealed-deal';
import type { Party } from '@/lib/domain/party';
import type { SelectionVariant } from '@/lib/domain/selection';
import type { Stay } from '@/lib/domain/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { localTotalCents } from './local-prices';
import { readRequestedVisit } from './requested-visit';
import { useAvailability } from './use-availability';
import { DEFAULT_PARTY, toQuoteRequest } from './quote-request';
import { useQuote } from './use-quote';
import { useReserve } from './use-reserve';
import { useStayEvents } from './use-stay-events';
import { useStaySelection } from './use-stay-selection';

function toParty(guests: number, maxGuests: number): Party {
  return { ...DEFAULT_PARTY, adults: Math.min(guests, maxGuests) };
}

/** Everything behind a calendar with a price: dates, rules, the server's quote and the way to /booking. */
export function useStayPicker(cabin: AvailabilityCabin, variant: SelectionVariant) {
  const [requested] = useState(readRequestedVisit);
  const { timezone } = cabin;
  const availability = useAvailability({ cabinId: cabin.id, timezone });
  const { calendar } = availability;
  const choice = useStaySelection(calendar, requested, variant);
  const party = toParty(requested.guests, cabin.maxGuests);
  const revealed = useRevealedDeal(cabin.id);
  const deal = revealed.isOver ? null : revealed.deal;
  const discountPercent = deal?.discountPercent ?? 0;
  const quoteRequestOf = (stay: Stay) =>
    toQuoteRequest({ cabinId: cabin.id, stay, party, dealId: deal?.id });
  // A price without the deal would flash by before the one with it.
  const isWaiting = revealed.isPending && choice.stay !== null;
  const price = useQuote(isWaiting || !choice.stay ? null : quoteRequestOf(choice.stay));
  const { reserve, isLeaving } = useReserve(cabin);
  const quote = price.priced?.quote ?? null;
  useStayEvents({ cabin, guests: requested.guests, stay: choice.stay, quote });

  return {
    availability,
    choice,
    price: { ...price, isLoading: price.isLoading || isWaiting },
    quote,
    deal: revealed.deal,
    isLeaving,
    reserve: quote && (() => reserve(quote, party, quote.discountPercent > 0 ? deal : null)),
    pricing: {
      quoteRequestOf,
      totalCentsOf: (stay: Stay) =>
        calendar && localTotalCents(calendar, cabin, stay, discountPercent),
      discountPercent,
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
