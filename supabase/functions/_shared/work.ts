import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/supabase/database.types.ts';

export type Admin = SupabaseClient<Database>;
/** The database client and the current time, which tests inject. */
export type Work = { admin: Admin; now: Date };
