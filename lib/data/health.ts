import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';

const TIMEOUT_MS = 1000;

/** Whether the database is migrated and answers within a second. */
export async function isDatabaseReadable(): Promise<boolean> {
  const { data, error } = await adminClient(TIMEOUT_MS).rpc('is_ready');
  return error === null && data === true;
}

/** Whether the database is migrated, answers within a second and takes writes. */
export async function isDatabaseReady(): Promise<boolean> {
  const admin = adminClient(TIMEOUT_MS);
  const answers = await Promise.all([admin.rpc('is_ready'), admin.rpc('can_write')]);
  return answers.every(({ data, error }) => error === null && data === true);
}
