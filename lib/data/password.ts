import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { logError } from '@/lib/log/log';
import { privilegedStaffClient } from '@/lib/supabase/staff-client';
import { upstreamFetch, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { mayProve, type Visitor } from './sign-in-limits';
import { getStaffMember, readHost, writeHost, type HostFailure } from './staff';

type PasswordFailure =
  'weak_password' | 'same_password' | 'wrong_password' | 'too_many_codes' | 'password_failed';
export type PasswordResult =
  { ok: true; data: null } | { ok: false; code: PasswordFailure } | HostFailure;

const stateSchema = z.object({ hasPassword: z.boolean() });
const FAILURES: Record<string, PasswordFailure> = {
  weak_password: 'weak_password',
  same_password: 'same_password',
};

/** Asks Auth by a session of its own, which ends at once. */
async function isPassword(email: string, password: string): Promise<boolean> {
  const client = createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: upstreamFetch(WRITE_TIMEOUT_MS, { cache: 'no-store' }) },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (!error) await client.auth.signOut({ scope: 'local' });
  return error === null;
}

/** Whether a password is set, or why the caller may set none now. */
const checkPassword = () => readHost('host_check_password', {}, stateSchema);

/**
 * Sets another password, for whoever knows the old one. Without an old one the second factor or a sign-in of the last
 * fifteen minutes stands for it. All other sessions end.
 */
export async function setPassword(
  { current, password }: { current: string; password: string },
  visitor: Visitor,
): Promise<PasswordResult> {
  const member = await getStaffMember();
  const state = await checkPassword();
  if (!state.ok) return state;
  if (!member) return { ok: false, code: 'signed-out' };
  if (state.data.hasPassword) {
    if (!(await mayProve(member.email, visitor))) return { ok: false, code: 'too_many_codes' };
    if (!(await isPassword(member.email, current))) return { ok: false, code: 'wrong_password' };
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
