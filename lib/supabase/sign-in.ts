import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { keyedHash } from '../http/keyed-hash.ts';
import { limitMessage, limitsOf } from '../http/rate-limits.ts';
import { hashSecret, newSecret, SECRET } from '../http/sign-in-secrets.ts';
import { consumeRateLimit } from './consume-rate-limit.ts';
import type { Database } from './database.types.ts';
import { expectData } from './expect-data.ts';

/** The context of a sign-in attempt. `key` is the site's own key for hashes. */
export type SignInContext = {
  admin: SupabaseClient<Database>;
  key: string;
  /** As returned by networkOf. */
  network: string;
  now?: Date | undefined;
};
/** The typed code, and the secret of the browser that requested it. */
export type TypedCode = { email: string; code: string; challenge: string | null };
/** `message` is set when rate limited; null means the code or link is wrong. */
export type RedeemResult = { ok: true; email: string } | { ok: false; message: string | null };

type Limited =
  | 'host-code'
  | 'host-code-email'
  | 'host-link-email'
  | 'host-code-try'
  | 'host-link'
  | 'host-sign-in'
  | 'host-sign-in-slow'
  | 'host-factor';

const CODE = /^\d{6}$/;
const takenSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('taken'), email: z.string() }),
  z.object({ result: z.literal('limited'), limit: z.string() }),
  z.object({ result: z.enum(['wrong', 'none']) }),
]);

const at = (now: Date | undefined) => (now ? { p_now: now.toISOString() } : {});

/** The ids by which attempts are counted, as keyed hashes. `pair` is network and mailbox together. */
async function idsOf({ key, network }: SignInContext, email: string) {
  const mailbox = email.toLowerCase();
  return {
    network: await keyedHash(`network:${network}`, key),
    mailbox: await keyedHash(`host:${mailbox}`, key),
    pair: await keyedHash(`host:${network} ${mailbox}`, key),
  };
}

/** The message of the exceeded limit, which may be empty; null below the limits. */
export async function countSignInAttempt(
  name: Limited,
  entrance: SignInContext,
  email: string,
): Promise<string | null> {
  const limits = limitsOf(name, await idsOf(entrance, email));
  const reached = await consumeRateLimit(entrance.admin, limits, entrance.now);
  return reached && limitMessage(reached);
}

// Keyed, so that stored hashes can't be searched for all codes.
const hashCode = (key: string, code: string) => keyedHash(`sign-in-code:${code}`, key);

function randomCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  // Rejects the highest numbers, which would make low codes more likely.
  return number >= 4_294_000_000 ? randomCode() : String(number % 1_000_000).padStart(6, '0');
}

/** A code for that browser; null when so many emails went to this mailbox that it only gets links. */
async function makeCode(entrance: SignInContext, email: string, challenge: string) {
  if ((await countSignInAttempt('host-code-email', entrance, email)) !== null) return null;
  const code = randomCode();
  const made = await entrance.admin.rpc('make_sign_in_code', {
    p_email: email,
    p_challenge_hash: await hashSecret(challenge),
    p_salt: newSecret(),
    p_hash: await hashCode(entrance.key, code),
    ...at(entrance.now),
  });
  return expectData(made) ? code : null;
}

/**
 * The content of a sign-in email: a link, and a code unless many were sent. Null for an unknown mailbox, or when a link
 * that is still valid was sent just now.
 */
export async function makeSignInEmail(
  entrance: SignInContext,
  email: string,
  challenge: string,
): Promise<{ token: string; code: string | null } | null> {
  const { admin, now } = entrance;
  // The generated types don't know that a function may return null.
  const account = expectData(await admin.rpc('sign_in_account', { p_email: email }));
  if ((account as string | null) === null) return null;
  const code = await makeCode(entrance, email, challenge);
  if (code === null && (await countSignInAttempt('host-link-email', entrance, email)) !== null)
    return null;
  const token = newSecret();
  const p_hash = await hashSecret(token);
  expectData(await admin.rpc('make_sign_in_link', { p_email: email, p_hash, ...at(now) }));
  return { token, code };
}

/** Checks a code and consumes it. The fifth wrong attempt invalidates it. */
export async function redeemCode(entrance: SignInContext, typed: TypedCode): Promise<RedeemResult> {
  const { email, code, challenge } = typed;
  const message = await countSignInAttempt('host-code-try', entrance, email);
  if (message !== null) return { ok: false, message };
  if (challenge === null || !CODE.test(code)) return { ok: false, message: null };
  const answer = await entrance.admin.rpc('take_sign_in_code', {
    p_email: email,
    p_challenge_hash: await hashSecret(challenge),
    p_hash: await hashCode(entrance.key, code),
    p_limits: limitsOf('host-code-look', await idsOf(entrance, email)),
    ...at(entrance.now),
  });
  const taken = takenSchema.parse(expectData(answer));
  if (taken.result === 'taken') return { ok: true, email: taken.email };
  return { ok: false, message: taken.result === 'limited' ? limitMessage(taken.limit) : null };
}

/** Checks a link's token and consumes it. */
export async function redeemLink(entrance: SignInContext, token: string): Promise<RedeemResult> {
  const message = await countSignInAttempt('host-link', entrance, '');
  if (message !== null) return { ok: false, message };
  if (!SECRET.test(token)) return { ok: false, message: null };
  const p_hash = await hashSecret(token);
  const answer = await entrance.admin.rpc('take_sign_in_link', { p_hash, ...at(entrance.now) });
  const email = expectData(answer) as string | null;
  return email === null ? { ok: false, message: null } : { ok: true, email };
}
