import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { loadSettings } from '../../supabase/local/settings.ts';
import { testedSite } from './tested-site.ts';

type Key = 'secretKey' | 'publishableKey';

function clientOfTestedSite(key: Key) {
  const { backend } = loadSettings({
    ...process.env,
    SUPABASE_PORT: String(testedSite.backendPort),
  });
  if (!backend) throw new Error('The journeys run on the embedded backend.');
  return createClient<Database>(`http://127.0.0.1:${backend.port}`, backend[key], {
    auth: { persistSession: false },
  });
}

/** A client of the tested site's backend that bypasses its policies, for checking what a visit stored. */
export const adminOfTestedSite = () => clientOfTestedSite('secretKey');

/** A client with the publishable key. */
export const anonOfTestedSite = () => clientOfTestedSite('publishableKey');

/** The stored events of a browser session. */
export async function readEvents(sessionId: string) {
  const { data, error } = await adminOfTestedSite()
    .from('site_events')
    .select('name, parameters')
    .eq('session_id', sessionId)
    .order('id');
  if (error) throw new Error(error.message);
  return data;
}
