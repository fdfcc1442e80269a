import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { withTimeout } from './with-timeout';

/** Works as service_role and passes row level security: only for reads whose guard stands in the code beside them. */
export function adminClient(timeoutMs = 3000) {
  return createClient<Database>(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: withTimeout(timeoutMs, { cache: 'no-store' }) },
  });
}
