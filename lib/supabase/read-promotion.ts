import type { SupabaseClient } from '@supabase/supabase-js';
import type { Promotion } from '../domain/pricing/promotion.ts';
import { toCamelKeys } from '../domain/values/key-case.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

const COLUMNS = 'code, label, every_nth_night_free, season_start, season_end';

/** The promotion of a code while it is active, else null; visitors may not read the table themselves. */
export async function readPromotion(
  admin: SupabaseClient<Database>,
  code: string,
): Promise<Promotion | null> {
  const row = expectData(
    await admin
      .from('promotions')
      .select(COLUMNS)
      .eq('code', code)
      .eq('active', true)
      .maybeSingle(),
  );
  return row && toCamelKeys(row);
}
