import type { SupabaseClient } from '@supabase/supabase-js';
import type { Promotion } from '../domain/pricing/promotion.ts';
import { promotionTermsSchema } from '../schemas/quote-inputs.ts';
import { callRpc } from './call-rpc.ts';
import type { Database } from './database.types.ts';

/** The active promotion of a code for a cabin, else null; visitors can't read the table themselves. */
export const readPromotion = (
  admin: SupabaseClient<Database>,
  code: string,
  cabinId: string,
): Promise<Promotion | null> =>
  callRpc(
    admin,
    'code_promotion',
    { p_code: code, p_cabin_id: cabinId },
    promotionTermsSchema.nullable(),
  );
