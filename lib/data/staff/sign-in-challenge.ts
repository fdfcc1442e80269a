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

/** The challenge stored in this browser's cookie; null when it requested no code or the cookie has expired. */
export async function readChallenge(): Promise<Challenge | null> {
  const [, secret, email] = VALUE.exec((await cookies()).get(COOKIE)?.value ?? '') ?? [];
  return secret && email ? { secret, email } : null;
}

/** Stores a new secret for an email's code in this browser's cookie and returns the secret. */
export async function startChallenge(email: string): Promise<string> {
  const secret = (await readChallenge())?.secret ?? newSecret();
  (await cookies()).set(COOKIE, `${secret}.${email}`, { ...OPTIONS, maxAge: LIFETIME_S });
  return secret;
}

export async function endChallenge(): Promise<void> {
  (await cookies()).set(COOKIE, '', { ...OPTIONS, maxAge: 0 });
}
