import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '@/lib/log/log';
import {
  countSignInAttempt,
  makeSignInEmail,
  redeemCode,
  redeemLink,
  type RedeemResult,
  type TypedCode,
} from '@/lib/supabase/sign-in';
import { privilegedStaffClient, staffClient } from '@/lib/supabase/staff-client';
import { WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { openSession } from './open-session';
import { signInContextOf, type Visitor } from './sign-in-limits';

/** `message` is shown; null means that the code, link or password is wrong. */
type SignInOutcome = { ok: true } | { ok: false; message: string | null };

const NOT_NOW = 'You cannot be signed in right now. Please ask for a new letter in a minute.';

async function opened(taken: RedeemResult): Promise<SignInOutcome> {
  if (!taken.ok) return taken;
  return (await openSession(taken.email)) ? { ok: true } : { ok: false, message: NOT_NOW };
}

async function sendSignInEmail(email: string, challenge: string, visitor: Visitor): Promise<void> {
  const content = await makeSignInEmail(signInContextOf(visitor), email, challenge);
  if (!content) return;
  const { status } = await invokeFunction('sign-in-email', {
    body: { email, ...content },
    visitor,
  });
  if (status !== 202) throw new Error(`The sign-in email failed with ${status}`);
}

/**
 * Prepares an email with a link and a code that only the browser with this secret can use. Neither the return value nor
 * its timing reveals whether the address is known, because the caller runs `send` after responding.
 */
export async function prepareSignInEmail(
  email: string,
  challenge: string,
  visitor: Visitor,
): Promise<{ message: string | null; send: () => Promise<void> }> {
  const message = await countSignInAttempt('host-code', signInContextOf(visitor), email);
  const send = async () => {
    if (message !== null) return;
    await sendSignInEmail(email, challenge, visitor).catch((error: unknown) =>
      logError('sign-in email could not be sent', error),
    );
  };
  return { message, send };
}

/** Signs in with the code from an email. */
export const signInWithCode = async (typed: TypedCode, visitor: Visitor): Promise<SignInOutcome> =>
  opened(await redeemCode(signInContextOf(visitor), typed));

/** Signs in with a one-time link. */
export const signInWithLink = async (token: string, visitor: Visitor): Promise<SignInOutcome> =>
  opened(await redeemLink(signInContextOf(visitor), token));

// Many attempts at one account, or from many networks, are delayed, because a refusal would lock the owner out too.
const SLOW_MS = 1000;
// Longer than a password check takes, so that timing doesn't reveal whether the account exists.
const REFUSAL_MS = 400;

export async function signInWithPassword(
  email: string,
  password: string,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const entrance = signInContextOf(visitor);
  const message = await countSignInAttempt('host-sign-in', entrance, email);
  if (message !== null) return { ok: false, message };
  const ready = wait(REFUSAL_MS);
  if ((await countSignInAttempt('host-sign-in-slow', entrance, email)) !== null)
    await wait(SLOW_MS);
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
