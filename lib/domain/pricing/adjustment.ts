import { quoteStay, type Adjustment, type Quote, type QuoteInput } from './quote.ts';

/**
 * The quote of a stay with a price change by the host as a separate line. Null when the nights would cost less than
 * nothing or the price would be zero. Throws RangeError on invalid cents.
 */
export function adjustQuote(input: QuoteInput, adjustment: Adjustment): Quote | null {
  const quote = quoteStay(input);
  if (adjustment.cents === 0) return quote;
  if (quote.subtotalCents + adjustment.cents < 0) return null;
  const adjusted = quoteStay({ ...input, adjustment });
  return adjusted.totalCents > (adjusted.damageDeposit?.cents ?? 0) ? adjusted : null;
}
