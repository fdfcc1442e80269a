import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/work.ts';
import { serveJob } from '../_shared/serve.ts';

// A small batch, because its cabins are locked until it is done.
const BATCH = 100;
// A job must respond within 25 s; the next run does the rest.
const MAX_MS = 10_000;

/** Recounts the open nights of cabins when their day changes. */
async function recountPassedNights({ admin, now }: Work): Promise<number> {
  const deadline = performance.now() + MAX_MS;
  const asked = { p_most: BATCH, p_now: now.toISOString() };
  let total = 0;
  let batch: number;
  do {
    batch = expectData(await admin.rpc('recount_passed_nights', asked));
    total += batch;
  } while (batch >= BATCH && performance.now() < deadline);
  return total;
}

/** Recounts the search index of cabins that two transactions changed at once, and the open nights of a new day. */
export default serveJob(async (work) => ({
  recounted: expectData(await work.admin.rpc('recount_pending_search')),
  next_day: await recountPassedNights(work),
}));
