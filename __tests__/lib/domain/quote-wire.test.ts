/** @jest-environment node */
import { fromQuoteWire, toQuoteWire } from '@/lib/domain/quote-wire';
import { quoteStay } from '@/lib/domain/quote';
import { quoteWireSchema } from '@/lib/schemas/quote';
import { MAMAFREE4, quoteInputOf, stayOf } from '../support/pricing';

const quote = quoteStay(
  quoteInputOf({
    stay: stayOf('2026-12-04', 5),
    promotion: MAMAFREE4,
    discountPercent: 12.5,
    pets: 1,
  }),
);
const wire = toQuoteWire(quote, '2026-11-20T12:15:00.000Z');

test('a quote survives the wire', () => {
  expect(fromQuoteWire(JSON.parse(JSON.stringify(wire)))).toEqual(quote);
});

test('the wire carries exactly the agreed names', () => {
  expect(Object.keys(wire).sort()).toEqual(
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
      'promo_discount_cents',
      'savings_cents',
      'subtotal_cents',
      'tax',
      'taxes_before_discount_cents',
      'total_cents',
    ].sort(),
  );
  expect(Object.keys(wire.tax)).toEqual([
    'state_cents',
    'local_cents',
    'occupancy_cents',
    'occupancy_applies',
    'total_rate',
    'total_cents',
    'city',
  ]);
  expect(wire.expires_at).toBe('2026-11-20T12:15:00.000Z');
});

test('the schema accepts it unchanged', () => {
  expect(quoteWireSchema.parse(wire)).toEqual(wire);
});

test('an impossible date does not become a quote', () => {
  expect(() => fromQuoteWire({ ...wire, check_in: '2026-02-30' })).toThrow(RangeError);
});
