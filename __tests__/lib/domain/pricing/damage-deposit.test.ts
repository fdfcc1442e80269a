import fc from 'fast-check';
import { localQuote, readPriceRules } from '@/components/stay-picker/stay/local-prices';
import { adjustQuote } from '@/lib/domain/pricing/adjustment';
import { parseDamageDeposit } from '@/lib/domain/pricing/damage-deposit';
import { planPayments } from '@/lib/domain/pricing/payment-plan';
import { quoteStay } from '@/lib/domain/pricing/quote';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { fromQuoteJson, toQuoteJson } from '@/lib/schemas/quote-json';
import { quoteJsonSchema } from '@/lib/schemas/quote';
import { TAX_RATES } from '../../../support/tax-rates';
import { MAMAFREE4, quoteInputOf, stayOf } from '../../support/pricing';

const DEPOSIT = { cents: 25_000, text: 'Back within two days.' };
const sum = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

const input = fc
  .record({
    nights: fc.integer({ min: 1, max: 40 }),
    pets: fc.constantFrom(0, 1),
    discountPercent: fc.constantFrom(0, 10, 100),
    promotion: fc.constantFrom(null, MAMAFREE4),
  })
  .map(({ nights, ...rest }) => quoteInputOf({ stay: stayOf('2026-12-04', nights), ...rest }));
const deposit = fc.record({
  cents: fc.integer({ min: 100, max: 1_000_000 }),
  text: fc.constantFrom('', DEPOSIT.text),
});

test('a deposit changes nothing of a price but its totals and adds one line, which is paid last', () => {
  fc.assert(
    fc.property(
      input,
      deposit,
      fc.constantFrom('full' as const, 'first_night' as const, 30, 90),
      (stay, damageDeposit, part) => {
        const { lines, ...without } = quoteStay(stay);
        const quote = quoteStay({ ...stay, damageDeposit });
        const { cents } = damageDeposit;
        expect(quote).toEqual({
          ...without,
          damageDeposit,
          totalCents: without.totalCents + cents,
          originalTotalCents: without.originalTotalCents + cents,
          lines: [
            ...lines,
            { code: 'damage_deposit', label: 'Refundable damage deposit', amountCents: cents },
          ],
        });
        expect(sum(quote.lines)).toBe(quote.totalCents);
        const terms = { deposit: part, balanceDays: 10 };
        const plan = planPayments(quote, terms, calendarDate('2026-10-01'));
        expect(plan.dueNowCents + (plan.balance?.cents ?? 0)).toBe(quote.totalCents);
        const json = quoteJsonSchema.parse(toQuoteJson(quote, '2026-12-01T00:00:00Z'));
        expect(fromQuoteJson(json)).toEqual(quote);
      },
    ),
  );
});

test('without a deposit a quote has no trace of one', () => {
  expect(quoteStay(quoteInputOf({ damageDeposit: null }))).toEqual(quoteStay(quoteInputOf()));
});

test('the deposit is no price: a stay that costs nothing else isn’t sold', () => {
  const stay = quoteInputOf({ taxes: TAX_RATES, damageDeposit: DEPOSIT });
  const free = { ...stay, cabin: { ...stay.cabin, cleaningFeeCents: 0 } };
  const { subtotalCents } = quoteStay(free);
  expect(adjustQuote(free, { cents: -subtotalCents, reason: 'A gift' })).toBeNull();
  expect(adjustQuote(free, { cents: 1 - subtotalCents, reason: 'Almost a gift' })).not.toBeNull();
});

test.each([
  [DEPOSIT, DEPOSIT],
  [
    { cents: 1_000_000, text: '' },
    { cents: 1_000_000, text: '' },
  ],
  [{ cents: 1_000_001, text: '' }, null],
  [{ cents: 0, text: '' }, null],
  [{ cents: 1.5, text: '' }, null],
  [{ cents: '100', text: '' }, null],
  [{ cents: 100 }, null],
  [null, null],
])('%j is read as %j', (value, expected) => {
  expect(parseDamageDeposit(value)).toEqual(expected);
});

test('the browser computes no price with a deposit it can’t read', () => {
  expect(readPriceRules({ taxes: TAX_RATES, damage_deposit: { cents: -1 } })).toBeNull();
  expect(readPriceRules({ taxes: TAX_RATES })).toMatchObject({ damageDeposit: null });
  const rules = readPriceRules({ taxes: TAX_RATES, damage_deposit: DEPOSIT });
  const stay = quoteInputOf();
  const today = calendarDate('2026-12-01');
  const quote = localQuote({ today, days: new Map(), rules }, stay.cabin, stay.stay, 0);
  expect(quote?.totalCents).toBe(quoteStay(stay).totalCents + DEPOSIT.cents);
});
