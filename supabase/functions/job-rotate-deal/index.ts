import { serveJob } from '../_shared/serve.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/quote-inputs.ts';

/** Creates the deal of the UTC day before its first visitor needs it. */
export async function rotateDeal({ admin, now }: Work) {
  const deal = expectData(await admin.rpc('daily_deal', { p_now: now.toISOString() }));
  return { deals: deal === null ? 0 : 1 };
}

export default serveJob(rotateDeal);
