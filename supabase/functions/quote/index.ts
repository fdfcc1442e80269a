import { offerStay } from '../../../lib/domain/pricing/offer.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { quoteRequestSchema } from '../../../lib/schemas/quote.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { readQuoteInputs, toOfferRequest } from '../_shared/quote-inputs.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';

export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, quoteRequestSchema);
  const inputs = await readQuoteInputs(admin, body, now);
  if (!inputs) return errorResponse(404, 'unknown_cabin', 'There is no such cabin.');
  const offer = offerStay(inputs, toOfferRequest(body), now);
  if (!offer.ok) return stayNotBookable(offer.reason);
  const { quote, promo, deal } = offer;
  return Response.json({ quote: toQuoteJson(quote, quoteExpiry(now)), promo, deal });
});
