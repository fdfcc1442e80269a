import { useState } from 'react';
import type { AvailabilityCabin } from '@/components/availability/availability-cabin';
import { toQuoteRequest } from '@/components/availability/quote-request';
import type { Stay } from '@/lib/domain/stay';
import type { BookingRequest } from '@/lib/schemas/booking';
import type { BookingVisit } from './booking-params';
import { useBookingPrice, type BookingPrice, type InitialOffer } from './use-booking-price';
import { useBookingSubmission } from './use-booking-submission';
import { useBookingVisit } from './use-booking-visit';

type BookingInput = {
  cabin: AvailabilityCabin;
  visit: BookingVisit;
  offer: InitialOffer | null;
};

function findBlocker(price: BookingPrice, stay: Stay | null): string | null {
  if (!stay) return 'Please choose your dates first.';
  if (price.change) return 'Please accept the new price first.';
  if (price.isUpdating) return 'The price is being updated. Please try again in a moment.';
  return price.quote ? null : 'There is no price for this stay yet. Please check your dates.';
}

/** Everything behind the booking form: the visit, its price, and sending the booking. */
export function useBooking({ cabin, visit: initialVisit, offer }: BookingInput) {
  const { visit, changeStay, changeParty, changePromo } = useBookingVisit(cabin, initialVisit);
  const { stay, party } = visit;
  const price = useBookingPrice(cabin.id, visit, offer);
  const { submit, progress, problem, clearProblem } = useBookingSubmission(price.replaceWith);
  const [blocker, setBlocker] = useState<string | null>(null);

  function book(guest: BookingRequest['guest']) {
    const found = findBlocker(price, stay);
    setBlocker(found);
    if (found || !stay || !price.quote) return;
    const promoCode = price.promo?.applied ? visit.promoCode : null;
    void submit({
      ...toQuoteRequest({ cabinId: cabin.id, stay, party, promoCode }),
      guest,
      expected_total_cents: price.quote.totalCents,
      terms_accepted: true,
    });
  }

  return {
    visit,
    price,
    pricing: {
      totalCentsOf: () => null,
      quoteRequestOf: (other: Stay) => toQuoteRequest({ cabinId: cabin.id, ...visit, stay: other }),
    },
    problem,
    isSending: progress !== 'idle',
    status: progress === 'idle' ? blocker : 'Sending your booking…',
    changeParty,
    changePromo,
    changeStay(other: Stay) {
      clearProblem();
      setBlocker(null);
      changeStay(other);
    },
    book,
  };
}
