import type { PaymentTerms } from '@/lib/domain/pricing/payment-plan';
import { PAID_IN_FULL } from '../../../lib/support/pricing';
import { calendarDate, eachDay, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { toCabinDeal } from '@/lib/browser/deal';
import type { DailyDeal } from '@/lib/domain/pricing/deal';
import { offerStay, type OfferRequest } from '@/lib/domain/pricing/offer';
import { toAvailabilityCalendar } from '@/lib/domain/stays/parse-availability';
import type { Promotion } from '@/lib/domain/pricing/promotion';
import type { StayFact } from '@/lib/domain/trip/stay-fact';
import { toSnakeKeys } from '@/lib/domain/values/key-case';
import type { AvailabilityAnswer, PromotionJson } from '@/lib/schemas/availability';
import { toPaymentsJson, toQuoteJson } from '@/lib/schemas/quote-json';
import type { BookingRequest } from '@/lib/schemas/booking';
import type { DealJson } from '@/lib/schemas/deal';
import type { QuoteJson, QuoteRequest } from '@/lib/schemas/quote';
import { TAX_RATES } from '../../../support/tax-rates';
import { CABIN } from './cabin';

/** A Friday noon in Tennessee. */
export const NOW = new Date('2026-11-20T17:00:00Z');
export const TODAY = calendarDate('2026-11-20');

export const PROMOTION: Promotion = {
  code: 'MAMAFREE4',
  label: 'Book 3 nights, get the 4th night free',
  everyNthNightFree: 4,
  seasonStart: '09-01',
  seasonEnd: '02-29',
};

const TAKEN: readonly string[] = ['2026-12-10', '2026-12-11', '2026-12-24', '2026-12-26'];
const PRICES: Partial<Record<string, number>> = { '2026-12-05': 30_000 };

/** Has a code that isn't advertised: only the server knows it. */
export const UNADVERTISED: Promotion = {
  code: 'CABINLINK',
  label: '10% off for friends',
  percentOff: 10,
};

/**
 * November 20 to February 28, two nights at least, $200 before the surcharge. Taken: the nights of December 10, 11,
 * 24 and 26. No arrival on December 15, no departure on December 18.
 */
export function availability(taken: readonly string[] = TAKEN): AvailabilityAnswer {
  const dates = eachDay(TODAY, calendarDate('2027-03-01')).map((date) => ({
    date,
    availability: {
      available: !taken.includes(date),
      min_stay: 2,
      allows_check_in: date !== '2026-12-15',
      allows_check_out: date !== '2026-12-18',
    },
    price: { amount: PRICES[date] ?? 20_000, formatted: null },
  }));
  return { calendar_data: { data: { dates } }, taxes: TAX_RATES };
}

type Reply = { status: number; body: unknown };
type Booking = (request: BookingRequest) => Reply | Promise<Reply>;

export function toOffer(request: QuoteRequest): OfferRequest {
  return {
    stay: {
      checkIn: request.check_in as CalendarDate,
      checkOut: request.check_out as CalendarDate,
    },
    party: { adults: request.adults, children: request.children, pets: request.pets },
    promoCode: request.promo_code ?? null,
    dealId: request.deal_id ?? null,
  };
}

function quote(
  request: QuoteRequest,
  response: AvailabilityAnswer,
  rate: number,
  deal: DailyDeal | null,
  paymentTerms: PaymentTerms,
): Reply {
  const promotions = [PROMOTION, UNADVERTISED];
  const cabin = { ...CABIN, cleaningFeeCents: CABIN.cleaningFeeCents + rate };
  const offer = offerStay(
    {
      version: '',
      cabin,
      taxes: response.taxes ?? TAX_RATES,
      calendar: toAvailabilityCalendar(response, TODAY),
      promotion: promotions.find(({ code }) => code === request.promo_code) ?? null,
      deal: deal?.id === request.deal_id ? deal : null,
      paymentTerms,
    },
    toOffer(request),
    new Date(),
  );
  if (!offer.ok) {
    const error = { code: 'stay_not_bookable', message: 'No.', reason: offer.reason };
    return { status: 422, body: { error } };
  }
  const json = toQuoteJson(offer.quote, NOW.toISOString());
  const { promo, deal: dealOutcome } = offer;
  const payments = toPaymentsJson(offer.payments);
  return { status: 200, body: { quote: json, promo, deal: dealOutcome, payments } };
}

/** Stands in for the site's JSON routes; change its fields to make it answer otherwise. */
export class FakeServer {
  response = availability();
  stayName = 'Your weekend at Laurel Lantern';
  facts: StayFact[] = [{ label: 'Daylight', text: '9 h 52 min' }];
  /** The advertised one. */
  promotion: Promotion | null = null;
  extraCleaningCents = 0;
  paymentTerms = PAID_IN_FULL;
  deal: DealJson | null = null;
  dealStatus = 200;
  availabilityStatus = 200;
  /** The answer of `/api/availability` instead, as a function of another release would give it. */
  changeAnswer: (answer: AvailabilityAnswer) => unknown = (answer) => answer;
  quoteStatus = 200;
  quoteMessage = 'That’s a lot of promo codes.';
  private held = new Map<string, Promise<void>>();
  calls: string[] = [];
  keys: string[] = [];
  unlocks: unknown[] = [];
  quoteRequests: QuoteRequest[] = [];
  bookings: BookingRequest[] = [];
  book: Booking = () => this.booked();

  booked(payment: { url: string } | null = { url: 'https://pay.example/page' }): Reply {
    const status = payment ? 'pending_payment' : 'confirmed';
    const booking = { reference: 'MM-TESTTEST', token: 'f'.repeat(32), status };
    return { status: 201, body: { booking, payment } };
  }

  quoteFor(request: QuoteRequest): QuoteJson {
    const { body } = this.price(request);
    return (body as { quote: QuoteJson }).quote;
  }

  private price(request: QuoteRequest): Reply {
    const deal = this.deal && toCabinDeal(this.deal);
    return quote(request, this.response, this.extraCleaningCents, deal, this.paymentTerms);
  }

  private async answer(url: string, init: RequestInit): Promise<Reply> {
    if (url.startsWith('/api/availability')) {
      const promotion = this.promotion && toSnakeKeys<PromotionJson>(this.promotion);
      const answer = { ...this.response, promotion };
      return { status: this.availabilityStatus, body: this.changeAnswer(answer) };
    }
    if (url.startsWith('/api/stay-facts'))
      return { status: 200, body: { name: this.stayName, facts: this.facts } };
    if (url === '/api/deal') return { status: this.dealStatus, body: { deal: this.deal } };
    const body: unknown = JSON.parse(String(init.body));
    if (url === '/api/deal/unlock') {
      this.unlocks.push(body);
      return { status: 200, body: { success: true } };
    }
    if (url === '/api/quote') {
      this.quoteRequests.push(body as QuoteRequest);
      return this.quoteStatus === 200
        ? this.price(body as QuoteRequest)
        : { status: this.quoteStatus, body: { error: { message: this.quoteMessage } } };
    }
    this.keys.push((init.headers as Record<string, string>)['Idempotency-Key'] ?? '');
    this.bookings.push(body as BookingRequest);
    return this.book(body as BookingRequest);
  }

  /** Holds back the answers of this path until the returned function is called. */
  hold(path: string): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.held.set(path, released);
    return release;
  }

  fetch = async (url: string, init: RequestInit = {}) => {
    this.calls.push(url);
    await this.held.get(url);
    const { status, body } = await this.answer(url, init);
    return { ok: status < 400, status, json: async () => JSON.parse(JSON.stringify(body)) };
  };

  install(): this {
    globalThis.fetch = this.fetch as unknown as typeof fetch;
    return this;
  }
}
