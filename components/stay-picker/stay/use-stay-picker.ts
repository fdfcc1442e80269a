import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { useRevealedDeal, type UnlockedDeal } from '@/components/deal/use-revealed-deal';
import { useDebounced } from '@/components/ui/use-debounced';
import { checkParty, type Party } from '@/lib/domain/stays/party';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { SelectionVariant } from '@/lib/domain/stays/selection';
import type { Stay } from '@/lib/domain/stays/stay';
import type { AvailabilityCabin } from './availability-cabin';
import { localQuote } from './local-prices';
import { readInitialStay } from './initial-stay';
import { findPromoOffers } from './promo-offers';
import { useAvailability } from './use-availability';
import { toQuoteRequest } from '@/lib/schemas/quote-request';
import { useQuote } from './use-quote';
import { usePromotion } from './use-promotion';
import { useRememberedStay } from './use-remembered-stay';
import { useStayEvents, trackBookingInitiated } from './use-stay-events';
import { useStaySelection } from './use-stay-selection';
import { useRouter } from 'next/navigation';
import { buildHandOff, saveHandOff } from '@/lib/browser/storage/hand-off';
import type { Quote } from '@/lib/domain/pricing/quote';
import { navigateFromLayer } from '@/lib/browser/navigation/layer-history';
import { paths } from '@/lib/http/paths';

type Discounts = { promoCode: string | null; deal: UnlockedDeal | null };

/**
 * Goes to /booking with the chosen stay: in session storage and, because that may be lost, in the URL (product §10.6).
 */
function useReserve(cabin: AvailabilityCabin) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  // The quote that was shown when the button was pressed, until the server has confirmed it.
  const [pendingKey, setPendingKey] = useState<string | null>(null);

  function reserve(quote: Quote, party: Party, { promoCode, deal }: Discounts) {
    trackBookingInitiated(cabin, quote, party.adults + party.children);
    saveHandOff(buildHandOff({ cabin, quote, party, promoCode, deal }));
    const { checkIn, checkOut } = quote;
    const { slug } = cabin;
    const promo = promoCode;
    const address = paths.booking({ slug, checkIn, checkOut, ...party, promo, deal: deal?.id });
    startLeaving(() => {
      setPendingKey(null);
      navigateFromLayer(router, address);
    });
  }

  return { reserve, isLeaving, pendingKey, setPendingKey };
}

const SETTLE_MS = 300;

/**
 * The state of a calendar with a price: dates, rules, quote and reservation. A local price shows at once and can be
 * reserved; the server's quote replaces it, and the guest leaves for /booking only with that one.
 */
