import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/supabase/database.types.ts';

export type Admin = SupabaseClient<Database>;
/** What a function works with; the time is given so that rules can be tested at any. */
export type Work = { admin: Admin; now: Date };
