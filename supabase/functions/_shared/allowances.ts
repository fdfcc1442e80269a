import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Admin } from './quote-inputs.ts';

/** At most `most` times in each window of `seconds`, counted from the epoch. */
export type Limit = { key: string; most: number; seconds: number };

/** Takes one from every limit, or from none and answers with the key of the one that was reached. */
export async function takeAllowances(
  admin: Admin,
  limits: readonly Limit[],
  now: Date,
): Promise<string | null> {
  return expectData(
    await admin.rpc('take_allowances', { p_limits: [...limits], p_now: now.toISOString() }),
  ) as string | null;
}
