import type { SupabaseClient } from '@supabase/supabase-js';
import type { OfferRequest, QuoteInputs } from '../../../lib/domain/pricing/offer.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { toQuoteInputs, type QuoteInputsRow } from '../../../lib/supabase/quote-inputs.ts';

export type Admin = SupabaseClient<Database>;
export type Work = { admin: Admin; now: Date };

export const toOfferRequest = (request: QuoteRequest): OfferRequest => ({
  stay: { checkIn: request.check_in, checkOut: request.check_out },
  party: { adults: request.adults, children: request.children, pets: request.pets },
  promoCode: request.promo_code ?? null,
  dealId: request.deal_id ?? null,
});

/** Reads all that the price of the stay depends on; null for an unknown or unpublished cabin. */
export async function readQuoteInputs(
  admin: Admin,
  request: QuoteRequest,
  now: Date,
): Promise<QuoteInputs | null> {
  const row = expectData(
    await admin.rpc('quote_inputs', {
      p_cabin_id: request.cabin_id,
      p_check_in: request.check_in,
      p_check_out: request.check_out,
      ...(request.promo_code && { p_promo_code: request.promo_code }),
      ...(request.deal_id && { p_deal_id: request.deal_id }),
      p_now: now.toISOString(),
    }),
  );
  return row === null ? null : toQuoteInputs(row as unknown as QuoteInputsRow);
}
