import { calendarDate } from '../domain/values/calendar-date.ts';
import { toCamelKeys, toSnakeKeys } from '../domain/values/key-case.ts';
import type { Quote } from '../domain/pricing/quote.ts';
// The type alone: the browser reads quotes without the schema's library.
import type { QuoteJson } from './quote.ts';

/** `expiresAt` is an ISO instant, after which the price must be asked for again (product §11). */
export const toQuoteJson = (quote: Quote, expiresAt: string): QuoteJson =>
  toSnakeKeys<QuoteJson>({ ...quote, expiresAt });

/** The inverse of `toQuoteJson`, for a body the schema has accepted; throws RangeError on an impossible date. */
export function fromQuoteJson({ expires_at: _, ...json }: QuoteJson): Quote {
  const quote = toCamelKeys(json);
  for (const date of [quote.checkIn, quote.checkOut, ...quote.nightly.map((night) => night.date)]) {
    calendarDate(date);
  }
  return quote;
}
