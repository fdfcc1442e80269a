import { offerStay } from '../../../lib/domain/pricing/offer.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { quoteRequestSchema } from '../../../lib/schemas/quote.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { readQuoteInputs, toOfferRequest } from '../_shared/quote-inputs.ts';
import { parseBody, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';

export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, quoteRequestSchema);
  if (!body.ok) return body.response;
  const inputs = await readQuoteInputs(admin, body.value, now);
  if (!inputs) return refuse(404, 'unknown_cabin', 'There is no such cabin.');
  const offer = offerStay(inputs, toOfferRequest(body.value), now);
  if (!offer.ok) return stayNotBookable(offer.reason);
  const { quote, promo, deal } = offer;
  return Response.json({ quote: toQuoteJson(quote, quoteExpiry(now)), promo, deal });
});
