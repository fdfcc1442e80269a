import fc from 'fast-check';
import { compareEarnings, parseNumberWithin } from '@/lib/domain/pricing/owner-earnings';

test('a worked example: 180 nights at $250, 12% here and 20% there', () => {
  expect(compareEarnings({ nights: 180, nightCents: 25_000 }, { here: 12, elsewhere: 20 })).toEqual(
    {
      grossCents: 4_500_000,
      here: { feeCents: 540_000, keptCents: 3_960_000 },
      elsewhere: { feeCents: 900_000, keptCents: 3_600_000 },
      differenceCents: 360_000,
    },
  );
});

test('where the other place keeps less, the difference is negative', () => {
  const { differenceCents } = compareEarnings(
    { nights: 100, nightCents: 10_000 },
    { here: 12, elsewhere: 3 },
  );
  expect(differenceCents).toBe(-90_000);
});

test('fee and rest always make up what guests paid', () => {
  const percent = fc.integer({ min: 0, max: 6_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 366 }),
      fc.integer({ min: 1_000, max: 1_000_000 }),
      percent,
      percent,
      (nights, nightCents, here, elsewhere) => {
        const result = compareEarnings({ nights, nightCents }, { here, elsewhere });
        expect(result.here.feeCents + result.here.keptCents).toBe(result.grossCents);
        expect(result.elsewhere.feeCents + result.elsewhere.keptCents).toBe(result.grossCents);
        expect(Math.sign(result.differenceCents)).toBe(
          Math.sign(result.elsewhere.feeCents - result.here.feeCents),
        );
      },
    ),
  );
});

test.each([
  ['180', 180],
  [' 180 ', 180],
  ['$1,250', 1250],
  ['249.99', 249.99],
  ['15%', 15],
  ['0', 0],
])('%j is read as %d', (text, value) => {
  expect(parseNumberWithin(text, { least: 0, most: 10_000 })).toBe(value);
});

test.each(['', 'abc', '-5', '1e3', '10001', '1.234', '0x10', '1,25', 'Infinity', '١٢'])(
  '%j is refused',
  (text) => {
    expect(parseNumberWithin(text, { least: 0, most: 10_000 })).toBeNull();
  },
);
