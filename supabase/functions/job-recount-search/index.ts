import { expectData } from '../../../lib/supabase/expect-data.ts';
import { inBatches } from '../_shared/in-batches.ts';
import { serveJob } from '../_shared/serve.ts';

// Small batches, because their cabins are locked until they are done.
const BATCH = 100;
const RULED_BATCH = 5;
// A job must respond within 25 s; the next run does the rest.
const MAX_MS = 10_000;

/**
 * Applies the gap rule where stays have changed, and recounts the search index of cabins that two transactions changed
 * at once, and the open nights of cabins whose day has changed.
 */
export default serveJob(async ({ admin, now }) => {
  const deadline = performance.now() + MAX_MS;
  const p_now = now.toISOString();
  const changed = { p_most: RULED_BATCH, p_now, p_changed_only: true };
  const rolled = await inBatches(RULED_BATCH, deadline, async () =>
    expectData(await admin.rpc('roll_rates', changed)),
  );
  const recounted = expectData(await admin.rpc('recount_pending_search'));
  const passed = await inBatches(BATCH, deadline, async () =>
    expectData(await admin.rpc('recount_passed_nights', { p_most: BATCH, p_now })),
  );
  return { rolled: rolled.count, recounted, next_day: passed.count };
});
