import 'server-only';
import { cookies } from 'next/headers';
import { newSecret } from '@/lib/http/sign-in-secrets';
import { SESSION_COOKIE } from '@/lib/supabase/staff-client';

const { httpOnly, secure } = SESSION_COOKIE;
const COOKIE = 'host-challenge';
const OPTIONS = { httpOnly, secure, sameSite: 'strict', path: '/host/sign-in' } as const;
const LIFETIME_S = 900;
const VALUE = /^([0-9a-f]{64})[.](.{1,300})$/;

type Challenge = { secret: string; email: string };

/** What this browser has kept of the code it asked for; null: it asked for none, or long ago. */
export async function readChallenge(): Promise<Challenge | null> {
  const [, secret, email] = VALUE.exec((await cookies()).get(COOKIE)?.value ?? '') ?? [];
  return secret && email ? { secret, email } : null;
}

/** Has this browser keep a secret for the code that is about to be sent to the address. Returns the secret. */
export async function startChallenge(email: string): Promise<string> {
  const secret = (await readChallenge())?.secret ?? newSecret();
  (await cookies()).set(COOKIE, `${secret}.${email}`, { ...OPTIONS, maxAge: LIFETIME_S });
  return secret;
}

export async function endChallenge(): Promise<void> {
  (await cookies()).set(COOKIE, '', { ...OPTIONS, maxAge: 0 });
}
