import fc from 'fast-check';
import { adjustQuote } from '@/lib/domain/pricing/adjustment';
import { checkPromotion, choosePromotion, type Promotion } from '@/lib/domain/pricing/promotion';
import { quoteStay, type Quote, type QuoteInput } from '@/lib/domain/pricing/quote';
import { moveMoney } from '@/lib/domain/bookings/stay-change';
import { promoText, tooShortText } from '@/components/booking/promo-copy';
import { MAMAFREE4, stayOf } from '../../support/pricing';
import { offers } from '../../support/promotions';
import { quoteInputs } from '../../support/quote-oracle';

const inputs: fc.Arbitrary<QuoteInput> = fc
  .tuple(quoteInputs, offers)
  .map(([input, given]) => ({ ...input, ...given }));
const alone = (input: QuoteInput, promotion: Promotion | null): Quote =>
  quoteStay({ ...input, promotion, automatic: [] });
const promotionLines = ({ lines }: Quote) =>
  lines.filter(({ code }) => code === 'free_nights' || code === 'promotion');

test('no promotion, deal or both take more off the nights than they cost', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const quote = quoteStay(input);
      expect(quote.subtotalCents).toBeGreaterThanOrEqual(0);
      expect(quote.promoDiscountCents).toBeLessThanOrEqual(quote.originalSubtotalCents);
      expect(quote.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(quote.totalCents);
    }),
  );
});

test('a stay has one promotion, the one that takes most off; of equals the one of the code', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const quote = quoteStay(input);
      const { promotion, automatic = [] } = input;
      const each = [promotion, ...automatic].map((one) => alone(input, one));
      expect(promotionLines(quote).length).toBeLessThanOrEqual(1);
      expect(quote.promoDiscountCents).toBe(
        Math.max(0, ...each.map(({ promoDiscountCents }) => promoDiscountCents)),
      );
      expect(quote.totalCents).toBe(
        Math.min(alone(input, null).totalCents, ...each.map(({ totalCents }) => totalCents)),
      );
      const fits = promotion && checkPromotion(promotion, input.stay).ok;
      if (fits && alone(input, promotion).promoDiscountCents === quote.promoDiscountCents) {
        expect(quote.promoCode).toBe(promotion.code);
      }
    }),
  );
});

test('what does not fit, or is refused, changes nothing', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { promotion, automatic = [] } = input;
      const fitting = (one: Promotion | null) => one !== null && checkPromotion(one, input.stay).ok;
      const kept = { ...input, automatic: automatic.filter(fitting) };
      expect(quoteStay(input)).toEqual(
        quoteStay({ ...kept, promotion: fitting(promotion) ? promotion : null }),
      );
    }),
  );
});

test('through changes and a refund, what was paid and is asked for is what the quote says', () => {
  fc.assert(
    fc.property(fc.array(inputs, { minLength: 1, maxLength: 6 }), fc.boolean(), (stays, pays) => {
      const [first, ...changes] = stays.map((stay) => quoteStay(stay).totalCents);
      let total = first ?? 0;
      let left = total;
      let open = 0;
      for (const next of changes) {
        const sum = {
          beforeCents: total,
          afterCents: next,
          openCents: open,
          balanceCents: 0,
          leftCents: left,
        };
        const { chargeCents, refundCents } = moveMoney(sum);
        if (next !== total) open = chargeCents;
        left -= refundCents;
        total = next;
        if (pays) {
          left += open;
          open = 0;
        }
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + open).toBe(total);
      }
    }),
  );
});

test('an agreed price change stands on the nights that a promotion leaves', () => {
  fc.assert(
    fc.property(inputs, fc.integer({ min: -50_000, max: 50_000 }), (input, cents) => {
      const plain = quoteStay(input);
      const adjusted = adjustQuote(input, { cents, reason: 'Agreed' });
      if (!adjusted) return;
      expect(adjusted.promoDiscountCents).toBe(plain.promoDiscountCents);
      expect(adjusted.subtotalCents).toBe(plain.subtotalCents + cents);
      expect(adjusted.subtotalCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

const STAY = stayOf('2026-11-20', 4);
const night = (cents: number, at: number) => ({
  date: stayOf('2026-11-20', at + 1).checkIn,
  amountCents: cents,
});
const NIGHTS = [20_000, 21_000, 22_000, 23_000].map(night);
const TEN: Promotion = { code: 'TEN', label: 'Ten off', percentOff: 10 };

test.each<[string, Partial<Promotion>, string | null]>([
  ['the whole year', {}, null],
  ['on its first check-in', { stayFrom: '2026-11-20' }, null],
  ['on its last check-in', { stayTo: '2026-11-20' }, null],
  ['a day before its dates', { stayFrom: '2026-11-21' }, 'out-of-season'],
  ['a day after its dates', { stayTo: '2026-11-19' }, 'out-of-season'],
  ['out of its season', { seasonStart: '03-01', seasonEnd: '11-19' }, 'out-of-season'],
  ['with as many nights as it needs', { minNights: 4 }, null],
  ['with a night too few', { minNights: 5 }, 'stay-too-short'],
  ['once it is used up', { refusal: 'used-up' }, 'used-up'],
])('a promotion %s', (_name, terms, reason) => {
  const checked = checkPromotion({ ...TEN, ...terms }, STAY);
  expect(checked).toEqual(reason ? { ok: false, reason } : { ok: true, freeNights: 0 });
});

test('what each kind takes off, and that an amount is at most the nights', () => {
  const centsOf = (one: Promotion) => choosePromotion([one], STAY, NIGHTS)?.cents;
  expect(centsOf(TEN)).toBe(8_600);
  expect(centsOf({ code: 'A', label: 'A', amountOffCents: 5_000 })).toBe(5_000);
  expect(centsOf({ code: 'A', label: 'A', amountOffCents: 900_000 })).toBe(86_000);
  expect(centsOf(MAMAFREE4)).toBe(20_000);
  expect(choosePromotion([null, TEN, MAMAFREE4], STAY, NIGHTS)?.promotion).toBe(MAMAFREE4);
  expect(choosePromotion([null], STAY, NIGHTS)).toBeNull();
});

test('each refusal of a code has its own words', () => {
  const reasons = [
    'unknown-code',
    'out-of-season',
    'stay-too-short',
    'not-this-cabin',
    'not-yet',
    'no-longer',
    'used-up',
    'already-used',
    'better-offer',
    'no-longer-valid',
  ];
  const texts = reasons.map((reason) => promoText({ code: 'TEN', applied: false, reason }));
  expect(new Set(texts).size).toBe(reasons.length);
  expect(tooShortText({ ...TEN, minNights: 6 }, STAY, false)).toBe(
    'TEN is for stays of 6 nights or more. Add 2 nights to use it.',
  );
});
