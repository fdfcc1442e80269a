import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { loadSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The project of the settings, with all rights. */
export function openAdmin(): { admin: SupabaseClient<Database>; url: string } {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = {
    ...process.env,
    ...loadSettings().env,
  };
  if (!url || !key) throw new StartError('There is no Supabase project in .env.local.');
  return { admin: createClient<Database>(url, key, { auth: { persistSession: false } }), url };
}

export const unreadable = (what: string, url: string, cause: unknown) =>
  new StartError(
    `The ${what} at ${url} cannot be read. Is the site running? Start it with "npm start".`,
    cause,
  );
