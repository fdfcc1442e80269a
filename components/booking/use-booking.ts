import { useEffect, useEffectEvent, useState } from 'react';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { useRevealedDeal } from '@/components/deal/use-revealed-deal';
import type { PromoOffer } from '@/components/stay-picker/stay/promo-offers';
import { track } from '@/lib/browser/analytics/track';
import type { OfferWish } from '@/lib/domain/pricing/offer';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import { checkParty, type Party } from '@/lib/domain/stays/party';
import type { Stay } from '@/lib/domain/stays/stay';
import { toBookingRequest, type BookingRequest } from '@/lib/schemas/booking';
import { toQuoteRequest, type QuoteAnswer } from '@/lib/schemas/quote-request';
import { useBookingPrice, type BookingPrice } from './use-booking-price';
import { useBookingSubmission } from './use-booking-submission';
import { tooShortText } from './promo-copy';
import { usePromoOffers } from './use-promo-offers';
import { onPageEntry } from '@/lib/browser/navigation/layer-history';
import { paths } from '@/lib/http/paths';

type BookingInput = {
  cabin: AvailabilityCabin;
  visit: OfferWish;
  offer: QuoteAnswer | null;
  promotion: Promotion | null;
  promoAnswers: readonly QuoteAnswer[];
};

function findBlocker(price: BookingPrice, stay: Stay | null, isWelcome: boolean): string | null {
  if (!isWelcome) return 'Fix your guest count first. This cabin can’t take everyone.';
  if (!stay) return 'Pick your dates first.';
  if (price.change) return 'Please confirm the new price first.';
  if (price.isUpdating) return 'The price is updating. Try again in a moment.';
  return price.priced ? null : 'There’s no price for those dates. Pick others above.';
}

/** Dates, party and promo code, kept in the address so that a reload or a shared link loses nothing. */
function useChosenStay(cabin: AvailabilityCabin, initial: OfferWish) {
  const [visit, setVisit] = useState(initial);

  function change(next: OfferWish) {
    setVisit(next);
    if (!next.stay) return;
    const { stay, party, promoCode: promo, dealId: deal, quoteId: quote } = next;
    const address = paths.booking({ slug: cabin.slug, ...stay, ...party, promo, deal, quote });
    onPageEntry(() => window.history.replaceState(null, '', address));
  }

  return {
    visit,
    changeStay: (stay: Stay) => change({ ...visit, stay }),
    changeParty: (party: Party) => change({ ...visit, party }),
    /** Both in one step. */
    changeOffer: (stay: Stay, promoCode: string) => change({ ...visit, stay, promoCode }),
    changePromo: (promoCode: string | null) => change({ ...visit, promoCode }),
  };
}

/** The state of the booking form: the chosen stay, its price, and sending the booking. */
export function useBooking(input: BookingInput) {
  const { cabin, visit: initialVisit, offer, promotion, promoAnswers } = input;
  const chosen = useChosenStay(cabin, initialVisit);
  const { changeStay, changeParty, changePromo } = chosen;
  const { deal, isOver } = useRevealedDeal(cabin.id);
  // A deal revealed in this browser applies even if the link does not name it.
  const visit = { ...chosen.visit, dealId: deal?.id ?? chosen.visit.dealId };
  const { stay, party } = visit;
  const isWelcome = checkParty(cabin, party).ok;
  const quoteRequestOf = (of: Stay) => toQuoteRequest({ cabinId: cabin.id, ...visit, stay: of });
  const price = useBookingPrice(stay && isWelcome ? quoteRequestOf(stay) : null, offer);
  const quote = price.priced?.quote ?? null;
  const isDealApplied = price.priced?.deal?.applied ?? false;
  const promo = usePromoOffers({ cabin, promotion, visit, quote, answers: promoAnswers });
  const onDealEnd = useEffectEvent(() => {
    if (isDealApplied) price.recheck();
  });
  useEffect(() => {
    if (isOver) onDealEnd();
  }, [isOver]);
  const { submit, progress, problem, clearProblem } = useBookingSubmission(price.replaceWith);
  const [blocker, setBlocker] = useState<string | null>(null);

  function book(guest: BookingRequest['guest']) {
    const found = findBlocker(price, stay, isWelcome);
    setBlocker(found);
    if (!found && price.priced) void submit(toBookingRequest(price.priced, guest));
  }

  return {
    visit,
    deal: isDealApplied ? deal : null,
    price,
    isWelcome,
    pricing: {
      totalCentsOf: () => null,
      discountPercent: isDealApplied ? (quote?.discountPercent ?? 0) : 0,
      quoteRequestOf,
    },
    problem,
    isSending: progress !== 'idle',
    status: progress === 'idle' ? blocker : 'Holding your dates and opening the payment page…',
    changeParty,
    changePromo,
    promo: {
      offers: promo.offers,
      isPending: promo.isPending,
      /** The message for a code that needs a longer stay. */
      tooShortText: stay && promotion && tooShortText(promotion, stay, promo.isNextTaken),
    },
    takePromo(taken: PromoOffer) {
      if (promotion === null) return;
      clearProblem();
      setBlocker(null);
      track('promo_code_entry', { promo_code: promotion.code, source: 'booking' });
      chosen.changeOffer(taken.stay, promotion.code);
    },
    changeStay(other: Stay) {
      clearProblem();
      setBlocker(null);
      changeStay(other);
    },
    book,
  };
}

export type Booking = ReturnType<typeof useBooking>;
