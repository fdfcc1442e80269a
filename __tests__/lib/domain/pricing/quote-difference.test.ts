import { quoteStay } from '@/lib/domain/pricing/quote';
import { compareQuotes } from '@/lib/domain/pricing/quote-difference';
import { quoteInputOf, ratesOf } from '../../support/pricing';

const before = quoteStay(quoteInputOf()).lines;

test('equal quotes differ in nothing', () => {
  expect(compareQuotes(before, quoteStay(quoteInputOf()).lines)).toEqual([]);
});

test('a higher cleaning fee changes its line and the taxes', () => {
  const after = quoteStay(quoteInputOf({ cabin: ratesOf({ cleaningFeeCents: 20_000 }) })).lines;
  expect(compareQuotes(before, after)).toEqual([
    { code: 'cleaning_fee', label: 'Cleaning fee', beforeCents: 15_000, afterCents: 20_000 },
    { code: 'state_tax', label: 'State sales tax', beforeCents: 5_502, afterCents: 5_852 },
    { code: 'local_tax', label: 'County/local tax', beforeCents: 2_162, afterCents: 2_299 },
    {
      code: 'occupancy_tax',
      label: 'Occupancy tax (Gatlinburg)',
      beforeCents: 2_358,
      afterCents: 2_508,
    },
  ]);
});

test('a new line starts at nothing and a lost one ends there', () => {
  const withPet = quoteStay(quoteInputOf({ pets: 1 })).lines;
  expect(compareQuotes(before, withPet)).toEqual([
    { code: 'pet_fee', label: 'Pet fee', beforeCents: 0, afterCents: 7_500 },
  ]);
  expect(compareQuotes(withPet, before)).toEqual([
    { code: 'pet_fee', label: 'Pet fee', beforeCents: 7_500, afterCents: 0 },
  ]);
});

test('the differences add up to the difference of the totals', () => {
  const after = quoteStay(quoteInputOf({ discountPercent: 17.5, pets: 2 }));
  const changed = compareQuotes(before, after.lines).reduce(
    (sum, line) => sum + line.afterCents - line.beforeCents,
    0,
  );
  expect(changed).toBe(after.totalCents - quoteStay(quoteInputOf()).totalCents);
});
