import { isBefore } from 'date-fns/isBefore';
import { parseISO } from 'date-fns/parseISO';
import type { Party } from '../stays/party.ts';
import type { Stay } from '../stays/stay.ts';
import { priceStay, type OfferWish, type QuoteInputs } from './offer.ts';
import { planPayments } from './payment-plan.ts';
import type { Quote } from './quote.ts';

/** A quote sent by link (product §10.54–56). */
export type SentQuote = {
  cabinId: string;
  stay: Stay;
  party: Party;
  promoCode: string | null;
  dealId: string | null;
  quote: Quote;
  /** An ISO instant until which the host sells at this price; null for a guest's quote, which promises nothing. */
  holdsUntil: string | null;
  /** An ISO instant since which the host no longer sells at this price. */
  withdrawnAt: string | null;
  /** Why the host allows a shorter stay than the minimum. */
  minimumStayReason: string | null;
};

/** A sent quote as its link shows it. */
export type LinkedQuote = SentQuote & {
  /** An ISO instant. */
  madeAt: string;
  guestName: string | null;
  cabin: { slug: string; title: string; timezone: string };
};

type Request = { cabinId: string } & Stay &
  Party &
  Partial<Pick<OfferWish, 'promoCode' | 'dealId'>>;

/** Whether the host still sells at its price: not after its end, and not once it is withdrawn. */
export const isPriceKept = (
  { holdsUntil, withdrawnAt }: Pick<SentQuote, 'holdsUntil' | 'withdrawnAt'>,
  now: Date,
): boolean => holdsUntil !== null && withdrawnAt === null && isBefore(now, parseISO(holdsUntil));

/** How the host's promise ended; null while it holds, and for a guest's quote, which has none. */
export function quoteEnding(sent: SentQuote, now: Date): 'over' | 'withdrawn' | null {
  if (sent.holdsUntil === null || isPriceKept(sent, now)) return null;
  return sent.withdrawnAt === null ? 'over' : 'withdrawn';
}

/** While its price is kept, and only for its own cabin, dates, party and promo code. */
export function doesQuoteHold(sent: SentQuote, request: Request, now: Date): boolean {
  const { cabinId, stay, party, promoCode } = sent;
  return (
    isPriceKept(sent, now) &&
    request.cabinId === cabinId &&
    request.checkIn === stay.checkIn &&
    request.checkOut === stay.checkOut &&
    request.adults === party.adults &&
    request.children === party.children &&
    request.pets === party.pets &&
    (request.promoCode?.toUpperCase() ?? null) === promoCode
  );
}

const NOT_HELD = { sent: null };

/**
 * The price of a stay asked for with a sent quote: the quote's own while it holds and the nights can be sold, else the
 * shop's current price. `sent` in the answer is the quote that decided it, if any.
 */
export function priceWithQuote<Sent extends SentQuote>(
  inputs: QuoteInputs,
  request: Request,
  now: Date,
  sent: Sent | null,
) {
  if (!sent || !doesQuoteHold(sent, request, now)) {
    return { ...priceStay(inputs, request, now), ...NOT_HELD };
  }
  const { quote, promoCode: code, minimumStayReason } = sent;
  const offer = priceStay(inputs, request, now, { adjustment: null, minimumStayReason });
  if (!offer.ok) return { ...offer, ...NOT_HELD };
  const promo =
    code === null ? null : { code, applied: true as const, free_nights: quote.freeNights };
  const payments = planPayments(quote, inputs.paymentTerms, inputs.calendar.today);
  return { ...offer, quote, payments, promo, deal: null, sent };
}
