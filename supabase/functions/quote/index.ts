import { toPaymentsJson, toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { quoteRequestSchema } from '../../../lib/schemas/quote.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { refuseGuessedCode } from '../_shared/promo-code-limit.ts';
import { readOffer } from '../_shared/read-offer.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';

export default serve('POST', async (request, context) => {
  const { admin, now } = context;
  const body = await parseBody(request, quoteRequestSchema);
  const offer = await readOffer(admin, body, now);
  if (!offer) return errorResponse(404, 'unknown_cabin', 'No such cabin.');
  if (!offer.ok) return stayNotBookable(offer.reason);
  const { quote, promo, deal, payments, sent } = offer;
  const refusal = await refuseGuessedCode(context, promo);
  if (refusal) return refusal;
  return Response.json({
    quote: toQuoteJson(quote, sent?.holdsUntil ?? quoteExpiry(now)),
    promo,
    deal,
    payments: toPaymentsJson(payments),
  });
});
