import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { toQuoteJson } from '../../../lib/schemas/quote-json.ts';
import { sentQuoteRequestSchema } from '../../../lib/schemas/quote.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { createToken } from '../_shared/identifiers.ts';
import { quoteExpiry, stayNotBookable } from '../_shared/offers.ts';
import { refuseGuessedCode } from '../_shared/promo-code-limit.ts';
import { readOffer } from '../_shared/read-offer.ts';
import { errorResponse, parseBody, tooManyRequests } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

/** Stores the current price of a stay behind a link (product §10.54): it promises neither the price nor the nights. */
export default serve('POST', async (request, context) => {
  const { admin, now, address } = context;
  const body = await parseBody(request, sentQuoteRequestSchema);
  const limits = limitsOf('quote-new', { network: await hashNetwork(address) });
  const reached = await consumeRateLimit(admin, limits, now);
  if (reached !== null) return tooManyRequests(reached);
  const offer = await readOffer(admin, body, now);
  if (!offer) return errorResponse(404, 'unknown_cabin', 'No such cabin.');
  if (!offer.ok) return stayNotBookable(offer.reason);
  const { quote, promo, deal, version } = offer;
  const refusal = await refuseGuessedCode(context, promo);
  if (refusal) return refusal;
  const { cabin_id, check_in, check_out, adults, children, pets, deal_id } = body;
  const token = createToken();
  const row = {
    token,
    made_by: 'guest',
    cabin_id,
    check_in,
    check_out,
    adults,
    children,
    pets,
    promo_code: promo?.applied ? (quote.promoCode ?? null) : null,
    deal_id: deal?.applied ? (deal_id ?? null) : null,
    quote: toQuoteJson(quote, quoteExpiry(now)),
    inputs_version: version,
    made_at: now.toISOString(),
  };
  expectData(await admin.from('quotes').insert(row).select('id'));
  return Response.json({ token }, { status: 201 });
});
