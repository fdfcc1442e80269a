import { priceWithQuote } from '../../../lib/domain/pricing/sent-quote.ts';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import { quoteInputsSchema } from '../../../lib/schemas/quote-inputs.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { readSentQuote } from '../../../lib/supabase/sent-quote-row.ts';
import type { Admin } from './work.ts';

/**
 * The offer of a stay or its refusal; a known guest's used codes count, and a host's quote while it holds. Null for an
 * unknown or unlisted cabin.
 */
export async function readOffer(
  admin: Admin,
  request: QuoteRequest,
  now: Date,
  guest?: { email: string; phone: string },
) {
  const { promo_code, deal_id, quote_id } = request;
  const reading = callRpc(
    admin,
    'quote_inputs',
    {
      p_cabin_id: request.cabin_id,
      p_check_in: request.check_in,
      p_check_out: request.check_out,
      ...(promo_code && { p_promo_code: promo_code }),
      ...(deal_id && { p_deal_id: deal_id }),
      p_now: now.toISOString(),
      ...(guest && { p_guest: { email: guest.email, phone: guest.phone } }),
    },
    quoteInputsSchema.nullable(),
  );
  const [inputs, sent] = await Promise.all([
    reading,
    quote_id === undefined ? null : readSentQuote(admin, quote_id),
  ]);
  return inputs && priceWithQuote(inputs, toCamelKeys(request), now, sent);
}
