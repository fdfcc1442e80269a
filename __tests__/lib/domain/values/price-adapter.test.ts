import fc from 'fast-check';
import { toPriceCents } from '@/lib/domain/values/price-adapter';

const format = (cents: number) =>
  `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;

test.each([
  ['over 1000 is cents', 28_900, undefined, 28_900],
  ['1001 is cents', 1001, null, 1001],
  ['1000 is dollars', 1000, null, 100_000],
  ['under 1000 is dollars', 289, undefined, 28_900],
  ['dollars with cents', 289.99, undefined, 28_999],
  ['a $1,200 night in dollars stays $1,200', 1200, '$1,200', 120_000],
  ['a $1,200 night in cents stays $1,200', 120_000, '$1,200.00', 120_000],
  ['small cents', 999, '$9.99', 999],
  ['one cent', 1, '$0.01', 1],
  ['one dollar', 1, '$1', 100],
  ['formatted without cents', 28_950, '$290', 28_950],
  ['formatted without cents, rounded down', 40, '$0', 40],
  ['a code before or after', 1200, 'US$1,200.00', 120_000],
  ['the code after', 1200, '1200 USD', 120_000],
  ['one decimal', 1200.5, '$1,200.5', 120_050],
  ['spaces around', 1200, '  $1,200 ', 120_000],
  ['another currency says nothing', 1200, '€1,200', 1200],
  ['words say nothing', 289, 'from $289', 28_900],
  ['a malformed number says nothing', 1200, '$1,2', 1200],
  ['an empty text says nothing', 289, '', 28_900],
  ['free', 0, '$0.00', 0],
])('%s', (_name, amount, formatted, cents) => {
  expect(toPriceCents({ amount, formatted })).toBe(cents);
});

test.each([NaN, Infinity, -1])('%p is not a price', (amount) => {
  expect(() => toPriceCents({ amount })).toThrow(RangeError);
});

test('cents sent with their text come back unchanged', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 1, max: 2000 }),
    fc.integer({ min: 1, max: 10_000_000 }),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(toPriceCents({ amount, formatted: format(amount) })).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('dollars sent with their text become cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (dollars) => {
      const formatted = `$${dollars.toLocaleString('en-US')}`;
      expect(toPriceCents({ amount: dollars, formatted })).toBe(dollars * 100);
    }),
  );
});
