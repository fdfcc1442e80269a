import type { SupabaseClient } from '@supabase/supabase-js';
import type { Promotion } from '../domain/pricing/promotion.ts';
import { toCamelKeys } from '../domain/values/key-case.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

/** The active promotion of a code for a cabin, else null; visitors can't read the table themselves. */
export async function readPromotion(
  admin: SupabaseClient<Database>,
  code: string,
  cabinId: string,
): Promise<Promotion | null> {
  const row = expectData(
    await admin.rpc('code_promotion', { p_code: code, p_cabin_id: cabinId }),
  ) as object | null;
  return row && (toCamelKeys(row) as Promotion);
}
