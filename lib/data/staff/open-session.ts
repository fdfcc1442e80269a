import 'server-only';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';
import { privilegedStaffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

/**
 * Signs in a member who has just proved an email address with the site's own code or link. The Auth token was created a
 * moment before and never leaves the server. Returns false when Auth doesn't respond.
 */
export async function openSession(email: string): Promise<boolean> {
  const { data, error } = await adminClient(WRITE_TIMEOUT_MS).auth.admin.generateLink({
    type: 'magiclink',
    email,
  });
  if (error) {
    logError('session could not be prepared', error);
    return false;
  }
  const client = await privilegedStaffClient(WRITE_TIMEOUT_MS);
  const token_hash = data.properties.hashed_token;
  const verified = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (verified.error) logError('session could not be opened', verified.error);
  return verified.error === null;
}
