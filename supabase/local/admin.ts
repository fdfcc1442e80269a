import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { loadSettings } from './settings.ts';
import { StartError } from './start-error.ts';

export type Admin = SupabaseClient<Database>;

/** A client of the configured project with full access. */
export function openAdmin(): { admin: Admin; url: string; key: string; siteUrl: string } {
  const env = { ...process.env, ...loadSettings().env };
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env;
  if (!url || !key) throw new StartError('There is no Supabase project in .env.local.');
  const admin = createClient<Database>(url, key, { auth: { persistSession: false } });
  return { admin, url, key, siteUrl: env.SITE_URL ?? 'http://localhost:3000' };
}

export const unreadableError = (what: string, url: string, cause: unknown) =>
  new StartError(
    `The ${what} at ${url} cannot be read. Is the site running? Start it with "npm start".`,
    cause,
  );
