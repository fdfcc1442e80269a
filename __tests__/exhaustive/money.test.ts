import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { toPriceCents } from '@/lib/domain/values/price-adapter';
import { findFault, quoteInputs } from '../lib/support/quote-oracle';

const PINNED = 20261123;

test.each([
  ['a fixed seed', 80_000, PINNED],
  ['a new seed', 20_000, undefined],
])('a hundred thousand quotes agree with the oracle: %s', (_name, numRuns, seed) => {
  const property = fc.property(quoteInputs, (input) => {
    const fault = findFault(input);
    if (fault) throw new Error(fault);
  });
  fc.assert(property, { numRuns, seed });
});

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test('every price from 10.01 to 5,000 dollars comes back as the cents it was sent as', () => {
  const wrong: number[] = [];
  for (let cents = 1_001; cents <= 500_000; cents++) {
    const bare = toPriceCents({ amount: cents });
    // Intl is slow: the text is checked on each of the cents near the rule, and on every seventh after that.
    const isSampled = cents < 5_000 || cents % 7 === 0;
    const told = isSampled
      ? toPriceCents({ amount: cents, formatted: dollars.format(cents / 100) })
      : cents;
    if (bare !== cents || told !== cents) wrong.push(cents);
  }
  expect(wrong).toEqual([]);
});

test('only the price adapter knows the rule about amounts over 1000', () => {
  const files = ['app', 'components', 'lib', 'supabase/functions'].flatMap((folder) =>
    readdirSync(path.resolve(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const rule = /(?:[<>]=?\s*1_?00[01]\b|LARGEST_DOLLAR_AMOUNT)/;
  const knowing = files.filter((file) => rule.test(readFileSync(file, 'utf8')));
  expect(knowing).toEqual(['lib/domain/values/price-adapter.ts']);
});
