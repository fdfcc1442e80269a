import { NO_LIMITS, parseLimits, withLimits } from '@/lib/domain/search/list-limits';

test.each([
  [{}, null, null],
  [{ bedrooms: '', max_price: ' ' }, null, null],
  [{ bedrooms: '3', max_price: '250' }, 3, 250],
  [{ bedrooms: ['4', '9'], max_price: ['300'] }, 4, 300],
  [{ bedrooms: '0', max_price: '-5' }, null, null],
  [{ bedrooms: '31', max_price: '100001' }, null, null],
  [{ bedrooms: '3.5', max_price: '2e2' }, null, null],
  [{ bedrooms: 'x'.repeat(500), max_price: {} }, null, null],
])('the limits in %j', (fields, bedrooms, maxPrice) => {
  expect(parseLimits(fields)).toEqual({ bedrooms, maxPrice });
});

test('a query keeps them', () => {
  expect(withLimits('guests=any', NO_LIMITS)).toBe('guests=any');
  expect(withLimits('guests=6', { bedrooms: 3, maxPrice: 250 })).toBe(
    'guests=6&bedrooms=3&max_price=250',
  );
});
