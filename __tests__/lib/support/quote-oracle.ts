import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { quoteStay, type QuoteInput } from '@/lib/domain/pricing/quote';
import { TAX_RATES } from '../../support/tax-rates';
import { MAMAFREE4, ratesOf, stayOf } from './pricing';

const START = calendarDate('2026-01-01');
const OCCUPANCY: Record<string, bigint> = {
  Gatlinburg: 300n,
  'Pigeon Forge': 250n,
  Sevierville: 300n,
  'Wears Valley': 300n,
  Elsewhere: 300n,
};

export const quoteInputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    day: fc.nat(800),
    prices: fc.array(fc.option(fc.integer({ min: 1, max: 200_000 }), { freq: 4 }), {
      minLength: 1,
      maxLength: 34,
    }),
    city: fc.constantFrom(...Object.keys(OCCUPANCY)),
    nightlyRateCents: fc.integer({ min: 1, max: 150_000 }),
    cleaningFeeCents: fc.nat(50_000),
    petFeeCents: fc.option(fc.nat(20_000)),
    surchargePoints: fc.nat(10_000),
    discountPoints: fc.nat(10_000),
    pets: fc.nat(2),
    hasPromotion: fc.boolean(),
  })
  .map(({ day, prices, surchargePoints, discountPoints, pets, hasPromotion, ...rates }) => {
    const checkIn = addDays(START, day);
    return {
      cabin: ratesOf({ ...rates, nightlySurchargePercent: surchargePoints / 100 }),
      taxes: TAX_RATES,
      stay: stayOf(checkIn, prices.length),
      dayPrices: new Map(prices.map((cents, index) => [addDays(checkIn, index), cents])),
      pets,
      promotion: hasPromotion ? MAMAFREE4 : null,
      discountPercent: discountPoints / 100,
    };
  });

const percent = (cents: bigint, basisPoints: bigint) =>
  (cents * basisPoints * 2n + 10_000n) / 20_000n;
const points = (value: number) => BigInt(Math.round(value * 100));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n);

/** The rules of product §10.3 to §10.5 again, in whole numbers of any size. */
function oracle({ cabin, stay, dayPrices, pets, promotion, discountPercent }: QuoteInput) {
  const nightly = [...dayPrices.values()].map((cents) =>
    percent(
      BigInt(cents ?? cabin.nightlyRateCents),
      10_000n + points(cabin.nightlySurchargePercent),
    ),
  );
  const month = Number(stay.checkIn.slice(5, 7));
  const isPromoted = promotion !== null && (month >= 9 || month <= 2);
  const freeNights = isPromoted ? Math.floor(nightly.length / 4) : 0;
  const free = Array.from({ length: freeNights }, (_, group) =>
    nightly.slice(group * 4, group * 4 + 4).reduce((low, each) => (each < low ? each : low)),
  );
  const original = sum(nightly);
  const paid = original - sum(free);
  const discount = percent(paid, points(discountPercent));
  const occupancy = nightly.length <= 30 ? (OCCUPANCY[cabin.city] ?? 0n) : 0n;
  const cleaning = BigInt(cabin.cleaningFeeCents);
  const taxOn = (nights: bigint) =>
    sum([700n, 275n, occupancy].map((rate) => percent(nights + cleaning, rate)));
  const fees = cleaning + BigInt(pets > 0 ? (cabin.petFeeCents ?? 0) : 0);
  return {
    originalSubtotalCents: Number(original),
    freeNights,
    promoDiscountCents: Number(sum(free)),
    discountCents: Number(discount),
    subtotalCents: Number(paid - discount),
    totalCents: Number(paid - discount + taxOn(paid - discount) + fees),
    originalTotalCents: Number(original + taxOn(original) + fees),
  };
}

/** What is wrong with the quote of a stay; null when it agrees with the oracle and with itself. */
export function findFault(input: QuoteInput): string | null {
  const quote = quoteStay(input);
  const wrong = Object.entries(oracle(input)).filter(
    ([key, value]) => quote[key as keyof typeof quote] !== value,
  );
  if (wrong.length > 0) return `Expected ${JSON.stringify(wrong)}`;
  const lineSum = quote.lines.reduce((total, line) => total + line.amountCents, 0);
  const isSound =
    lineSum === quote.totalCents &&
    quote.lines.every((line) => Number.isSafeInteger(line.amountCents)) &&
    quote.promoDiscountCents >= 0 &&
    quote.discountCents >= 0 &&
    quote.subtotalCents >= 0 &&
    quote.promoDiscountCents + quote.discountCents <= quote.originalSubtotalCents &&
    quote.savingsCents === quote.originalTotalCents - quote.totalCents &&
    quote.savingsCents >= 0;
  return isSound ? null : 'The lines, discounts or savings do not fit.';
}
