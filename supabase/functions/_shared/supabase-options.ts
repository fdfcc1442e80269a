import { timedFetch, WRITE_TIMEOUT_MS } from '../../../lib/supabase/upstream-fetch.ts';

/** supabase-js would retry a failed read three times, seconds apart, without a timeout. */
export const SUPABASE_OPTIONS = {
  db: { retry: false },
  global: { fetch: timedFetch(WRITE_TIMEOUT_MS, { cache: 'no-store' }) },
};
