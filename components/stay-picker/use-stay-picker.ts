import { useDeferredValue, useMemo, useState } from 'react';
import { useRevealedDeal } from '@/components/deal/use-revealed-deal';
import { useDebounced } from '@/components/ui/use-debounced';
import { checkParty, type Party } from '@/lib/domain/stays/party';
import type { SelectionVariant } from '@/lib/domain/stays/selection';
import type { Stay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { localQuote } from './local-prices';
import { readInitialStay } from './initial-stay';
import { useAvailability } from './use-availability';
import { toQuoteRequest } from './quote-request';
import { useQuote } from './use-quote';
import { useRememberedStay } from './use-remembered-stay';
import { useReserve } from './use-reserve';
import { useStayEvents } from './use-stay-events';
import { useStaySelection } from './use-stay-selection';

const SETTLE_MS = 300;

/**
 * Everything behind a calendar with a price: dates, rules, the quote and the way to /booking. The price is shown at
 * once, from the calendar at hand; the server's takes its place, and only with that one can the stay be reserved.
 */
export function useStayPicker(
  cabin: AvailabilityCabin,
  variant: SelectionVariant,
  isInPage = false,
) {
  const [initial] = useState(() => readInitialStay(cabin));
  const { timezone } = cabin;
  const availability = useAvailability({ cabinId: cabin.id, timezone });
  const { calendar } = availability;
  const choice = useStaySelection(calendar, initial, variant);
  const [chosenParty, changeParty] = useState<Party | null>(null);
  const party = chosenParty ?? initial.party;
  // The server is not asked for each of several steps.
  const settledParty = useDebounced(party, SETTLE_MS);
  const isWelcome = checkParty(cabin, party).ok;
  const isPartyTouched = chosenParty !== null;
  useRememberedStay({ cabin, wish: initial.wish, choice, party, isPartyTouched, isInPage });
  const revealed = useRevealedDeal(cabin.id);
  const deal = revealed.isOver ? null : revealed.deal;
  const discountPercent = deal?.discountPercent ?? 0;
  const quoteRequestOf = (stay: Stay, of: Party) =>
    toQuoteRequest({ cabinId: cabin.id, stay, party: of, dealId: deal?.id });
  const { stay } = choice;
  // A price without the deal would flash by before the one with it.
  const isWaiting = revealed.isPending && stay !== null;
  const expected = useMemo(
    () =>
      calendar && stay && !isWaiting && isWelcome
        ? localQuote(calendar, cabin, stay, party.pets, discountPercent)
        : null,
    [calendar, cabin, stay, isWaiting, isWelcome, party.pets, discountPercent],
  );
  // The server is asked after the click has been shown.
  const asked = useDeferredValue(stay);
  const isAsked = asked === stay && settledParty === party;
  const isPriced = asked !== null && isWelcome && !isWaiting;
  const price = useQuote(isPriced ? quoteRequestOf(asked, settledParty) : null);
  const { reserve, isLeaving } = useReserve(cabin);
  const confirmed = isAsked ? (price.priced?.quote ?? null) : null;
  const hasFailed = isAsked && price.hasFailed;
  const quote = confirmed ?? (hasFailed ? null : expected);
  useStayEvents({ cabin, guests: party.adults, stay: asked, quote: confirmed });

  return {
    availability,
    choice,
    party,
    changeParty,
    isWelcome,
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
      quoteRequestOf: (stay: Stay) => quoteRequestOf(stay, party),
      totalCentsOf: (stay: Stay) =>
        calendar && localQuote(calendar, cabin, stay, party.pets, discountPercent).totalCents,
      discountPercent,
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
