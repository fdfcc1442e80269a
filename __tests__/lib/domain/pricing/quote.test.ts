import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { nightlyPriceCents, quoteStay, toPriceQuote } from '@/lib/domain/pricing/quote';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { quoteJsonSchema } from '@/lib/schemas/quote';
import { MAMAFREE4, quoteInputOf, ratesOf, stayOf } from '../../support/pricing';

const linesOf = (input: Parameters<typeof quoteStay>[0]) =>
  quoteStay(input).lines.map((line) => [line.code, line.label, line.amountCents]);

/** Prices from the first night on; no surcharge, so that they are what the guest pays. */
const pricedStay = (
  prices: (number | null)[],
  changes: Parameters<typeof quoteInputOf>[0] = {},
) => {
  const start = calendarDate('2026-11-20');
  return quoteInputOf({
    cabin: ratesOf({ nightlySurchargePercent: 0 }),
    stay: stayOf(start, prices.length),
    dayPrices: new Map(prices.map((cents, index) => [addDays(start, index), cents])),
    ...changes,
  });
};

describe('nightlyPriceCents', () => {
  test.each([
    [null, 20_000, 6, 21_200],
    [30_000, 20_000, 6, 31_800],
    [12_345, 20_000, 6.25, 13_117],
    [50, 20_000, 1, 51],
    [49, 20_000, 1, 49],
    [19_999, 20_000, 0, 19_999],
  ])('%p over %i at %p %% is %i', (day, nightlyRateCents, nightlySurchargePercent, expected) => {
    expect(nightlyPriceCents(day, { nightlyRateCents, nightlySurchargePercent })).toBe(expected);
  });
});

