import { useDeferredValue, useMemo, useState } from 'react';
import { useRevealedDeal } from '@/components/deal/use-revealed-deal';
import type { Party } from '@/lib/domain/party';
import type { SelectionVariant } from '@/lib/domain/selection';
import type { Stay } from '@/lib/domain/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { localQuote } from './local-prices';
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

/**
 * Everything behind a calendar with a price: dates, rules, the quote and the way to /booking. The price is shown at
 * once, from the calendar at hand; the server's takes its place, and only with that one can the stay be reserved.
 */
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
  const { stay } = choice;
  // A price without the deal would flash by before the one with it.
  const isWaiting = revealed.isPending && stay !== null;
  const expected = useMemo(
    () =>
      calendar && stay && !isWaiting ? localQuote(calendar, cabin, stay, discountPercent) : null,
    [calendar, cabin, stay, isWaiting, discountPercent],
  );
  // The server is asked after the click has been shown.
  const asked = useDeferredValue(stay);
  const isAsked = asked === stay;
  const price = useQuote(isWaiting || !asked ? null : quoteRequestOf(asked));
  const { reserve, isLeaving } = useReserve(cabin);
  const confirmed = isAsked ? (price.priced?.quote ?? null) : null;
  const hasFailed = isAsked && price.hasFailed;
  const quote = confirmed ?? (hasFailed ? null : expected);
  useStayEvents({ cabin, guests: requested.guests, stay: asked, quote: confirmed });

  return {
    availability,
    choice,
    price: {
      error: isAsked ? price.error : null,
      isLoading: quote === null && (price.isLoading || isWaiting),
      reload: price.reload,
    },
    quote,
    deal: revealed.deal,
    isLeaving,
    reserve:
      confirmed && (() => reserve(confirmed, party, confirmed.discountPercent > 0 ? deal : null)),
    pricing: {
      quoteRequestOf,
      totalCentsOf: (stay: Stay) =>
        calendar && localQuote(calendar, cabin, stay, discountPercent).totalCents,
      discountPercent,
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
