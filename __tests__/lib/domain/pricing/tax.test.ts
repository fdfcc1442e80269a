/** @jest-environment node */
import fc from 'fast-check';
import { taxForStay, taxRatesByCity } from '@/lib/domain/pricing/tax';

const taxOf = (city: string, nights: number, taxableCents = 100_000) =>
  taxForStay({ city, nights, taxableCents });

test.each([
  ['Gatlinburg', 3_000, 12.75, 'Gatlinburg'],
  ['Pigeon Forge', 2_500, 12.25, 'Pigeon Forge'],
  ['Sevierville', 3_000, 12.75, 'Sevierville'],
  ['Wears Valley', 3_000, 12.75, 'Sevier County'],
  ['Townsend', 3_000, 12.75, 'Townsend, at Gatlinburg rates'],
  ['  Townsend ', 3_000, 12.75, 'Townsend, at Gatlinburg rates'],
  ['', 3_000, 12.75, 'Gatlinburg'],
  ['constructor', 3_000, 12.75, 'constructor, at Gatlinburg rates'],
  ['  pigeon FORGE ', 2_500, 12.25, 'Pigeon Forge'],
])('%p charges its occupancy tax', (city, occupancyCents, totalRate, label) => {
  expect(taxOf(city, 3)).toEqual({
    stateCents: 7_000,
    localCents: 2_750,
    occupancyCents,
    occupancyApplies: true,
    totalRate,
    totalCents: 9_750 + occupancyCents,
    city: label,
  });
});

test.each([
  [1, true, 12.75],
  [30, true, 12.75],
  [31, false, 9.75],
])('%i nights: occupancy tax %p', (nights, occupancyApplies, totalRate) => {
  expect(taxOf('Gatlinburg', nights)).toMatchObject({
    occupancyApplies,
    totalRate,
    occupancyCents: occupancyApplies ? 3_000 : 0,
  });
});

test('each line is rounded half up by itself', () => {
  expect(taxOf('Pigeon Forge', 2, 50)).toMatchObject({
    stateCents: 4,
    localCents: 1,
    occupancyCents: 1,
    totalCents: 6,
  });
});

test('the lines re-add and agree with arithmetic in whole numbers', () => {
  const lineOf = (cents: number, basisPoints: bigint) =>
    Number((BigInt(cents) * basisPoints * 2n + 10_000n) / 20_000n);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 60 }), (cents, nights) => {
      const tax = taxOf('Pigeon Forge', nights, cents);
      expect(tax.stateCents).toBe(lineOf(cents, 700n));
      expect(tax.localCents).toBe(lineOf(cents, 275n));
      expect(tax.occupancyCents).toBe(nights <= 30 ? lineOf(cents, 250n) : 0);
      expect(tax.totalCents).toBe(tax.stateCents + tax.localCents + tax.occupancyCents);
    }),
  );
});

test.each([1, 30, 31])(
  'the rates the search sorts by are those of the tax lines for %i nights',
  (nights) => {
    const rates = taxRatesByCity(nights);
    for (const city of ['Gatlinburg', 'Pigeon Forge', 'Sevierville', 'Wears Valley', 'Knoxville']) {
      const tax = taxOf(city, nights, 1_000_000);
      expect(rates[city.toLowerCase()] ?? rates['*']).toEqual(
        [tax.stateCents, tax.localCents, tax.occupancyCents].map((cents) => cents / 100),
      );
    }
  },
);
