import { serveJob } from '../_shared/serve.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/quote-inputs.ts';

const BATCH = 2000;
// A job must respond within 25 s; the rest is left to the next run.
const MAX_MS = 15_000;

/** Deletes what is past its retention period, in batches; returns the rows of each kind. */
export async function prune({ admin, now }: Work, most = BATCH): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  const deadline = performance.now() + MAX_MS;
  let mayHaveMore = true;
  while (mayHaveMore && performance.now() < deadline) {
    const batch = expectData(
      await admin.rpc('prune', { p_most: most, p_now: now.toISOString() }),
    ) as Record<string, number>;
    for (const [kind, rows] of Object.entries(batch)) gone[kind] = (gone[kind] ?? 0) + rows;
    mayHaveMore = Object.values(batch).some((rows) => rows >= most);
  }
  return gone;
}

export default serveJob(prune);
