import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { serverEnv } from '@/lib/env/server';
import type { Database } from './database.types';
import { withTimeout } from './with-timeout';

const TIMEOUT_MS = 10_000;
const REVALIDATE_SECONDS = 300;

/** Reads as an anonymous visitor, so that row level security decides; cached under the tags. It never reads a cookie. */
export function publicClient(tags: string[]) {
  return createServerClient<Database>(
    serverEnv.NEXT_PUBLIC_SUPABASE_URL,
    serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookies: { getAll: () => [], setAll: () => undefined },
      global: {
        fetch: withTimeout(TIMEOUT_MS, { next: { tags, revalidate: REVALIDATE_SECONDS } }),
      },
    },
  );
}
