import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin } from './backend.ts';

/** The emails to an address, oldest first. */
export async function readMails(recipient: string) {
  return expectData(
    await admin
      .from('outbox')
      .select(
        'id, subject, body, html, headers, purpose, budget, status, provider_id, error, sent_at, send_at, attempts, claimed_until',
      )
      .eq('channel', 'email')
      .eq('recipient', recipient)
      .order('created_at'),
  );
}
