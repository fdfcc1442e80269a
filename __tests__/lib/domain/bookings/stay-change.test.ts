import fc from 'fast-check';
import { compareLines, moveMoney } from '@/lib/domain/bookings/stay-change';

const line = (code: string, amountCents: number, label = code) => ({ code, label, amountCents });

test.each([
  ['nothing', [], [], []],
  ['the same', [line('nights', 100)], [line('nights', 100)], [['nights', 100, 100, 0]]],
  [
    'dearer nights, a pet more and a deal less',
    [line('nights', 30_000), line('deal', -3_000), line('state_tax', 1_890)],
    [line('nights', 50_000), line('state_tax', 3_500), line('pet_fee', 5_000)],
    [
      ['nights', 30_000, 50_000, 20_000],
      ['state_tax', 1_890, 3_500, 1_610],
      ['pet_fee', 0, 5_000, 5_000],
      ['deal', -3_000, 0, 3_000],
    ],
  ],
  [
    'lines of one code are one',
    [line('adjustment', -100), line('adjustment', -50)],
    [line('adjustment', 25)],
    [['adjustment', -150, 25, 175]],
  ],
])('lines side by side: %s', (_, before, after, expected) => {
  const rows = compareLines(before, after).map((row) => [
    row.code,
    row.beforeCents,
    row.afterCents,
    row.differenceCents,
  ]);
  expect(rows).toEqual(expected);
});

test('a line is called what it is called now, one that is gone what it was called', () => {
  const before = [line('nights', 1, '2 nights'), line('deal', -1, 'Deal of the day')];
  const labels = compareLines(before, [line('nights', 1, '3 nights')]).map(({ label }) => label);
  expect(labels).toEqual(['3 nights', 'Deal of the day']);
});

const lines = fc.array(
  fc.record({
    code: fc.constantFrom('nights', 'deal', 'cleaning_fee', 'state_tax', 'adjustment'),
    label: fc.string(),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
);
const total = (list: readonly { amountCents: number }[]) =>
  list.reduce((sum, { amountCents }) => sum + amountCents, 0);

test('the differences add up to the difference of the totals, and each line is there once', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = compareLines(before, after);
      const difference = rows.reduce((sum, { differenceCents }) => sum + differenceCents, 0);
      expect(difference).toBe(total(after) - total(before));
      const codes = rows.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(new Set(codes)).toEqual(new Set([...before, ...after].map(({ code }) => code)));
    }),
  );
});

test.each([
  // before, after, open, left → due, charge, refund
  [1000, 1500, 0, 1000, 500, 500, 0],
  [1000, 700, 0, 1000, -300, 0, 300],
  [1000, 1000, 0, 1000, 0, 0, 0],
  // The same price leaves what is open as it is.
  [1500, 1500, 500, 1000, 0, 0, 0],
  // Back to what was paid: only the open charge goes.
  [1500, 1000, 500, 1000, 0, 0, 0],
  [1500, 900, 500, 1000, -100, 0, 100],
  [1500, 1700, 500, 1000, 700, 700, 0],
  // No more than is left.
  [1000, 400, 0, 250, -600, 0, 250],
  [1000, 400, 0, 0, -600, 0, 0],
])('%i → %i with %i open and %i left', (...row) => {
  const [beforeCents, afterCents, openCents, leftCents, dueCents, chargeCents, refundCents] = row;
  const money = moveMoney({ beforeCents, afterCents, openCents, balanceCents: 0, leftCents });
  expect(money).toEqual({ dueCents, balanceCents: 0, chargeCents, refundCents });
});

test.each([
  // before, after, balance, paid → balance, charge, refund
  [1000, 1500, 700, 300, 1200, 0, 0],
  [1000, 800, 700, 300, 500, 0, 0],
  [1000, 300, 700, 300, 0, 0, 0],
  [1000, 200, 700, 300, 0, 0, 100],
  [1000, 1000, 700, 300, 700, 0, 0],
])('%i → %i with a balance of %i and %i paid', (...row) => {
  const [beforeCents, afterCents, before, leftCents, balanceCents, chargeCents, refundCents] = row;
  const sum = { beforeCents, afterCents, openCents: 0, balanceCents: before, leftCents };
  expect(moveMoney(sum)).toMatchObject({ balanceCents, chargeCents, refundCents });
});

test('a move charges or refunds, never both, never more than is left, and the sum is what changed', () => {
  const cents = fc.nat(1_000_000);
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      cents,
      (before, after, openCents, balance, leftCents) => {
        const sum = { beforeCents: before, afterCents: after, openCents, leftCents };
        const money = moveMoney({ ...sum, balanceCents: balance });
        expect(Math.min(money.chargeCents, money.refundCents)).toBe(0);
        expect(money.refundCents).toBeLessThanOrEqual(leftCents);
        const owed = money.balanceCents - balance + money.chargeCents - money.refundCents;
        expect(owed).toBeGreaterThanOrEqual(money.dueCents);
        if (leftCents >= 2_000_000 || money.refundCents < leftCents)
          expect(owed).toBe(money.dueCents);
      },
    ),
  );
});
