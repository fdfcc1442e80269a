import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import { upstreamFetch, WRITE_TIMEOUT_MS } from './upstream-fetch';

/** Whether the password is that of the email address. Checked in a session of its own, which ends at once. */
export async function checkPassword(email: string, password: string): Promise<boolean> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = serverEnv;
  const { auth } = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: upstreamFetch(WRITE_TIMEOUT_MS, { cache: 'no-store' }) },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) await auth.signOut({ scope: 'local' });
  return error === null;
}
