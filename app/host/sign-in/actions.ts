'use server';

import { redirect } from 'next/navigation';
import { after } from 'next/server';
import { visitorOf } from '@/app/host/visitor';
import type { SignInState } from '@/components/host/account/sign-in-form';
import { endChallenge, readChallenge, startChallenge } from '@/lib/data/staff/sign-in-challenge';
import {
  prepareSignInEmail,
  signInWithCode,
  signInWithPassword,
} from '@/lib/data/staff/staff-sign-in';
import { parseReturnPath } from '@/lib/domain/host/return-path';
import { emailSchema } from '@/lib/schemas/fields';

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The response is the same for known and unknown addresses. */
export async function signIn(state: SignInState, form: FormData): Promise<SignInState> {
  const { data: email } = emailSchema.safeParse(fieldOf(form, 'email'));
  const password = form.get('password');
  if (email === undefined) {
    const error = 'Enter a complete email address.';
    return { ...state, email: fieldOf(form, 'email').slice(0, 254), error };
  }
  const typed = { ...state, email };
  const visitor = await visitorOf();
  if (fieldOf(form, 'way') === 'send') {
    const { message, send } = await prepareSignInEmail(email, await startChallenge(email), visitor);
    after(send);
    return { email, step: message === null ? 'code' : state.step, error: message };
  }
  const code = fieldOf(form, 'code').replaceAll(/\s/g, '').slice(0, 20);
  const challenge = (await readChallenge())?.secret ?? null;
  const isByPassword = typeof password === 'string' && password !== '';
  const outcome = isByPassword
    ? await signInWithPassword(email, password.slice(0, 200), visitor)
    : await signInWithCode({ email, code, challenge }, visitor);
  if (!outcome.ok) {
    const wrong = isByPassword
      ? 'That address and password don’t match.'
      : 'That address and code don’t match. A code stops working after five wrong tries, and only works in the browser where you asked for it.';
    return { ...typed, error: outcome.message ?? wrong };
  }
  await endChallenge();
  redirect(parseReturnPath(form.get('next')));
}
