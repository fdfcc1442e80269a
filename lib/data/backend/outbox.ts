import 'server-only';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';

const COLUMNS =
  'id, channel, recipient, subject, body, purpose, status, error, created_at' as const;
const MAX_SHOWN = 100;

/** The latest text messages and emails, newest first. Personal data: only for pages that don't exist in production. */
export async function listOutbox() {
  return expectData(
    await adminClient()
      .from('outbox')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .limit(MAX_SHOWN),
  );
}
