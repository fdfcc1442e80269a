import fc from 'fast-check';
import { taxForStay, taxRateOn, taxRatesByPlace } from '@/lib/domain/pricing/tax';
import { TAX_RATES } from '../../../support/tax-rates';

const checkIn = '2026-12-04';
const taxOf = (city: string, nights: number, taxableCents = 100_000) =>
  taxForStay({ rates: TAX_RATES, city, checkIn, nights, taxableCents });

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
    const rates = taxRatesByPlace(TAX_RATES, { checkIn, nights });
    for (const city of ['Gatlinburg', 'Pigeon Forge', 'Sevierville', 'Wears Valley', 'Knoxville']) {
      const tax = taxOf(city, nights, 1_000_000);
      expect(rates[city.toLowerCase()] ?? rates['*']).toEqual(
        [tax.stateCents, tax.localCents, tax.occupancyCents].map((cents) => cents / 100),
      );
    }
  },
);

describe('a rate holds from its first check-in day until the next one', () => {
  const base = { place: 'lake', label: 'Lake County', state: 600, local: 100, nights: 30 };
  const rates = [
    { ...base, place: '*', from: '2000-01-01', occupancy: 900, label: 'Elsewhere' },
    { ...base, from: '2026-01-01', occupancy: 200 },
    { ...base, from: '2027-01-01', occupancy: 450 },
    { ...base, from: '2027-07-01', occupancy: 500, label: 'Lake Town' },
    { ...base, place: '*', from: '2028-01-01', occupancy: 950, label: 'Elsewhere' },
  ];

  test.each([
    ['2025-12-31', 900, 'Lake, at Elsewhere rates'],
    ['2026-12-31', 200, 'Lake County'],
    ['2027-01-01', 450, 'Lake County'],
    ['2027-06-30', 450, 'Lake County'],
    ['2027-07-01', 500, 'Lake Town'],
    ['2030-01-01', 500, 'Lake Town'],
  ])('check-in %s', (day, occupancy, label) => {
    const asked = { checkIn: day, nights: 3 };
    expect(taxRateOn(rates, 'Lake', day)).toMatchObject({ occupancy, label });
    expect(taxForStay({ rates, city: 'Lake', ...asked, taxableCents: 10_000 })).toMatchObject({
      occupancyCents: occupancy,
      city: label,
    });
    const { lake, '*': rest } = taxRatesByPlace(rates, asked);
    expect(lake ?? rest).toEqual([600, 100, occupancy]);
  });

  test('a day before all of them has no price', () => {
    expect(() => taxRateOn(rates, 'Lake', '1999-12-31')).toThrow(RangeError);
    expect(() => taxRateOn([], 'Lake', '2027-01-01')).toThrow(RangeError);
    expect(taxRatesByPlace(rates, { checkIn: '1999-12-31', nights: 3 })).toEqual({});
  });
});
