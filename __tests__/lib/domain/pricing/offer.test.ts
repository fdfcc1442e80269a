import { PAID_IN_FULL } from '../../support/pricing';
import fc from 'fast-check';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import {
  isTaken,
  offerStay,
  type OfferRequest,
  type QuoteInputs,
} from '@/lib/domain/pricing/offer';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { TAX_RATES } from '../../../support/tax-rates';

const TODAY = calendarDate('2026-11-20');
const NOW = new Date('2026-11-20T12:00:00Z');
const CHECK_IN = calendarDate('2026-12-04');

const inputs: QuoteInputs = {
  version: 'v1',
  paymentTerms: PAID_IN_FULL,
  cabin: {
    id: 'cabin-1',
    slug: 'laurel-lantern',
    city: 'Gatlinburg',
    maxGuests: 6,
    nightlyRateCents: 20_000,
    cleaningFeeCents: 12_500,
    petFeeCents: 9_500,
    maxPets: 2,
    nightlySurchargePercent: 0,
    timezone: 'America/New_York',
    freeCancelDays: 14,
  },
  taxes: TAX_RATES,
  calendar: {
    today: TODAY,
    days: new Map(
      eachDay(TODAY, addDays(TODAY, 90)).map((date) => [
        date,
        {
          date,
          available: true,
          priceCents: 21_000,
          minStay: 2,
          allowsCheckIn: true,
          allowsCheckOut: true,
        },
      ]),
    ),
  },
  promotion: {
    code: 'MAMAFREE4',
    label: 'Book 3 nights, get the 4th free',
    everyNthNightFree: 4,
    seasonStart: '09-01',
    seasonEnd: '02-29',
  },
  deal: {
    id: 'deal-1',
    cabinId: 'cabin-1',
    discountPercent: 20,
    startsAt: '2026-11-20T00:00:00Z',
    expiresAt: '2026-11-21T00:00:00Z',
  },
};

const request = (nights: number, changes: Partial<OfferRequest> = {}): OfferRequest => ({
  stay: { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, nights) },
  party: { adults: 2, children: 0, pets: 0 },
  promoCode: null,
  dealId: null,
  ...changes,
});

const offer = (asked: OfferRequest, changes: Partial<QuoteInputs> = {}, now = NOW) =>
  offerStay({ ...inputs, ...changes }, asked, now);

test.each<[string, OfferRequest, string]>([
  ['a stay below the minimum', request(1), 'below-minimum-stay'],
  [
    'too many guests',
    request(3, { party: { adults: 4, children: 3, pets: 0 } }),
    'too-many-guests',
  ],
  ['too many pets', request(3, { party: { adults: 2, children: 0, pets: 3 } }), 'too-many-pets'],
  ['more than thirty nights', request(31), 'above-longest-stay'],
])('%s is refused with its reason', (_name, asked, reason) => {
  expect(offer(asked)).toEqual({ ok: false, reason });
});

test('on a host’s terms a stay may be shorter than the minimum, and cost what was agreed', () => {
  const adjustment = { cents: -1_000, reason: 'Returning guest' };
  const terms = { adjustment, minimumStayReason: 'A week of fog' };
  expect(offerStay(inputs, request(1), NOW, terms)).toMatchObject({
    ok: true,
    quote: { nights: 1, originalSubtotalCents: 21_000, subtotalCents: 20_000 },
  });
  expect(offerStay(inputs, request(1), NOW, { adjustment })).toMatchObject({
    reason: 'below-minimum-stay',
  });
  expect(offerStay(inputs, request(31), NOW, terms)).toMatchObject({
    reason: 'above-longest-stay',
  });
});

test('a price change that leaves less than nothing of the nights sells nothing', () => {
  const adjustment = { cents: -63_001, reason: 'Returning guest' };
  expect(offerStay(inputs, request(3), NOW, { adjustment })).toEqual({
    ok: false,
    reason: 'too-low',
  });
});

test('a promo code and a live deal both apply, the free night first', () => {
  const result = offer(request(4, { promoCode: 'MAMAFREE4', dealId: 'deal-1' }));
  expect(result).toMatchObject({
    ok: true,
    promo: { applied: true, free_nights: 1 },
    deal: { id: 'deal-1', applied: true },
    quote: { promoDiscountCents: 21_000, discountCents: 12_600, subtotalCents: 50_400 },
  });
});

test.each<[string, OfferRequest, Partial<QuoteInputs>, Date, object]>([
  [
    'an unknown code',
    request(4, { promoCode: 'NOPE' }),
    { promotion: null },
    NOW,
    { promo: { code: 'NOPE', applied: false, reason: 'unknown-code' } },
  ],
  [
    'a stay too short for the code',
    request(3, { promoCode: 'MAMAFREE4' }),
    {},
    NOW,
    { promo: { applied: false, reason: 'stay-too-short' } },
  ],
  [
    'an unknown deal',
    request(3, { dealId: 'deal-9' }),
    { deal: null },
    NOW,
    { deal: { id: 'deal-9', applied: false, reason: 'unknown-deal' } },
  ],
  [
    'a deal at the moment it expires',
    request(3, { dealId: 'deal-1' }),
    {},
    new Date('2026-11-21T00:00:00Z'),
    { deal: { applied: false, reason: 'deal-expired' } },
  ],
])('%s costs its discount, not the offer', (_name, asked, changes, now, expected) => {
  const result = offer(asked, changes, now);
  expect(result).toMatchObject({ ok: true, ...expected });
  if (result.ok) expect(result.quote.savingsCents).toBe(0);
});

test('a code or deal that nobody asked for never discounts', () => {
  const result = offer(request(4));
  expect(result).toMatchObject({ ok: true, promo: null, deal: null, quote: { savingsCents: 0 } });
});

test('an offer is the quote of the same stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 0, max: 2 }), (nights, pets) => {
      const asked = request(nights, { party: { adults: 2, children: 0, pets } });
      const result = offer(asked);
      const days = [...inputs.calendar.days].map(([date, day]) => [date, day.priceCents] as const);
      const quote = quoteStay({
        cabin: inputs.cabin,
        taxes: inputs.taxes,
        stay: asked.stay,
        dayPrices: new Map(days),
        pets,
        promotion: null,
        discountPercent: 0,
      });
      const payments = { dueNowCents: quote.totalCents, balance: null };
      expect(result).toEqual({ ok: true, promo: null, deal: null, quote, payments });
    }),
  );
});

test('a taken night is distinguished from a broken rule', () => {
  const taken = new Map(inputs.calendar.days);
  const night = addDays(CHECK_IN, 1);
  const day = taken.get(night);
  if (day) taken.set(night, { ...day, available: false });
  const result = offer(request(3), { calendar: { today: TODAY, days: taken } });
  expect(result.ok).toBe(false);
  if (!result.ok) expect(isTaken(result.reason)).toBe(true);
  expect(isTaken('below-minimum-stay')).toBe(false);
  expect(isTaken('closed-to-departure')).toBe(false);
});
