import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { READ_TIMEOUT_MS, upstreamFetch } from './upstream-fetch';

/** Works as service_role and passes row level security: only for reads whose guard stands in the code beside them. */
export function adminClient(timeoutMs = READ_TIMEOUT_MS) {
  return createClient<Database>(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The library would repeat a failed read three times, with seconds between.
    db: { retry: false },
    global: { fetch: upstreamFetch(timeoutMs, { cache: 'no-store' }) },
  });
}
