import { priceStay } from '../../../lib/domain/pricing/offer.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { quoteInputsSchema } from '../../../lib/schemas/quote-inputs.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import type { Admin } from './work.ts';

/** The offer of a stay or its refusal; a known guest's used codes count. Null for an unknown or unlisted cabin. */
export async function readOffer(
  admin: Admin,
  request: QuoteRequest,
  now: Date,
  guest?: { email: string; phone: string },
) {
  const inputs = await callRpc(
    admin,
    'quote_inputs',
    {
      p_cabin_id: request.cabin_id,
      p_check_in: request.check_in,
      p_check_out: request.check_out,
      ...(request.promo_code && { p_promo_code: request.promo_code }),
      ...(request.deal_id && { p_deal_id: request.deal_id }),
      p_now: now.toISOString(),
      ...(guest && { p_guest: { email: guest.email, phone: guest.phone } }),
    },
    quoteInputsSchema.nullable(),
  );
  return inputs && priceStay(inputs, toCamelKeys(request), now);
}
