import fc from 'fast-check';
import type { PromotionDiscount, Promotion } from '@/lib/domain/pricing/promotion';

export const gifts: fc.Arbitrary<PromotionDiscount> = fc.oneof(
  fc.record({ everyNthNightFree: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ percentOff: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ amountOffCents: fc.integer({ min: 100, max: 400_000 }) }),
);

const season = fc.constantFrom(
  {},
  { seasonStart: '09-01', seasonEnd: '02-29' },
  { seasonStart: '03-01', seasonEnd: '08-31' },
);
const dates = fc.constantFrom({}, { stayFrom: '2027-03-01' }, { stayTo: '2027-08-31' });
const nights = fc.constantFrom({}, { minNights: 2 }, { minNights: 7 });
const refusal = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ refusal: 'used-up' as const }) },
);

/** A promotion of any kind and terms; `code` also names it. */
export const promotionOf = (code: string, isAutomatic = false): fc.Arbitrary<Promotion> =>
  fc.tuple(gifts, season, dates, nights, refusal).map((parts) => ({
    code,
    label: `Offer ${code}`,
    ...(isAutomatic && { isAutomatic }),
    ...Object.assign({}, ...parts),
  }));

/** Those of a stay: one of a code or none, and up to three that need none. */
export const offers = fc.record({
  promotion: fc.option(promotionOf('CODE')),
  automatic: fc
    .tuple(
      fc.option(promotionOf('AUTO1', true)),
      fc.option(promotionOf('AUTO2', true)),
      fc.option(promotionOf('AUTO3', true)),
    )
    .map((all) => all.filter((each) => each !== null)),
});
