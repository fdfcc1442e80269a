import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { isBuilding } from '@/lib/env/mode';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { READ_TIMEOUT_MS, upstreamFetch } from './upstream-fetch';

// A build reads everything at once, possibly while a new database is being filled, and no visitor waits for it.
const TIMEOUT_MS = isBuilding ? 45_000 : READ_TIMEOUT_MS;
const REVALIDATE_SECONDS = 300;

/** Reads as an anonymous visitor under row level security, cached under the tags. Never reads cookies. */
export function publicClient(tags: string[], revalidate = REVALIDATE_SECONDS) {
  return createServerClient<Database>(
    serverEnv.NEXT_PUBLIC_SUPABASE_URL,
    serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookies: { getAll: () => [], setAll: () => undefined },
      db: { retry: false },
      global: {
        fetch: upstreamFetch(TIMEOUT_MS, { next: { tags, revalidate } }),
      },
    },
  );
}
