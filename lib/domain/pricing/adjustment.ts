import { quoteStay, type Adjustment, type Quote, type QuoteInput } from './quote.ts';

/**
 * The quote of a stay with a price change agreed by the host, as a line of its own. Null when less than nothing would be
 * left of the nights, or nothing to pay. Throws RangeError on broken cents.
 */
export function adjustQuote(input: QuoteInput, adjustment: Adjustment): Quote | null {
  const quote = quoteStay(input);
  if (adjustment.cents === 0) return quote;
  if (quote.subtotalCents + adjustment.cents < 0) return null;
  const adjusted = quoteStay({ ...input, adjustment });
  return adjusted.totalCents > 0 ? adjusted : null;
}
