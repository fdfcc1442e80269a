import {
  checkStay,
  withoutMinimumStay,
  type AvailabilityCalendar,
  type StayReason,
} from '../stays/availability.ts';
import { adjustQuote } from './adjustment.ts';
import type { CabinRates } from '../catalog/cabin.ts';
import type { DamageDeposit } from './damage-deposit.ts';
import { isDealLive, type DailyDeal } from './deal.ts';
import { checkParty, type Party, type PartyReason } from '../stays/party.ts';
import { planPayments, type PaymentPlan, type PaymentTerms } from './payment-plan.ts';
import { checkPromotion, type Promotion } from './promotion.ts';
import { quoteStay, type Adjustment, type Quote } from './quote.ts';
import type { Stay } from '../stays/stay.ts';
import { isTonightSold } from '../stays/tonight.ts';
import type { TaxRate } from './tax-rate.ts';

/** Everything a price depends on, read in one snapshot; `version` changes with any of it. */
export type QuoteInputs = {
  version: string;
  cabin: CabinRates;
  taxes: readonly TaxRate[];
  calendar: AvailabilityCalendar;
  /** The promotion of the requested code. */
  promotion: Promotion | null;
  /** Promotions that need no code. */
  automatic?: readonly Promotion[];
  deal: DailyDeal | null;
  paymentTerms: PaymentTerms;
  /** The shop's or, for a booking that is changed, the one agreed. */
  damageDeposit?: DamageDeposit | null;
  /** The hour until which the host may sell tonight; only the console gets it. */
  tonightUntil?: number;
};

/** A guest's party and, once chosen, dates. */
export type StayWish = { stay: Stay | null; party: Party };

/** Also includes what may lower the price; the server decides whether it applies. */
export type OfferWish = StayWish & {
  promoCode: string | null;
  dealId: string | null;
  /** The token of a quote that the host sent. */
  quoteId?: string | null;
};

export type OfferRequest = OfferWish & { stay: Stay };

/** Terms only a host may grant: another price, a reason to allow a shorter stay than the minimum, and tonight. */
type HostTerms = {
  adjustment: Adjustment | null;
  minimumStayReason?: string | null;
  sellsTonight?: boolean;
};

export type PromoOutcome =
  | { code: string; applied: true; free_nights: number }
  | { code: string; applied: false; reason: string };
type DealOutcome = { id: string; applied: true } | { id: string; applied: false; reason: string };

/** `too-low`: the adjustment makes the nights negative or the total zero. */
export type OfferReason = StayReason | PartyReason | 'too-low';
type Offer =
  | {
      ok: true;
      quote: Quote;
      payments: PaymentPlan;
      promo: PromoOutcome | null;
      deal: DealOutcome | null;
    }
  | { ok: false; reason: OfferReason };

const TAKEN: readonly OfferReason[] = [
  'unavailable',
  'night-unavailable',
  'minimum-stay-blocked',
  'no-stay-length',
];

/** Whether a refusal means that the nights are taken, rather than that the stay breaks a rule. */
export function isTaken(reason: OfferReason): boolean {
  return TAKEN.includes(reason);
}

function promoOutcome(
  { promotion }: QuoteInputs,
  request: OfferRequest,
  applied: string | undefined,
): PromoOutcome | null {
  const { promoCode: code } = request;
  if (code === null) return null;
  const checked = checkPromotion(promotion, request.stay);
  if (!checked.ok) return { code, applied: false, reason: checked.reason };
  return applied === promotion?.code
    ? { code, applied: true, free_nights: checked.freeNights }
    : { code, applied: false, reason: 'better-offer' };
}

function dealOutcome({ deal }: QuoteInputs, request: OfferRequest, now: Date): DealOutcome | null {
  if (request.dealId === null) return null;
  if (deal === null) return { id: request.dealId, applied: false, reason: 'unknown-deal' };
  return isDealLive(deal, now)
    ? { id: deal.id, applied: true }
    : { id: deal.id, applied: false, reason: 'deal-expired' };
}

/**
 * Quotes a stay for a party, or says why it can't be booked (product §5, §10.4): for the shop and, with a host's terms,
 * for the console. An invalid promo code or deal only loses its discount.
 */
export function offerStay(
  inputs: QuoteInputs,
  request: OfferRequest,
  now: Date,
  { adjustment, minimumStayReason, sellsTonight = false }: HostTerms = { adjustment: null },
): Offer {
  const { cabin } = inputs;
  const calendar = { ...inputs.calendar, sellsTonight };
  const sold = minimumStayReason ? withoutMinimumStay(calendar, request.stay.checkIn) : calendar;
  const stayCheck = checkStay(sold, request.stay);
  if (!stayCheck.ok) return stayCheck;
  const partyCheck = checkParty(cabin, request.party);
  if (!partyCheck.ok) return partyCheck;
  const deal = dealOutcome(inputs, request, now);
  const input = {
    cabin,
    taxes: inputs.taxes,
    stay: request.stay,
    dayPrices: new Map([...calendar.days].map(([date, day]) => [date, day.priceCents])),
    pets: request.party.pets,
    promotion: request.promoCode === null ? null : inputs.promotion,
    automatic: inputs.automatic ?? [],
    discountPercent: deal?.applied ? (inputs.deal?.discountPercent ?? 0) : 0,
    damageDeposit: inputs.damageDeposit ?? null,
  };
  const quote = adjustment ? adjustQuote(input, adjustment) : quoteStay(input);
  if (!quote) return { ok: false, reason: 'too-low' };
  const payments = planPayments(quote, inputs.paymentTerms, calendar.today);
  return { ok: true, quote, payments, promo: promoOutcome(inputs, request, quote.promoCode), deal };
}

type StayRequest = Stay & Party & Partial<Pick<OfferWish, 'promoCode' | 'dealId'>>;

/** `offerStay` for a stay as requests describe it; `version` tells whether the database still has the same inputs. */
export function priceStay(
  inputs: QuoteInputs,
  request: StayRequest,
  now: Date,
  terms?: HostTerms,
): Offer & { version: string } {
  const { checkIn, checkOut, adults, children, pets, promoCode = null, dealId = null } = request;
  const wish = {
    stay: { checkIn, checkOut },
    party: { adults, children, pets },
    promoCode,
    dealId,
  };
  return { ...offerStay(inputs, wish, now, terms), version: inputs.version };
}

/** Whether the host may still sell tonight in this cabin. */
export const sellsTonight = ({ cabin, tonightUntil }: QuoteInputs, now: Date): boolean =>
  tonightUntil !== undefined && isTonightSold(now, cabin.timezone, tonightUntil);
