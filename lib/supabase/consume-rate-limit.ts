import type { SupabaseClient } from '@supabase/supabase-js';
import type { Limit } from '../http/rate-limits.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

/** Counts a request against every limit and returns null, or counts none and returns the key of the exceeded limit. */
export async function consumeRateLimit(
  admin: SupabaseClient<Database>,
  limits: readonly Limit[],
  now?: Date,
): Promise<string | null> {
  const taken = await admin.rpc('take_allowances', {
    p_limits: [...limits],
    ...(now && { p_now: now.toISOString() }),
  });
  return expectData(taken) as string | null;
}

/** The key of a limit that is already exceeded. Doesn't count anything. */
export async function reachedRateLimit(
  admin: SupabaseClient<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<string | null> {
  const reached = await admin.rpc('reached_allowance', {
    p_limits: [...limits],
    p_now: now.toISOString(),
  });
  return expectData(reached) as string | null;
}
