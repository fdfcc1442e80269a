import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serveJob } from '../_shared/serve.ts';

/** Recounts the search index of cabins that two transactions changed at once. */
export default serveJob(async ({ admin }) => ({
  recounted: expectData(await admin.rpc('recount_pending_search')),
}));
