import fc from 'fast-check';
import { addDays } from '@/lib/domain/values/calendar-date';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { findFault, quoteInputs } from '../../support/quote-oracle';

test('random stays agree with an exact oracle, line by line with the total', () => {
  // One comparison per run: Jest's own matchers would take most of the time. __tests__/exhaustive has many more runs.
  fc.assert(
    fc.property(quoteInputs, (input) => {
      const fault = findFault(input);
      if (fault) throw new Error(fault);
    }),
    { numRuns: 5_000 },
  );
});

test('a stay split in two has the same nights at the same prices', () => {
  fc.assert(
    fc.property(quoteInputs, fc.nat(), (input, cut) => {
      const { checkIn, checkOut } = input.stay;
      const whole = quoteStay({ ...input, promotion: null });
      fc.pre(whole.nights > 1);
      const middle = addDays(checkIn, 1 + (cut % (whole.nights - 1)));
      const parts = [
        { checkIn, checkOut: middle },
        { checkIn: middle, checkOut },
      ].map((stay) => quoteStay({ ...input, promotion: null, stay }));
      expect(parts.flatMap((part) => part.nightly)).toEqual(whole.nightly);
      expect(parts.reduce((total, part) => total + part.originalSubtotalCents, 0)).toBe(
        whole.originalSubtotalCents,
      );
    }),
    { numRuns: 300 },
  );
});
