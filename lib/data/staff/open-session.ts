import 'server-only';
import { logError } from '@/lib/log/log';
import { adminClient } from '@/lib/supabase/admin-client';
import { privilegedStaffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

/**
 * Signs in whoever has just shown a code or a link of the site's own. The token that Auth is given was made for this a
 * moment before, and leaves the server to nobody else. False: Auth does not answer.
 */
export async function openSession(email: string): Promise<boolean> {
  const { data, error } = await adminClient(WRITE_TIMEOUT_MS).auth.admin.generateLink({
    type: 'magiclink',
    email,
  });
  if (error) {
    logError('a session could not be prepared', error);
    return false;
  }
  const client = await privilegedStaffClient(WRITE_TIMEOUT_MS);
  const token_hash = data.properties.hashed_token;
  const verified = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (verified.error) logError('a session could not be opened', verified.error);
  return verified.error === null;
}
