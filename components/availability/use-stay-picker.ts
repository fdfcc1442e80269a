import { useState } from 'react';
import { DEFAULT_PARTY } from './quote-request';
import type { Party } from '@/lib/domain/party';
import type { SelectionVariant } from '@/lib/domain/selection';
import type { Stay } from '@/lib/domain/stay';
import { cancellationTerms, hasRates, type AvailabilityCardCabin } from './availability-cabin';
import { localTotalCents } from './local-prices';
import { readRequestedVisit } from './requested-visit';
import { useAvailability } from './use-availability';
import { toQuoteRequest } from './quote-request';
import { useQuote } from './use-quote';
import { useReserve } from './use-reserve';
import { useStaySelection } from './use-stay-selection';

function toParty(guests: number, maxGuests: number | undefined): Party {
  return { ...DEFAULT_PARTY, adults: Math.min(guests, maxGuests ?? guests) };
}

/** Everything behind a calendar with a price: dates, rules, the server's quote and the way to /booking. */
export function useStayPicker(cabin: AvailabilityCardCabin, variant: SelectionVariant) {
  const [requested] = useState(readRequestedVisit);
  const terms = cancellationTerms(cabin);
  const availability = useAvailability({
    cabinId: cabin.id,
    timezone: terms.timezone,
    isOpen: true,
  });
  const { calendar } = availability;
  const choice = useStaySelection(calendar, requested, variant);
  const party = toParty(requested.guests, cabin.maxGuests);
  const quoteRequestOf = (stay: Stay) => toQuoteRequest({ cabinId: cabin.id, stay, party });
  const price = useQuote(choice.stay && quoteRequestOf(choice.stay));
  const { reserve, isLeaving } = useReserve(cabin);
  const quote = price.priced?.quote ?? null;

  return {
    availability,
    choice,
    price,
    quote,
    terms,
    isLeaving,
    reserve: quote && (() => reserve(quote, party)),
    pricing: {
      quoteRequestOf,
      totalCentsOf: (stay: Stay) =>
        calendar && hasRates(cabin) ? localTotalCents(calendar, cabin, stay) : null,
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
