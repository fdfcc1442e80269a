import fc from 'fast-check';
import { findTaxRate, taxForStay, taxRateOn, taxRatesByPlace } from '@/lib/domain/pricing/tax';
import type { TaxRate } from '@/lib/domain/pricing/tax-rate';
import { TAX_RATES, taxLines } from '../../../support/tax-rates';

const checkIn = '2026-12-04';
const taxOf = (city: string, nights: number, taxableCents = 100_000) =>
  taxForStay({ rates: TAX_RATES, city, checkIn, nights, taxableCents }).tax;

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
        [tax.stateCents, tax.localCents, ...(nights <= 30 ? [tax.occupancyCents] : [])].map(
          (cents) => cents / 100,
        ),
      );
    }
  },
);

describe('a rate holds from its first check-in day until the next one', () => {
  const rate = (place: string, from: string, occupancy: number, label: string): TaxRate => ({
    place,
    from,
    label,
    lines: taxLines(600, 100, occupancy),
  });
  const rates = [
    rate('*', '2000-01-01', 900, 'Elsewhere'),
    rate('lake', '2026-01-01', 200, 'Lake County'),
    rate('lake', '2027-01-01', 450, 'Lake County'),
    rate('lake', '2027-07-01', 500, 'Lake Town'),
    rate('*', '2028-01-01', 950, 'Elsewhere'),
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
    expect(taxRateOn(rates, 'Lake', day)).toMatchObject({ label });
    expect(taxForStay({ rates, city: 'Lake', ...asked, taxableCents: 10_000 }).tax).toMatchObject({
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

describe('taxes under the host’s own names', () => {
  const rates: TaxRate[] = [
    {
      place: 'traverse city',
      from: '2000-01-01',
      label: 'Traverse City',
      lines: [
        { name: 'Michigan use tax', rate: 600 },
        { name: 'Assessment of {place}', rate: 250 },
        { name: 'Bed levy', cents: 350 },
        { name: 'Short stay fee', cents: 101, nights: 2 },
      ],
    },
  ];
  const asked = (nights: number, taxableCents = 50) =>
    taxForStay({ rates, city: 'Traverse City', checkIn, nights, taxableCents });

  test('each line is counted by itself, an amount for each night', () => {
    expect(asked(2)).toEqual({
      lines: [
        { code: 'tax_1', label: 'Michigan use tax', amountCents: 3 },
        { code: 'tax_2', label: 'Assessment of Traverse City', amountCents: 1 },
        { code: 'tax_3', label: 'Bed levy', amountCents: 700 },
        { code: 'tax_4', label: 'Short stay fee', amountCents: 202 },
      ],
      tax: {
        stateCents: 0,
        localCents: 906,
        occupancyCents: 0,
        occupancyApplies: false,
        totalRate: 8.5,
        totalCents: 906,
        city: 'Traverse City',
      },
    });
    expect(asked(3).lines.map(({ code }) => code)).toEqual(['tax_1', 'tax_2', 'tax_3']);
    expect(taxRatesByPlace(rates, { checkIn, nights: 3 })).toEqual({
      'traverse city': [600, 250, { cents: 1_050 }],
    });
  });

  test('an unlisted town has no taxes if there are none for every other place', () => {
    expect(findTaxRate(rates, 'Leland', checkIn)).toBeUndefined();
    expect(() => taxRateOn(rates, 'Leland', checkIn)).toThrow(RangeError);
  });

  test('the three sums of the breakdown are always the total', () => {
    const line = fc.record(
      {
        name: fc.constant('Tax'),
        rate: fc.option(fc.nat(5000), { nil: undefined }),
        cents: fc.nat(50_000),
        code: fc.option(fc.constantFrom('state_tax' as const, 'occupancy_tax' as const), {
          nil: undefined,
        }),
      },
      { requiredKeys: ['name', 'cents'] },
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ code }) => code ?? {} }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(10_000_000),
        (lines, nights, taxableCents) => {
          const of = { ...rates[0], lines } as TaxRate;
          const { tax, lines: amounts } = taxForStay({
            rates: [of],
            city: 'Traverse City',
            checkIn,
            nights,
            taxableCents,
          });
          expect(tax.stateCents + tax.localCents + tax.occupancyCents).toBe(tax.totalCents);
          expect(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
            tax.totalCents,
          );
          expect(new Set(amounts.map(({ code }) => code)).size).toBe(amounts.length);
        },
      ),
    );
  });
});
