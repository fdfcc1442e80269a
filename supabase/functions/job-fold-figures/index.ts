import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serveJob } from '../_shared/serve.ts';

const BATCH = 5000;
// A job must respond within 25 s; the next run does the rest, and figures include it meanwhile.
const MAX_MS = 10_000;

/** Adds the ledgers' new rows to the sums of the figures, and recounts the last days of the funnel. */
export default serveJob(async ({ admin, now }) => {
  const deadline = performance.now() + MAX_MS;
  let folded = 0;
  let batch: number;
  do {
    batch = expectData(await admin.rpc('fold_figures', { p_most: BATCH }));
    folded += batch;
  } while (batch >= BATCH && performance.now() < deadline);
  const days = expectData(await admin.rpc('keep_funnel', { p_now: now.toISOString() }));
  return { folded, funnel_days: days };
});
