import 'server-only';
import type { DealOutcome, PromoOutcome } from '@/lib/domain/pricing/offer';
import type { Quote } from '@/lib/domain/pricing/quote';
import { fromQuoteJson } from '@/lib/schemas/quote-json';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { quoteResponseSchema, type QuoteRequest } from '@/lib/schemas/quote';
import { invokeFunction } from '@/lib/data/invoke-function';

type QuoteOutcome =
  | {
      ok: true;
      quote: Quote;
      expiresAt: string;
      promo: PromoOutcome | null;
      deal: DealOutcome | null;
    }
  | { ok: false; code: 'unknown_cabin' }
  | { ok: false; code: 'stay_not_bookable'; reason: string };

/** A fresh quote for a server-rendered page; throws when the backend does not answer. */
export async function requestQuote(
  request: QuoteRequest,
  timeoutMs?: number,
): Promise<QuoteOutcome> {
  const { status, body } = await invokeFunction('quote', { body: request, timeoutMs });
  if (status === 200) {
    const { quote, promo, deal } = quoteResponseSchema.parse(body);
    return { ok: true, quote: fromQuoteJson(quote), expiresAt: quote.expires_at, promo, deal };
  }
  if (status === 404) return { ok: false, code: 'unknown_cabin' };
  const refusal = apiErrorSchema.safeParse(body);
  if (status === 422 && refusal.success) {
    return { ok: false, code: 'stay_not_bookable', reason: refusal.data.error.reason ?? '' };
  }
  throw new Error(`The quote function answered ${status}`);
}
