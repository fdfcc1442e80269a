import { useState } from 'react';
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
  const quoteRequestOf = (stay: Stay) => toQuoteRequest({ cabinId: cabin.id, stay, party });
  const price = useQuote(choice.stay && quoteRequestOf(choice.stay));
  const { reserve, isLeaving } = useReserve(cabin);
  const quote = price.priced?.quote ?? null;

  return {
    availability,
    choice,
    price,
    quote,
    isLeaving,
    reserve: quote && (() => reserve(quote, party)),
    pricing: {
      quoteRequestOf,
      totalCentsOf: (stay: Stay) => calendar && localTotalCents(calendar, cabin, stay),
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