describe('quoteStay', () => {
  test.each([
    ['Wears Valley', 'Sevier County'],
    ['Townsend', 'Townsend, at Gatlinburg rates'],
  ])('a cabin in %s says whose rates its taxes have', (city, named) => {
    const quote = quoteStay(quoteInputOf({ cabin: ratesOf({ city }) }));
    expect(quote.tax.city).toBe(named);
    expect(quote.lines).toContainEqual(
      expect.objectContaining({ code: 'occupancy_tax', label: `Occupancy tax (${named})` }),
    );
    expect(quoteJsonSchema.parse(toQuoteJson(quote, '2026-11-23T12:00:00.000Z')).tax.city).toBe(
      named,
    );
  });

  test('three plain nights', () => {
    expect(quoteStay(quoteInputOf())).toEqual({
      cabinId: ratesOf().id,
      checkIn: '2026-12-04',
      checkOut: '2026-12-07',
      nights: 3,
      currency: 'USD',
      nightly: [
        { date: '2026-12-04', amountCents: 21_200 },
        { date: '2026-12-05', amountCents: 21_200 },
        { date: '2026-12-06', amountCents: 21_200 },
      ],
      originalSubtotalCents: 63_600,
      freeNights: 0,
      promoDiscountCents: 0,
      discountPercent: 0,
      discountCents: 0,
      subtotalCents: 63_600,
      cleaningFeeCents: 15_000,
      tax: {
        stateCents: 5_502,
        localCents: 2_162,
        occupancyCents: 2_358,
        occupancyApplies: true,
        totalRate: 12.75,
        totalCents: 10_022,
        city: 'Gatlinburg',
      },
      petFeeCents: 0,
      totalCents: 88_622,
      avgNightlyCents: 21_200,
      taxesBeforeDiscountCents: 10_022,
      originalTotalCents: 88_622,
      savingsCents: 0,
      lines: [
        { code: 'nights', label: '$212.00 × 3 nights', amountCents: 63_600 },
        { code: 'cleaning_fee', label: 'Cleaning fee', amountCents: 15_000 },
        { code: 'state_tax', label: 'State sales tax', amountCents: 5_502 },
        { code: 'local_tax', label: 'County/local tax', amountCents: 2_162 },
        { code: 'occupancy_tax', label: 'Occupancy tax (Gatlinburg)', amountCents: 2_358 },
      ],
    });
  });

  test('promotion, deal, cleaning, tax and pet fee apply in this order', () => {
    const input = pricedStay([20_000, 30_000, 10_001, 40_000, 5_000], {
      promotion: MAMAFREE4,
      discountPercent: 15,
      pets: 1,
    });
    expect(linesOf(input)).toEqual([
      ['nights', '5 nights', 105_001],
      ['free_nights', '1 free night (MAMAFREE4)', -10_001],
      ['deal', 'Deal of the day (15% off)', -14_250],
      ['cleaning_fee', 'Cleaning fee', 15_000],
      ['state_tax', 'State sales tax', 6_703],
      ['local_tax', 'County/local tax', 2_633],
      ['occupancy_tax', 'Occupancy tax (Gatlinburg)', 2_873],
      ['pet_fee', 'Pet fee', 7_500],
    ]);
    expect(quoteStay(input)).toMatchObject({
      subtotalCents: 80_750,
      totalCents: 115_459,
      avgNightlyCents: 16_150,
      taxesBeforeDiscountCents: 15_300,
      originalTotalCents: 142_801,
      savingsCents: 27_342,
    });
  });

  test('each complete group of four gives its own cheapest night, in stay order', () => {
    const quote = quoteStay(
      pricedStay([400, 300, 900, 800, 200, 700, 600, 500, 100], { promotion: MAMAFREE4 }),
    );
    expect(quote.freeNights).toBe(2);
    expect(quote.promoDiscountCents).toBe(300 + 200);
  });

  test.each([
    ['too short', stayOf('2026-11-20', 3)],
    ['out of season', stayOf('2026-07-01', 8)],
  ])('a stay %s for the promotion is quoted without it', (_, stay) => {
    const withCode = quoteStay(quoteInputOf({ stay, promotion: MAMAFREE4 }));
    expect(withCode).toEqual(quoteStay(quoteInputOf({ stay })));
  });

  test('a night without a price costs the cabin rate, surcharged alike', () => {
    const quote = quoteStay(
      pricedStay([null, 25_000], { cabin: ratesOf({ nightlySurchargePercent: 10 }) }),
    );
    expect(quote.nightly.map((night) => night.amountCents)).toEqual([22_000, 27_500]);
  });

  test.each([
    [30, true],
    [31, false],
  ])('%i nights have the occupancy line: %p', (nights, expected) => {
    const { lines } = quoteStay(quoteInputOf({ stay: stayOf('2026-03-01', nights) }));
    expect(lines.some((line) => line.code === 'occupancy_tax')).toBe(expected);
  });

  test.each([
    [0, 7_500, 0],
    [1, 7_500, 7_500],
    [2, 7_500, 7_500],
    [1, 0, 0],
    [1, null, 0],
  ])('%i pets at a fee of %p cost %i, untaxed', (pets, petFeeCents, expected) => {
    const quote = quoteStay(quoteInputOf({ pets, cabin: ratesOf({ petFeeCents }) }));
    expect(quote.petFeeCents).toBe(expected);
    expect(quote.lines.some((line) => line.code === 'pet_fee')).toBe(expected > 0);
    expect(quote.tax.totalCents).toBe(10_022);
    expect(quote.totalCents).toBe(88_622 + expected);
  });

  test('no cleaning fee, no cleaning line', () => {
    const codes = quoteStay(quoteInputOf({ cabin: ratesOf({ cleaningFeeCents: 0 }) })).lines.map(
      (line) => line.code,
    );
    expect(codes).toEqual(['nights', 'state_tax', 'local_tax', 'occupancy_tax']);
  });

  test.each([
    [[123_456_700], '$1,234,567.00 × 1 night'],
    [[99_905, 99_905], '$999.05 × 2 nights'],
    [[100_000, 100_001], '2 nights'],
  ])('nights at %p are labelled %p', (prices, label) => {
    expect(quoteStay(pricedStay(prices)).lines[0]?.label).toBe(label);
  });

  test('a deal of everything leaves the cleaning fee, its tax and the pet fee', () => {
    const quote = quoteStay(quoteInputOf({ discountPercent: 100, pets: 1 }));
    expect(quote.subtotalCents).toBe(0);
    expect(quote.totalCents).toBe(15_000 + 1_050 + 413 + 450 + 7_500);
  });

  test('the nights of a week with a clock change are seven', () => {
    expect(quoteStay(quoteInputOf({ stay: stayOf('2026-10-29', 7) })).nights).toBe(7);
    expect(quoteStay(quoteInputOf({ stay: stayOf('2027-03-11', 7) })).nights).toBe(7);
    expect(quoteStay(quoteInputOf({ stay: stayOf('2028-02-27', 4) })).nights).toBe(4);
  });

  test.each([
    ['no nights', { stay: stayOf('2026-12-04', 0) }],
    ['check-out first', { stay: stayOf('2026-12-04', -2) }],
    ['a negative discount', { discountPercent: -0.01 }],
    ['a discount over 100 %', { discountPercent: 100.01 }],
    ['a broken discount', { discountPercent: NaN }],
    ['negative pets', { pets: -1 }],
    ['half a pet', { pets: 0.5 }],
    ['a negative price', { cabin: ratesOf({ nightlyRateCents: -1 }) }],
    ['a surcharge below -100 %', { cabin: ratesOf({ nightlySurchargePercent: -101 }) }],
  ])('refuses %s', (_, changes) => {
    expect(() => quoteStay(quoteInputOf(changes))).toThrow(RangeError);
  });

  test('the price quote of the dialog', () => {
    expect(toPriceQuote(quoteStay(quoteInputOf({ discountPercent: 10 })))).toEqual({
      totalCents: 81_451,
      originalTotalCents: 88_622,
      discountPercent: 10,
      discountCents: 6_360,
      avgNightlyCents: 19_080,
      nights: 3,
    });
  });
});
