import { roundHalfUp } from '../values/money.ts';
import type { Quote } from './quote.ts';
import type { QuoteLine } from './quote-lines.ts';
import { taxForStay, type TaxBreakdown } from './tax.ts';

/** A change of price that the host agrees with a guest: signed cents on the nights before tax, and why. */
export type Adjustment = { cents: number; reason: string };

// The line stands with the rent, before the fees and taxes.
const AFTER_RENT: readonly string[] = [
  'cleaning_fee',
  'state_tax',
  'local_tax',
  'occupancy_tax',
  'pet_fee',
];

const TAX_OF: Partial<Record<QuoteLine['code'], (tax: TaxBreakdown) => number>> = {
  state_tax: (tax) => tax.stateCents,
  local_tax: (tax) => tax.localCents,
  occupancy_tax: (tax) => tax.occupancyCents,
};

function withAdjustment(
  lines: readonly QuoteLine[],
  { cents, reason }: Adjustment,
  tax: TaxBreakdown,
): QuoteLine[] {
  const place = lines.findIndex(({ code }) => AFTER_RENT.includes(code));
  const taxed = lines.map((line) => {
    const amountOf = TAX_OF[line.code];
    return amountOf ? { ...line, amountCents: amountOf(tax) } : line;
  });
  return taxed.toSpliced(place < 0 ? taxed.length : place, 0, {
    code: 'adjustment',
    label: reason,
    amountCents: cents,
  });
}

/**
 * The quote with a price change agreed by the host, as a line of its own. It changes the discounted nights before tax,
 * so each tax follows by the rules of every stay; fees stay. `savingsCents` still tells what promotion and deal save. Null
 * when less than nothing would be left of the nights, or nothing to pay. Throws RangeError on broken cents.
 */
export function adjustQuote(quote: Quote, city: string, adjustment: Adjustment): Quote | null {
  const { cents } = adjustment;
  if (!Number.isInteger(cents)) throw new RangeError(`Not an amount: ${cents}`);
  if (cents === 0) return quote;
  const subtotalCents = quote.subtotalCents + cents;
  if (subtotalCents < 0) return null;
  const taxOn = (nightsCents: number) =>
    taxForStay({
      city,
      nights: quote.nights,
      taxableCents: nightsCents + quote.cleaningFeeCents,
    });
  const tax = taxOn(subtotalCents);
  const feesCents = quote.cleaningFeeCents + quote.petFeeCents;
  const totalCents = subtotalCents + tax.totalCents + feesCents;
  if (totalCents <= 0) return null;
  const beforeDiscountCents = quote.originalSubtotalCents + cents;
  const taxesBeforeDiscountCents = taxOn(beforeDiscountCents).totalCents;
  const originalTotalCents = beforeDiscountCents + taxesBeforeDiscountCents + feesCents;
  return {
    ...quote,
    subtotalCents,
    tax,
    totalCents,
    avgNightlyCents: roundHalfUp(subtotalCents / quote.nights),
    taxesBeforeDiscountCents,
    originalTotalCents,
    savingsCents: originalTotalCents - totalCents,
    lines: withAdjustment(quote.lines, adjustment, tax),
  };
}
