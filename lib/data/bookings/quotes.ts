import 'server-only';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { quoteResponseSchema, type QuoteRequest } from '@/lib/schemas/quote';
import { toPricedStay, type QuoteAnswer } from '@/lib/schemas/quote-request';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

/**
 * A fresh quote for a server-rendered page, or why there is none; null past the visitor's share of wrong promo codes.
 * Throws when the backend does not answer.
 */
export async function getQuote(
  request: QuoteRequest,
  visitor: Pick<Request, 'headers'>,
  timeoutMs?: number,
): Promise<QuoteAnswer | null> {
  const { status, body } = await invokeFunction('quote', { body: request, visitor, timeoutMs });
  if (status === 429) return null;
  if (status === 200) {
    const priced = toPricedStay(request, quoteResponseSchema.parse(body));
    return { request, priced, refusalReason: null };
  }
  const refusal = status === 422 ? apiErrorSchema.safeParse(body).data : null;
  // An unknown cabin, 404, has no reason.
  if (!refusal && status !== 404) throw new Error(`The quote function answered ${status}`);
  return { request, priced: null, refusalReason: refusal?.error.reason ?? '' };
}
