import 'server-only';
import { z } from 'zod';
import { logError } from '@/lib/log/log';
import { checkPassword } from '@/lib/supabase/check-password';
import { privilegedStaffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { isWithinProofLimit, type Visitor } from './sign-in-limits';
import { getStaffMember, readHost, writeHost, type HostFailure } from './staff';

type PasswordFailure =
  | 'weak_password'
  | 'same_password'
  | 'wrong_password'
  | 'too_many_codes'
  | 'stale_sign_in'
  | 'password_failed';
type PasswordResult = { ok: true; data: null } | { ok: false; code: PasswordFailure } | HostFailure;

const stateSchema = z.object({ hasPassword: z.boolean() });
const FAILURES: Record<string, PasswordFailure> = {
  weak_password: 'weak_password',
  same_password: 'same_password',
  // Hosted Auth changes no password in a session older than a day.
  reauthentication_needed: 'stale_sign_in',
};

/**
 * Sets a new password and ends all other sessions. Requires the old password, or else the second factor or a sign-in
 * within the last fifteen minutes.
 */
export async function setPassword(
  { current, password }: { current: string; password: string },
  visitor: Visitor,
): Promise<PasswordResult> {
  const member = await getStaffMember();
  const state = await readHost('host_check_password', {}, stateSchema);
  if (!state.ok) return state;
  if (!member) return { ok: false, code: 'signed-out' };
  if (state.data.hasPassword) {
    if (!(await isWithinProofLimit(member.email, visitor)))
      return { ok: false, code: 'too_many_codes' };
    if (!(await checkPassword(member.email, current))) return { ok: false, code: 'wrong_password' };
  }
  const client = await privilegedStaffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.updateUser({ password });
  if (error) {
    const known = FAILURES[error.code ?? ''];
    if (!known) logError('password could not be set', error);
    return { ok: false, code: known ?? 'password_failed' };
  }
  const noted = await writeHost('host_note_password', {});
  return noted.ok ? { ok: true, data: null } : noted;
}
