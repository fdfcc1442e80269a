import { parseISO } from 'date-fns/parseISO';
import { priceStay, sellsTonight, type QuoteInputs } from './offer.ts';
import type { Adjustment } from './quote.ts';
import { keepBookedStay } from '../stays/availability.ts';
import type { Party } from '../stays/party.ts';
import type { Stay } from '../stays/stay.ts';

type StayRequest = Stay & Party & { adjustment: Adjustment | null };
type NewStay = StayRequest & { promoCode?: string; minimumStayReason: string | null };

/** The shop's price of a stay on the terms the host agreed with a guest. */
export const priceHostStay = (
  inputs: QuoteInputs,
  { adjustment, minimumStayReason, ...request }: NewStay,
  now: Date,
) => {
  const terms = { adjustment, minimumStayReason, sellsTonight: sellsTonight(inputs, now) };
  return priceStay(inputs, request, now, terms);
};

type Movable = {
  inputs: QuoteInputs;
  /** The booked dates; null when the stay moves to another cabin. */
  booked: Stay | null;
  bookedAt: string;
  promoCode: string | null;
  dealId: string | null;
};

/** The price of a booking's changed stay: today's nightly prices, but the deal as of the booking date. */
export const priceMove = (
  { inputs, booked, bookedAt, promoCode, dealId }: Movable,
  { adjustment, ...request }: StayRequest,
  now: Date,
) => {
  const terms = { adjustment, sellsTonight: sellsTonight(inputs, now) };
  const calendar = booked ? keepBookedStay(inputs.calendar, booked, request) : inputs.calendar;
  const wanted = { ...request, promoCode, dealId };
  return priceStay({ ...inputs, calendar }, wanted, parseISO(bookedAt), terms);
};
