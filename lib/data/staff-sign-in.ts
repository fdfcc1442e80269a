import 'server-only';
import { networkOf } from '@/lib/domain/network/ip-prefix';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/keyed-hash';
import { logError } from '@/lib/log/log';
import { limitMessage, limitsOf } from '@/lib/rate-limits';
import { adminClient } from '@/lib/supabase/admin-client';
import { consumeRateLimit } from '@/lib/supabase/consume-rate-limit';
import { staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { clientIpOf } from './client-ip';

type Visitor = Pick<Request, 'headers'>;
type SignInOutcome = { ok: true } | { ok: false; message: string | null };

/** The message of the limit that is reached; null while there is room. */
export async function countTry(
  name: 'host-code' | 'host-sign-in',
  email: string,
  visitor: Visitor,
): Promise<string | null> {
  const { SUPABASE_SECRET_KEY: key } = serverEnv;
  const network = await keyedHash(`network:${networkOf(clientIpOf(visitor))}`, key);
  const mailbox = await keyedHash(`host:${email.toLowerCase()}`, key);
  const reached = await consumeRateLimit(adminClient(), limitsOf(name, { network, mailbox }));
  return reached && limitMessage(reached);
}

/**
 * Asks Auth for a letter with a code. Whether the address is known changes neither what is returned nor when: the caller
 * runs `send` after its answer.
 */
export async function prepareSignInCode(
  email: string,
  visitor: Visitor,
): Promise<{ message: string | null; send: () => Promise<void> }> {
  const message = await countTry('host-code', email, visitor);
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const send = async () => {
    const { error } = await client.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    });
    // An unknown address is refused with a 4xx.
    if (error && (error.status ?? 500) >= 500) logError('sign-in code could not be sent', error);
  };
  return { message, send: message === null ? send : () => Promise.resolve() };
}

/** Signs in with the code of a letter. `message`: a limit is reached; null: the code does not fit. */
export async function signInWithCode(
  email: string,
  code: string,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const message = await countTry('host-sign-in', email, visitor);
  if (message !== null) return { ok: false, message };
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  return error ? { ok: false, message: null } : { ok: true };
}

export async function signInWithPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const message = await countTry('host-sign-in', email, visitor);
  if (message !== null) return { ok: false, message };
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.signInWithPassword({ email, password });
  return error ? { ok: false, message: null } : { ok: true };
}

/** Signs in with the one-time link that `npm run host:invite` prints. */
export async function signInWithLink(tokenHash: string): Promise<boolean> {
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email' });
  return error === null;
}

/** `global` ends the sessions on all devices, at once. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  const client = await staffClient(WRITE_TIMEOUT_MS);
  await client.auth.signOut({ scope });
}

type PasswordOutcome = 'set' | 'weak' | 'same' | 'signed-out' | 'failed';

export async function setPassword(password: string): Promise<PasswordOutcome> {
  const client = await staffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.updateUser({ password });
  if (!error) return 'set';
  if (error.code === 'weak_password') return 'weak';
  if (error.code === 'same_password') return 'same';
  if (error.status === 401 || error.status === 403 || error.name === 'AuthSessionMissingError') {
    return 'signed-out';
  }
  logError('password could not be set', error);
  return 'failed';
}
