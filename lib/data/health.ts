import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';

const TIMEOUT_MS = 1000;

/** Whether the database answers within a second and holds a catalogue. */
export async function isDatabaseReady(): Promise<boolean> {
  const { data, error } = await adminClient(TIMEOUT_MS).rpc('is_ready');
  return error === null && data === true;
}
