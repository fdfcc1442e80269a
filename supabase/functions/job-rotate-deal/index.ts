import { serveJob } from '../_shared/serve.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/work.ts';

/** Creates the UTC day's deal before its first visitor needs it. */
export async function rotateDeal({ admin, now }: Work) {
  const p_now = now.toISOString();
  const day = p_now.slice(0, 10);
  const made = await admin
    .from('daily_deals')
    .select('id')
    .gte('starts_at', `${day}T00:00:00Z`)
    .lte('starts_at', `${day}T23:59:59.999Z`);
  if (expectData(made).length > 0) return { deals: 0 };
  const deal = expectData(await admin.rpc('daily_deal', { p_now }));
  return { deals: deal === null ? 0 : 1 };
}

export default serveJob(rotateDeal);
