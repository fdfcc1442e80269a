import fc from 'fast-check';
import { listCabinPairs, splitParty } from '@/lib/domain/search/cabin-pairs';
import { makeResult, makeSummary } from '../../../support/make-cabin';

const price = makeResult().price;
const open = (slug: string, maxGuests: number, totalCents: number, city = 'Gatlinburg') =>
  makeResult({
    cabin: makeSummary({ slug, maxGuests, city }),
    price: price && { ...price, totalCents },
  });
const found = [
  open('a', 6, 90_000),
  open('b', 8, 120_000),
  open('c', 8, 100_000, 'Sevierville'),
  open('d', 4, 40_000),
  open('e', 6, 95_000, 'Sevierville'),
];

test.each([
  [
    'two in one town before a cheaper pair in two',
    13,
    2,
    [
      ['a', 'b', 210_000],
      ['c', 'e', 195_000],
    ],
  ],
  ['the cheapest of one town first', 10, 1, [['a', 'd', 130_000]]],
  [
    'no cabin twice',
    10,
    3,
    [
      ['a', 'd', 130_000],
      ['c', 'e', 195_000],
    ],
  ],
  ['none where two are too small', 17, 2, []],
  ['none for one guest', 1, 2, []],
] as const)('%s', (_, guests, most, expected) => {
  const pairs = listCabinPairs(found, guests, most);
  const sorted = pairs.map(({ cabins, totalCents }) => [
    ...cabins.map(({ cabin }) => cabin.slug).sort(),
    totalCents,
  ]);
  const wanted = expected.map((pair) => [...pair]);
  expect(sorted.sort()).toEqual(wanted.sort());
});

test('a cabin without a price is in no pair', () => {
  expect(listCabinPairs([open('a', 8, 1), makeResult({ price: null })], 4, 2)).toEqual([]);
});

test('a party is split so that both cabins hold their part, and each has somebody', () => {
  const size = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 2, max: 20 }), (first, second, guests) => {
      fc.pre(first + second >= guests);
      const [one, other] = splitParty(guests, [first, second]);
      expect(one + other).toBe(guests);
      expect(one).toBeGreaterThanOrEqual(1);
      expect(other).toBeGreaterThanOrEqual(1);
      expect(one).toBeLessThanOrEqual(first);
      expect(other).toBeLessThanOrEqual(second);
    }),
  );
});
