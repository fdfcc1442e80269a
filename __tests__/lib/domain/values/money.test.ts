import fc from 'fast-check';
import { percentOfCents, roundHalfUp } from '@/lib/domain/values/money';

describe('roundHalfUp', () => {
  test.each([
    [0, 0],
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.4999, 1],
    [2.5, 3],
    [-0.2, 0],
    [12_345, 12_345],
  ])('%p → %p', (value, cents) => {
    expect(roundHalfUp(value)).toBe(cents);
  });

  test.each([NaN, Infinity, -Infinity])('refuses %p', (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });
});

describe('percentOfCents', () => {
  test.each([
    [100, 2.75, 3],
    [200, 0.25, 1],
    [199, 0.25, 0],
    [10_050, 5, 503],
    [1_000, 100.07, 1_001],
    [1_005, 110, 1_106],
    [99_999, 0, 0],
    [33_333, 12.34, 4_113],
    [0, 100, 0],
  ])('%i cents at %p %% is %i', (amountCents, percent, expected) => {
    expect(percentOfCents(amountCents, percent)).toBe(expected);
  });

  test.each([
    [-1, 10],
    [1.5, 10],
    [100, -0.001],
    [100, NaN],
    [NaN, 10],
    [100, Infinity],
    [Number.MAX_SAFE_INTEGER, 100],
  ])('refuses %p cents at %p %%', (amountCents, percent) => {
    expect(() => percentOfCents(amountCents, percent)).toThrow(RangeError);
  });

  test('agrees with arithmetic in whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(30_000), (amountCents, basisPoints) => {
        const exact = (BigInt(amountCents) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
        expect(percentOfCents(amountCents, basisPoints / 100)).toBe(Number(exact));
      }),
      { numRuns: 5_000 },
    );
  });
});
