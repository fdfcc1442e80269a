import type { SupabaseClient } from '@supabase/supabase-js';
import { toCamelKeys } from '../../../lib/domain/values/key-case.ts';
import type { QuoteRequest } from '../../../lib/schemas/quote.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { priceStay, type QuoteInputsRow } from '../../../lib/supabase/quote-inputs.ts';

export type Admin = SupabaseClient<Database>;
export type Work = { admin: Admin; now: Date };

/**
 * What the shop asks for a stay, or why it does not sell it; null for an unknown or unpublished cabin. Of a guest who is
 * known, what she has used counts.
 */
export async function readOffer(
  admin: Admin,
  request: QuoteRequest,
  now: Date,
  guest?: { email: string; phone: string },
) {
  const row = expectData(
    await admin.rpc('quote_inputs', {
      p_cabin_id: request.cabin_id,
      p_check_in: request.check_in,
      p_check_out: request.check_out,
      ...(request.promo_code && { p_promo_code: request.promo_code }),
      ...(request.deal_id && { p_deal_id: request.deal_id }),
      p_now: now.toISOString(),
      ...(guest && { p_guest: { email: guest.email, phone: guest.phone } }),
    }),
  );
  return row && priceStay(row as unknown as QuoteInputsRow, toCamelKeys(request), now);
}