export function useStayPicker(
  cabin: AvailabilityCabin,
  variant: SelectionVariant,
  isInPage = false,
) {
  const [initial] = useState(() => readInitialStay(cabin));
  const availability = useAvailability(cabin);
  const { calendar, promotion } = availability;
  const choice = useStaySelection(calendar, initial, variant);
  const promo = usePromotion(promotion, choice);
  const { applied, needsServer } = promo;
  const [chosenParty, changeParty] = useState<Party | null>(null);
  const party = chosenParty ?? initial.party;
  // Several steps in a row make one request.
  const settledParty = useDebounced(party, SETTLE_MS);
  const fit = checkParty(cabin, party);
  const isWelcome = fit.ok;
  const { stay } = choice;
  const promoCode = promo.codeFor(stay);
  const isChanged = chosenParty !== null || promo.isTouched;
  const revealed = useRevealedDeal(cabin.id);
  const deal = revealed.isOver ? null : revealed.deal;
  const discountPercent = deal?.discountPercent ?? 0;
  const quoteRequestOf = (stay: Stay, of: Party) =>
    toQuoteRequest({
      cabinId: cabin.id,
      stay,
      party: of,
      promoCode: promo.codeFor(stay),
      dealId: deal?.id,
    });
  // Waits for the deal, so that a price without it doesn't flash.
  const isWaiting = revealed.isPending && stay !== null;
  const expected = useMemo(
    () =>
      calendar && stay && !isWaiting && isWelcome && !needsServer
        ? localQuote(calendar, cabin, stay, party.pets, discountPercent, applied)
        : null,
    [
      calendar,
      cabin,
      stay,
      isWaiting,
      isWelcome,
      needsServer,
      party.pets,
      discountPercent,
      applied,
    ],
  );
  // Requested after the click has been painted.
  const deferredStay = useDeferredValue(stay);
  const isSettled = deferredStay === stay && settledParty === party;
  const isPriced = deferredStay !== null && isWelcome && !isWaiting;
  // A stay without a local price, whose quote hasn't been requested yet.
  const isUnrequested = stay !== null && isWelcome && !isSettled;
  const price = useQuote(isPriced ? quoteRequestOf(deferredStay, settledParty) : null);
  const answered = price.priced?.promo;
  if (answered?.applied === false && answered.reason === 'unknown-code') {
    if (answered.code === promo.code) promo.setUnknownCode(answered.code);
  }
  // The guest asked for these dates, and the calendar hasn't loaded yet.
  const comingStay =
    initial.isAsked && !choice.isTouched && !calendar && !availability.errorText
      ? initial.stay
      : null;
  const { reserve, isLeaving, pendingKey, setPendingKey } = useReserve(cabin);
  const confirmed = isSettled ? (price.priced?.quote ?? null) : null;
  const hasFailed = isSettled && price.hasFailed;
  const quote = confirmed ?? (hasFailed ? null : expected);
  const totalCents = quote?.totalCents ?? null;
  const isApplied = promo.code !== null && quote?.promoCode === promo.code;
  useStayEvents({ cabin, guests: party.adults, stay: deferredStay, quote: confirmed });
  // If the total changes while the guest waits, the guest sees it before going on.
  const quoteKey = JSON.stringify([stay, party, promoCode, deal?.id, totalCents]);
  const isWaitingToLeave = pendingKey === quoteKey && quote !== null && !isLeaving;
  const leave = useEffectEvent((priced: Quote) =>
    reserve(priced, party, {
      promoCode: priced.promoCode === promoCode ? promoCode : null,
      deal: priced.discountPercent > 0 ? deal : null,
    }),
  );
  useEffect(() => {
    if (isWaitingToLeave && confirmed) leave(confirmed);
  }, [isWaitingToLeave, confirmed]);
  const { wish } = initial;
  const appliedDeal = discountPercent > 0 ? deal : null;
  const remembered = { cabin, wish, choice, party, promoCode, totalCents, isChanged, isInPage };
  const partyReason = fit.ok ? null : fit.reason;
  useRememberedStay({ ...remembered, partyReason, deal: appliedDeal });
  const { pets } = party;
  const localQuoteOf = useCallback(
    (of: Stay, given: Promotion | null) =>
      calendar && localQuote(calendar, cabin, of, pets, discountPercent, given),
    [calendar, cabin, pets, discountPercent],
  );
  const totalCentsOf = useCallback(
    (of: Stay) => (needsServer ? null : (localQuoteOf(of, applied)?.totalCents ?? null)),
    [localQuoteOf, applied, needsServer],
  );

  return {
    availability,
    choice,
    comingStay,
    party,
    changeParty,
    isWelcome,
    price: {
      error: isSettled ? price.error : null,
      isLoading:
        quote === null && (price.isLoading || isWaiting || isUnrequested || comingStay !== null),
      reload: price.reload,
      /** What is due when, once the server has priced the stay. */
      plan: isSettled ? (price.priced?.payments ?? null) : null,
    },
    quote,
    deal: revealed.deal,
    promo: {
      ...promo,
      isApplied,
      freeNights: quote?.freeNights ?? 0,
      // A stay has one code.
      offers:
        needsServer && isApplied
          ? null
          : findPromoOffers({ promotion, applied, calendar, quote, quoteOf: localQuoteOf }),
    },
    isLeaving: isLeaving || isWaitingToLeave,
    /** Null without dates or without a price. */
    reserve: quote && isWelcome ? () => setPendingKey(quoteKey) : null,
    pricing: {
      quoteRequestOf: (stay: Stay) => quoteRequestOf(stay, party),
      totalCentsOf,
      discountPercent,
      // The card's dialog has no room for it.
      compares: variant !== 'card' && calendar?.rules != null && !needsServer,
    },
  };
}

export type StayPickerState = ReturnType<typeof useStayPicker>;
