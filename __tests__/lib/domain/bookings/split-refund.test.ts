import fc from 'fast-check';
import { splitRefund } from '@/lib/domain/bookings/refund';

const payments = fc.array(
  fc.record({
    provider: fc.constantFrom('stripe', 'test', 'offline'),
    method: fc.constantFrom(null, 'cash', 'check'),
    cents: fc.integer({ min: 0, max: 100_000 }),
  }),
  { maxLength: 5 },
);

test('a refund is what is sent and what is given back by hand, never more than is left', () =>
  fc.assert(
    fc.property(payments, fc.integer({ min: 0, max: 400_000 }), (left, refund) => {
      const { byHandCents, sentCents } = splitRefund(left, refund);
      const sumOf = (isByHand: boolean) =>
        left.reduce(
          (sum, one) => ((one.provider === 'offline') === isByHand ? sum + one.cents : sum),
          0,
        );
      expect(byHandCents + sentCents).toBe(Math.min(refund, sumOf(true) + sumOf(false)));
      expect(byHandCents).toBeLessThanOrEqual(sumOf(true));
      expect(sentCents).toBeLessThanOrEqual(sumOf(false));
    }),
  ));

test('the oldest payment is given back first', () =>
  expect(
    splitRefund(
      [
        { provider: 'stripe', method: null, cents: 1_000 },
        { provider: 'offline', method: 'cash', cents: 5_000 },
        { provider: 'offline', method: 'check', cents: 5_000 },
      ],
      2_500,
    ),
  ).toEqual({ byHandCents: 1_500, sentCents: 1_000, methods: ['cash'] }));
