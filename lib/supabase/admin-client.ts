import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { READ_TIMEOUT_MS, upstreamFetch } from './upstream-fetch';

// Nights pass and holds lapse without a change that revalidates.
const REVALIDATE_SECONDS = 60;

function makeClient(timeoutMs: number, defaults: RequestInit) {
  return createClient<Database>(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The library would retry a failed read three times, with seconds in between.
    db: { retry: false },
    global: { fetch: upstreamFetch(timeoutMs, defaults) },
  });
}

const clients = new Map<number, ReturnType<typeof makeClient>>();

/**
 * A client with service_role, which bypasses row level security, so callers must authorize themselves. Stateless and
 * shared, because creating one takes as long as some reads.
 */
export function adminClient(timeoutMs = READ_TIMEOUT_MS) {
  const client = clients.get(timeoutMs) ?? makeClient(timeoutMs, { cache: 'no-store' });
  clients.set(timeoutMs, client);
  return client;
}

/** The same for static pages that show nothing private: its reads are cached under the tags. */
export const cachedAdminClient = (tags: string[]) =>
  makeClient(READ_TIMEOUT_MS, { next: { tags, revalidate: REVALIDATE_SECONDS } });
