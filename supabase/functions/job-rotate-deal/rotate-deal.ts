import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Admin } from '../_shared/quote-inputs.ts';

/** Makes the deal of the UTC day before the day's first visitor asks for it. */
export async function rotateDeal({ admin, now }: { admin: Admin; now: Date }) {
  const deal = expectData(await admin.rpc('daily_deal', { p_now: now.toISOString() }));
  return { deals: deal === null ? 0 : 1 };
}
