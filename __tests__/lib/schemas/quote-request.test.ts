import { calendarDate } from '@/lib/domain/values/calendar-date';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { bookingRequestSchema, toBookingRequest } from '@/lib/schemas/booking';
import { isSameRequest, toQuoteRequest, type PricedStay } from '@/lib/schemas/quote-request';
import { CABIN_ID, quoteInputOf } from '../support/pricing';

const STAY = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const DEAL_ID = '11111111-1111-4111-8111-111111111111';
const request = toQuoteRequest({
  cabinId: CABIN_ID,
  stay: STAY,
  party: { adults: 2, children: 1, pets: 0 },
  promoCode: 'MAMAFREE4',
  dealId: DEAL_ID,
});

test('a request is the same in any order of its keys, and another one in any other way', () => {
  const reversed = Object.fromEntries(Object.entries(request).toReversed()) as typeof request;
  expect(isSameRequest(request, reversed)).toBe(true);
  const { promo_code: _, ...plain } = request;
  expect(isSameRequest(request, plain)).toBe(false);
  expect(isSameRequest(plain, request)).toBe(false);
  expect(isSameRequest(request, { ...request, pets: 1 })).toBe(false);
  expect(isSameRequest(plain, { ...plain, promo_code: undefined })).toBe(true);
  expect(isSameRequest(request, null)).toBe(false);
  expect(isSameRequest(null, null)).toBe(true);
});

test.each<[string, Pick<PricedStay, 'promo' | 'deal'>, object]>([
  [
    'both that applied',
    {
      promo: { code: 'MAMAFREE4', applied: true, free_nights: 1 },
      deal: { id: DEAL_ID, applied: true },
    },
    { promo_code: 'MAMAFREE4', deal_id: DEAL_ID },
  ],
  [
    'neither that did not',
    {
      promo: { code: 'MAMAFREE4', applied: false, reason: 'stay-too-short' },
      deal: { id: DEAL_ID, applied: false, reason: 'deal-expired' },
    },
    {},
  ],
])('a booking carries its request: of code and deal %s', (_, outcome, kept) => {
  const quote = quoteStay(quoteInputOf());
  const guest = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+18655550100' };
  const booking = toBookingRequest({ request, quote, payments: null, ...outcome }, guest);
  const { promo_code: _code, deal_id: _deal, ...stay } = request;
  expect(bookingRequestSchema.parse(booking)).toEqual({
    ...stay,
    ...kept,
    guest,
    expected_total_cents: quote.totalCents,
    terms_accepted: true,
  });
});
