import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/work.ts';
import {
  AccountFailed,
  ensureAccount,
  queueInvitation,
} from '../_shared/messages/staff-invitations.ts';

type Claimed = { id: string; email: string; attempts: number };

const AT_ONCE = 10;
const CLAIM_SECONDS = 60;
const MAX_ATTEMPTS = 5;

async function invite({ admin, now }: Work, { id, email, attempts }: Claimed): Promise<boolean> {
  const { userId, link } = await ensureAccount(admin, email, readFunctionEnv().SITE_URL);
  const accept = { p_id: id, p_user_id: userId, p_now: now.toISOString() };
  // The email is queued first, which a revoked invitation refuses. A link without a role opens nothing.
  await queueInvitation(
    admin,
    { email, link, dedupeKey: `host-invitation:${id}:${attempts}` },
    now,
  );
  return expectData(await admin.rpc('accept_invitation', accept));
}

/** Creates the accounts of invited members, and sends each a link. */
export async function inviteStaff(work: Work): Promise<{ invited: number; failed: number }> {
  const { admin, now } = work;
  const done = { invited: 0, failed: 0 };
  const claim = { p_most: AT_ONCE, p_seconds: CLAIM_SECONDS, p_now: now.toISOString() };
  const claimed = expectData(await admin.rpc('claim_invitations', claim)) as Claimed[];
  for (const invitation of claimed) {
    try {
      if (await invite(work, invitation)) done.invited += 1;
    } catch (error) {
      logError('an invitation failed', error);
      const p_error =
        error instanceof AccountFailed ? error.message : 'The letter could not be queued';
      const failure = { p_id: invitation.id, p_error, p_most: MAX_ATTEMPTS };
      expectData(await admin.rpc('fail_invitation', { ...failure, p_now: now.toISOString() }));
      done.failed += 1;
    }
  }
  return done;
}
