import 'server-only';
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { keyedHash } from '@/lib/keyed-hash';
import { logError } from '@/lib/log/log';
import { limitMessage, limitsOf } from '@/lib/rate-limits';
import { hashSecret, newSecret, SECRET } from '@/lib/sign-in-secrets';
import { adminClient } from '@/lib/supabase/admin-client';
import { expectData } from '@/lib/supabase/expect-data';
import { privilegedStaffClient, staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { invokeFunction } from './invoke-function';
import { openSession } from './open-session';
import { countTry, signInIds, takeTry, type Visitor } from './sign-in-limits';

type SignInOutcome = { ok: true } | { ok: false; message: string | null };
/** What somebody types, and the secret of the browser in which he asked for a code. */
type Typed = { email: string; code: string; challenge: string | null };

const NOT_NOW = 'You cannot be signed in right now. Please ask for a new letter in a minute.';
const takenSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('taken'), email: z.string() }),
  z.object({ result: z.literal('limited'), limit: z.string() }),
  z.object({ result: z.enum(['wrong', 'none']) }),
]);

const opened = async (email: string): Promise<SignInOutcome> =>
  (await openSession(email)) ? { ok: true } : { ok: false, message: NOT_NOW };

// Without the key nobody finds a code by trying all of them on what is stored.
const hashCode = (code: string) => keyedHash(`sign-in-code:${code}`, serverEnv.SUPABASE_SECRET_KEY);

/** Stores a code for that browser; null: too many went to this mailbox for more than a link. */
async function makeCode(email: string, challenge: string, visitor: Visitor) {
  if (await takeTry('host-code-letter', email, visitor)) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const made = await adminClient().rpc('make_sign_in_code', {
    p_email: email,
    p_challenge_hash: await hashSecret(challenge),
    p_salt: newSecret(),
    p_hash: await hashCode(code),
  });
  return expectData(made) ? code : null;
}

async function sendLetter(email: string, challenge: string, visitor: Visitor): Promise<void> {
  const admin = adminClient();
  const isStaff = await admin.rpc('sign_in_account', { p_email: email });
  if (isStaff.error) throw new Error('The staff cannot be read', { cause: isStaff.error });
  if (isStaff.data === null) return;
  const code = await makeCode(email, challenge, visitor);
  if (code === null && (await takeTry('host-link-letter', email, visitor))) return;
  const token = newSecret();
  const p_hash = await hashSecret(token);
  expectData(await admin.rpc('make_sign_in_link', { p_email: email, p_hash }));
  const body = { email, token, code };
  const { status } = await invokeFunction('sign-in-letter', { body, visitor });
  if (status !== 202) throw new Error(`The letter was answered with ${status}`);
}

/**
 * Sends a letter with a code, which only the browser with this secret can try, and a link. Whether the address is known
 * changes neither what is returned nor when: the caller runs `send` after its answer.
 */
export async function prepareSignInCode(
  email: string,
  challenge: string,
  visitor: Visitor,
): Promise<{ message: string | null; send: () => Promise<void> }> {
  const message = await countTry('host-code', email, visitor);
  const send = async () => {
    if (message !== null) return;
    await sendLetter(email, challenge, visitor).catch((error: unknown) =>
      logError('a letter to sign in could not be sent', error),
    );
  };
  return { message, send };
}

/** Signs in with the code of a letter. `message`: a limit is reached; null: the code does not fit. */
export async function signInWithCode(
  { email, code, challenge }: Typed,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const message = await countTry('host-code-try', email, visitor);
  if (message !== null) return { ok: false, message };
  if (challenge === null || !/^\d{6}$/.test(code)) return { ok: false, message: null };
  const answer = await adminClient(WRITE_TIMEOUT_MS).rpc('take_sign_in_code', {
    p_email: email,
    p_challenge_hash: await hashSecret(challenge),
    p_hash: await hashCode(code),
    p_limits: limitsOf('host-code-look', await signInIds(email, visitor)),
  });
  const taken = takenSchema.parse(expectData(answer));
  if (taken.result === 'taken') return opened(taken.email);
  return { ok: false, message: taken.result === 'limited' ? limitMessage(taken.limit) : null };
}

/** Signs in with a one-time link. `message`: a limit is reached; null: it is used or too old. */
export async function signInWithLink(token: string, visitor: Visitor): Promise<SignInOutcome> {
  const message = await countTry('host-link', '', visitor);
  if (message !== null) return { ok: false, message };
  if (!SECRET.test(token)) return { ok: false, message: null };
  const p_hash = await hashSecret(token);
  const answer = await adminClient(WRITE_TIMEOUT_MS).rpc('take_sign_in_link', { p_hash });
  if (answer.error) throw new Error('The link cannot be looked at', { cause: answer.error });
  // The generated types do not know that a function may answer null.
  const email = answer.data as string | null;
  return email === null ? { ok: false, message: null } : opened(email);
}

// Tries at many mailboxes or from many networks are made slow, not refused: that would keep their owners out.
const SLOW_MS = 1000;
// Longer than a password is checked for, so that the time does not tell whether there is one.
const REFUSAL_MS = 400;

export async function signInWithPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const message = await countTry('host-sign-in', email, visitor);
  if (message !== null) return { ok: false, message };
  const ready = wait(REFUSAL_MS);
  if (await takeTry('host-sign-in-slow', email, visitor)) await wait(SLOW_MS);
  const client = await privilegedStaffClient(WRITE_TIMEOUT_MS);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (!error) return { ok: true };
  await ready;
  return { ok: false, message: null };
}

/** `global` ends the sessions on all devices, at once. */
export async function signOut(scope: 'local' | 'global'): Promise<void> {
  const client = await staffClient(WRITE_TIMEOUT_MS);
  await client.auth.signOut({ scope });
}
