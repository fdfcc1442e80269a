import fc from 'fast-check';
import { adjustQuote } from '@/lib/domain/pricing/adjustment';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { taxForStay } from '@/lib/domain/pricing/tax';
import { TAX_RATES } from '../../../support/tax-rates';
import { toQuoteJson } from '@/lib/schemas/quote-json';
import { quoteJsonSchema } from '@/lib/schemas/quote';
import { MAMAFREE4, quoteInputOf, ratesOf, stayOf } from '../../support/pricing';

const REASON = 'Returning guest';

/** Three nights at $200, a cleaning fee of $100 and a pet fee of $50, in Gatlinburg. */
const inputOf = (changes: Parameters<typeof quoteInputOf>[0] = {}) =>
  quoteInputOf({
    cabin: ratesOf({
      nightlySurchargePercent: 0,
      nightlyRateCents: 20_000,
      cleaningFeeCents: 10_000,
      petFeeCents: 5_000,
    }),
    stay: stayOf('2026-11-20', 3),
    pets: 1,
    ...changes,
  });

const linesOf = (cents: number) =>
  adjustQuote(inputOf(), { cents, reason: REASON })?.lines.map(({ code, amountCents }) => [
    code,
    amountCents,
  ]);

test.each([
  ['a reduction', -5_000, [4_550, 1_788, 1_950], 78_288],
  ['a surcharge', 5_000, [5_250, 2_063, 2_250], 89_563],
  ['all of the nights', -60_000, [700, 275, 300], 16_275],
])('%s changes the nights before tax, and the taxes follow', (_, cents, taxes, total) => {
  expect(linesOf(cents)).toEqual([
    ['nights', 60_000],
    ['adjustment', cents],
    ['cleaning_fee', 10_000],
    ['state_tax', taxes[0]],
    ['local_tax', taxes[1]],
    ['occupancy_tax', taxes[2]],
    ['pet_fee', 5_000],
  ]);
  expect(adjustQuote(inputOf(), { cents, reason: REASON })?.totalCents).toBe(total);
});

test('its line says why', () => {
  const adjusted = adjustQuote(inputOf(), { cents: -5_000, reason: REASON });
  expect(adjusted?.lines.find(({ code }) => code === 'adjustment')?.label).toBe(REASON);
});

test('nothing changes without an amount', () => {
  expect(adjustQuote(inputOf(), { cents: 0, reason: REASON })).toEqual(quoteStay(inputOf()));
});

test('the nights cannot cost less than nothing, and a total of zero is refused', () => {
  expect(adjustQuote(inputOf(), { cents: -60_001, reason: REASON })).toBeNull();
  const bare = inputOf({
    cabin: ratesOf({ nightlyRateCents: 20_000, nightlySurchargePercent: 0, cleaningFeeCents: 0 }),
    pets: 0,
  });
  expect(adjustQuote(bare, { cents: -60_000, reason: REASON })).toBeNull();
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%p is no amount', (cents) => {
  expect(() => adjustQuote(inputOf(), { cents, reason: REASON })).toThrow(RangeError);
});

test('for any stay the lines add up, the taxes are those of the changed nights, and savings stay savings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 45 }),
      fc.constantFrom('Gatlinburg', 'Pigeon Forge', 'Wears Valley', 'Elsewhere'),
      fc.integer({ min: 0, max: 90 }),
      fc.boolean(),
      fc.integer({ min: -2_000_000, max: 2_000_000 }),
      (nights, city, discountPercent, isPromoted, cents) => {
        const input = quoteInputOf({
          cabin: ratesOf({ city }),
          stay: stayOf('2026-11-20', nights),
          promotion: isPromoted ? MAMAFREE4 : null,
          discountPercent,
        });
        const quote = quoteStay(input);
        const adjusted = adjustQuote(input, { cents, reason: REASON });
        if (quote.subtotalCents + cents < 0) {
          expect(adjusted).toBeNull();
          return;
        }
        if (!adjusted) throw new Error('There is something to pay');
        const { lines, totalCents, subtotalCents, cleaningFeeCents, savingsCents } = adjusted;
        expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(totalCents);
        expect(adjusted.tax).toEqual(
          taxForStay({
            rates: TAX_RATES,
            city,
            checkIn: input.stay.checkIn,
            nights,
            taxableCents: subtotalCents + cleaningFeeCents,
          }).tax,
        );
        expect(savingsCents).toBeGreaterThanOrEqual(0);
        expect(adjusted.nightly).toEqual(quote.nightly);
        const json = toQuoteJson(adjusted, '2026-11-01T00:00:00.000Z');
        expect(quoteJsonSchema.safeParse(json).error).toBeUndefined();
      },
    ),
  );
});
