import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serveJob } from '../_shared/serve.ts';

/** Revalidates the pages of posts and events whose publication time has come. */
export default serveJob(async ({ admin, now }) => ({
  published: expectData(await admin.rpc('announce_posts', { p_now: now.toISOString() })),
}));
