import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';

const TIMEOUT_MS = 1000;

async function saysTrue(check: 'is_ready' | 'can_write'): Promise<boolean> {
  const { data, error } = await adminClient(TIMEOUT_MS).rpc(check);
  return error === null && data === true;
}

/** Whether the database is migrated and answers within a second. */
export const isDatabaseReadable = () => saysTrue('is_ready');

/** Whether the database is migrated, answers within a second and accepts writes. */
export async function isDatabaseReady(): Promise<boolean> {
  const answers = await Promise.all([isDatabaseReadable(), saysTrue('can_write')]);
  return answers.every(Boolean);
}
