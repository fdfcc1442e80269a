import fc from 'fast-check';
import { toWholeDollars } from '@/lib/domain/values/whole-dollars';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('toWholeDollars', () => {
  test.each([
    [[], []],
    [[10_000], [100]],
    [[10_050], [101]],
    // Each alone would be rounded up, and miss the total by a dollar.
    [
      [10_060, 5_060, 2_060],
      [101, 51, 20],
    ],
    [
      [10_033, 5_033, 2_034],
      [100, 50, 21],
    ],
    [
      [77_000, -7_750, 15_000, 10_742],
      [770, -77, 150, 107],
    ],
  ])('%j → %j', (cents, dollars) => {
    expect(toWholeDollars(cents)).toEqual(dollars);
  });

  test('the lines add up to the rounded total, and each is less than a dollar off', () => {
    const amounts = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const dollars = toWholeDollars(cents);
        expect(sum(dollars)).toBe(Math.round(sum(cents) / 100) + 0);
        dollars.forEach((whole, index) => {
          expect(Math.abs(whole * 100 - (cents[index] ?? 0))).toBeLessThan(100);
        });
      }),
      { numRuns: 2000 },
    );
  });

  test('a subtotal shown in whole dollars can be split in its turn', () => {
    const amounts = fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(Math.floor, Math.ceil), (cents, round) => {
        const total = round(sum(cents) / 100) + 0;
        const dollars = toWholeDollars(cents, total);
        expect(sum(dollars)).toBe(total);
        dollars.forEach((whole, index) => {
          expect(Math.abs(whole * 100 - (cents[index] ?? 0))).toBeLessThan(100);
        });
      }),
    );
    expect(() => toWholeDollars([150], 3)).toThrow(RangeError);
  });

  test('whole dollars stay as they are', () => {
    const whole = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(whole, (dollars) => {
        expect(toWholeDollars(dollars.map((each) => each * 100))).toEqual(dollars);
      }),
    );
  });

  test('refuses parts of a cent', () => {
    expect(() => toWholeDollars([10.5])).toThrow(RangeError);
  });
});
