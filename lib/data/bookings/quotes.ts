import 'server-only';
import { apiErrorSchema } from '@/lib/schemas/api-error';
import { quoteResponseSchema, type QuoteRequest } from '@/lib/schemas/quote';
import { toPricedStay, type QuoteAnswer } from '@/lib/schemas/quote-request';
import { invokeFunction } from '@/lib/data/backend/invoke-function';

/**
 * A fresh quote for a server-rendered page, or why there is none; null when the visitor is rate limited for wrong promo
 * codes. Throws when the backend doesn't respond.
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
  // A 404 for an unknown cabin has no reason.
  if (!refusal && status !== 404) throw new Error(`The quote function answered ${status}`);
  return { request, priced: null, refusalReason: refusal?.error.reason ?? '' };
}
