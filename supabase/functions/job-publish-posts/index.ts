import { expectData } from '../../../lib/supabase/expect-data.ts';
import { serveJob } from '../_shared/serve.ts';

/** Tells the site of articles and events whose time has come. */
export default serveJob(async ({ admin, now }) => ({
  published: expectData(await admin.rpc('announce_posts', { p_now: now.toISOString() })),
}));
