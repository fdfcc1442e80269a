import type { RefusedStay } from '@/lib/browser/stay-total';
import type { Quote } from '@/lib/domain/pricing/quote';
import { compareQuotes } from '@/lib/domain/pricing/quote-difference';
import type { QuoteAnswer } from '@/lib/schemas/quote-request';
import type { PriceChange } from './price-change-lines';

/**
 * What became of a sent quote. `unknown`: today's price couldn't be had. `gone`: the cabin is no longer on the site.
 */
export type QuoteNews =
  | { kind: 'same' | 'unknown' | 'gone' }
  | { kind: 'changed'; change: PriceChange }
  | { kind: 'refused'; reason: string; refused: RefusedStay | null };

/** Compares the quote as it was sent with the server's current answer; null without one. */
export function readQuoteNews(
  sent: Quote,
  answer: QuoteAnswer | null,
  refused: RefusedStay | null,
): QuoteNews {
  if (answer === null) return { kind: 'unknown' };
  const { priced, refusalReason } = answer;
  // The server has no reason to give for a cabin that it doesn't know.
  if (refusalReason === '') return { kind: 'gone' };
  if (refusalReason !== null) return { kind: 'refused', reason: refusalReason, refused };
  if (!priced) return { kind: 'unknown' };
  const now = priced.quote;
  const lines = compareQuotes(sent.lines, now.lines);
  if (lines.length === 0 && now.totalCents === sent.totalCents) return { kind: 'same' };
  const change = { lines, beforeCents: sent.totalCents, afterCents: now.totalCents };
  return { kind: 'changed', change };
}
