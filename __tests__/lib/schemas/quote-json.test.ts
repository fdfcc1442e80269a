import { fromQuoteJson, toQuoteJson } from '@/lib/schemas/quote-json';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { quoteJsonSchema } from '@/lib/schemas/quote';
import { MAMAFREE4, quoteInputOf, stayOf } from '../support/pricing';

const quote = quoteStay(
  quoteInputOf({
    stay: stayOf('2026-12-04', 5),
    promotion: MAMAFREE4,
    discountPercent: 12.5,
    pets: 1,
  }),
);
const json = toQuoteJson(quote, '2026-11-20T12:15:00.000Z');

test('a quote survives being sent', () => {
  expect(fromQuoteJson(JSON.parse(JSON.stringify(json)))).toEqual(quote);
});

test('the JSON carries exactly the agreed names', () => {
  expect(Object.keys(json).sort()).toEqual(
    [
      'avg_nightly_cents',
      'cabin_id',
      'check_in',
      'check_out',
      'cleaning_fee_cents',
      'currency',
      'discount_cents',
      'discount_percent',
      'expires_at',
      'free_nights',
      'lines',
      'nightly',
      'nights',
      'original_subtotal_cents',
      'original_total_cents',
      'pet_fee_cents',
      'promo_code',
      'promo_discount_cents',
      'savings_cents',
      'subtotal_cents',
      'tax',
      'taxes_before_discount_cents',
      'total_cents',
    ].sort(),
  );
  expect(Object.keys(json.tax)).toEqual([
    'state_cents',
    'local_cents',
    'occupancy_cents',
    'occupancy_applies',
    'total_rate',
    'total_cents',
    'city',
  ]);
  expect(json.expires_at).toBe('2026-11-20T12:15:00.000Z');
});

test('the schema accepts it unchanged', () => {
  expect(quoteJsonSchema.parse(json)).toEqual(json);
});

test('an impossible date does not become a quote', () => {
  expect(() => fromQuoteJson({ ...json, check_in: '2026-02-30' as CalendarDate })).toThrow(
    RangeError,
  );
});
