import type { CalendarDate } from '../values/calendar-date.ts';
import type { CabinRates } from '../catalog/cabin.ts';
import { percentOfCents, roundHalfUp } from '../values/money.ts';
import type { DamageDeposit } from './damage-deposit.ts';
import { priceNights, type NightlyPrice } from './nightly-prices.ts';
import { choosePromotion, type Promotion } from './promotion.ts';
import { buildQuoteLines, type QuoteLine } from './quote-lines.ts';
import type { Stay } from '../stays/stay.ts';
import type { TaxRate } from './tax-rate.ts';
import { taxForStay, type TaxBreakdown } from './tax.ts';

export { nightlyPriceCents } from './nightly-prices.ts';
export type { LineCode, QuoteLine } from './quote-lines.ts';

export type Quote = {
  cabinId: string;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  nights: number;
  currency: 'USD';
  nightly: NightlyPrice[];
  originalSubtotalCents: number;
  freeNights: number;
  promoDiscountCents: number;
  /** Absent without a promotion. */
  promoCode?: string;
  discountPercent: number;
  discountCents: number;
  subtotalCents: number;
  cleaningFeeCents: number;
  tax: TaxBreakdown;
  petFeeCents: number;
  /** Part of the total, but neither taxed nor discounted. Absent where the host asks for none. */
  damageDeposit?: DamageDeposit;
  totalCents: number;
  avgNightlyCents: number;
  taxesBeforeDiscountCents: number;
  originalTotalCents: number;
  savingsCents: number;
  lines: QuoteLine[];
};

/** A price change that the host agreed with a guest: signed cents on the nights before tax, and the reason. */
export type Adjustment = { cents: number; reason: string };

export type QuoteInput = {
  cabin: CabinRates;
  /** The taxes of the cabin's town and of all other places, ordered by first day. */
  taxes: readonly TaxRate[];
  stay: Stay;
  dayPrices: ReadonlyMap<CalendarDate, number | null>;
  pets: number;
  /** The promotion of the entered code. */
  promotion: Promotion | null;
  /** Promotions that need no code. A stay gets only the one with the largest discount; on a tie the one with a code. */
  automatic?: readonly Promotion[];
  discountPercent: number;
  adjustment?: Adjustment | null;
  damageDeposit?: DamageDeposit | null;
};
export type PriceQuote = Pick<
  Quote,
  | 'totalCents'
  | 'originalTotalCents'
  | 'discountPercent'
  | 'discountCents'
  | 'avgNightlyCents'
  | 'nights'
>;

function petFeeOf({ cabin, pets }: QuoteInput): number {
  if (!Number.isInteger(pets) || pets < 0) throw new RangeError(`Not a number of pets: ${pets}`);
  return pets > 0 ? (cabin.petFeeCents ?? 0) : 0;
}

function priceParts(input: QuoteInput) {
  const { cabin, discountPercent } = input;
  if (!(discountPercent >= 0 && discountPercent <= 100)) {
    throw new RangeError(`Not a discount: ${discountPercent} %`);
  }
  const nightly = priceNights(input);
  const originalSubtotalCents = nightly.reduce((sum, night) => sum + night.amountCents, 0);
  const { promotion, automatic = [] } = input;
  const chosen = choosePromotion([promotion, ...automatic], input.stay, nightly);
  const promoDiscountCents = chosen?.cents ?? 0;
  const paidCents = originalSubtotalCents - promoDiscountCents;
  const discountCents = percentOfCents(paidCents, discountPercent);
  const adjustmentCents = input.adjustment?.cents ?? 0;
  const subtotalCents = paidCents - discountCents + adjustmentCents;
  const taxOn = (nightsCents: number) =>
    taxForStay({
      rates: input.taxes,
      city: cabin.city,
      checkIn: input.stay.checkIn,
      nights: nightly.length,
      taxableCents: nightsCents + cabin.cleaningFeeCents,
    });
  const { tax, lines: taxLines } = taxOn(subtotalCents);
  const parts = {
    nightly,
    originalSubtotalCents,
    freeNights: chosen?.freeNights ?? 0,
    promoDiscountCents,
    ...(chosen && { promoCode: chosen.promotion.code }),
    discountPercent,
    discountCents,
    subtotalCents,
    cleaningFeeCents: cabin.cleaningFeeCents,
    tax,
    taxesBeforeDiscountCents: taxOn(originalSubtotalCents + adjustmentCents).tax.totalCents,
    petFeeCents: petFeeOf(input),
    ...(input.damageDeposit && { damageDeposit: input.damageDeposit }),
  };
  return { parts, taxLines, promotion: chosen?.promotion ?? null };
}

/**
 * The one price of a stay, in cents (product §9.2, in the order of §10.4). A promotion that doesn't apply gives
 * nothing, and no stay has two. An adjustment changes the discounted nights before tax, and the taxes follow. A damage
 * deposit is added to both totals, untaxed.
 * `originalTotalCents` is the total without promotion and deal; `avgNightlyCents` is the discounted nightly subtotal
 * over all nights, free ones included, rounded half up. Throws RangeError on a stay without nights, a discount outside
 * 0–100, a number of pets that is negative or fractional, an adjustment that isn't whole cents, or a negative price.
 */
export function quoteStay(input: QuoteInput): Quote {
  const { adjustment } = input;
  const { parts, taxLines, promotion } = priceParts(input);
  const nights = parts.nightly.length;
  const feesCents = parts.cleaningFeeCents + parts.petFeeCents + (parts.damageDeposit?.cents ?? 0);
  const totalCents = parts.subtotalCents + parts.tax.totalCents + feesCents;
  const beforeDiscountCents = parts.originalSubtotalCents + (adjustment?.cents ?? 0);
  const originalTotalCents = beforeDiscountCents + parts.taxesBeforeDiscountCents + feesCents;
  return {
    cabinId: input.cabin.id,
    checkIn: input.stay.checkIn,
    checkOut: input.stay.checkOut,
    nights,
    currency: 'USD',
    ...parts,
    totalCents,
    avgNightlyCents: roundHalfUp(parts.subtotalCents / nights),
    originalTotalCents,
    savingsCents: originalTotalCents - totalCents,
    lines: buildQuoteLines({ ...parts, taxLines, adjustment, promotion }),
  };
}

/** The price summary of product §3.4, for the dialog's summary; cents and percent. */
export function toPriceQuote(quote: Quote): PriceQuote {
  const {
    totalCents,
    originalTotalCents,
    discountPercent,
    discountCents,
    avgNightlyCents,
    nights,
  } = quote;
  return {
    totalCents,
    originalTotalCents,
    discountPercent,
    discountCents,
    avgNightlyCents,
    nights,
  };
}
