import { calendarDate } from '../domain/values/calendar-date.ts';
import { toCamelKeys, toSnakeKeys } from '../domain/values/key-case.ts';
import type { PaymentPlan } from '../domain/pricing/payment-plan.ts';
import type { Quote } from '../domain/pricing/quote.ts';
// Imported as a type only, so that the browser reads quotes without the schema library.
import type { PaymentsJson, QuoteJson } from './quote.ts';

/** `expiresAt` is an ISO instant after which the price must be requested again (product §11). */
export const toQuoteJson = (quote: Quote, expiresAt: string): QuoteJson =>
  toSnakeKeys<QuoteJson>({ ...quote, expiresAt });

/** The inverse of `toQuoteJson` for a validated body; throws RangeError on an impossible date. */
export function fromQuoteJson({ expires_at: _, ...json }: QuoteJson): Quote {
  const quote = toCamelKeys(json);
  for (const date of [quote.checkIn, quote.checkOut, ...quote.nightly.map((night) => night.date)]) {
    calendarDate(date);
  }
  return quote;
}

export const toPaymentsJson = (plan: PaymentPlan): PaymentsJson => toSnakeKeys<PaymentsJson>(plan);

export const fromPaymentsJson = (json: PaymentsJson): PaymentPlan => toCamelKeys(json);
