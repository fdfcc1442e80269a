'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { after } from 'next/server';
import type { SignInState } from '@/components/host/sign-in-form';
import { prepareSignInCode, signInWithCode, signInWithPassword } from '@/lib/data/staff-sign-in';
import { parseReturnPath } from '@/lib/domain/host/return-path';
import { emailSchema } from '@/lib/schemas/fields';

const fieldOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Says the same about a known and an unknown address. */
export async function signIn(state: SignInState, form: FormData): Promise<SignInState> {
  const email = fieldOf(form, 'email');
  const code = fieldOf(form, 'code').replaceAll(/\s/g, '').slice(0, 20);
  const password = form.get('password');
  const typed = { ...state, email };
  if (!emailSchema.safeParse(email).success) {
    return { ...typed, error: 'Please enter a whole e-mail address.' };
  }
  const visitor = { headers: new Headers(await headers()) };
  if (fieldOf(form, 'way') === 'send') {
    const { message, send } = await prepareSignInCode(email, visitor);
    after(send);
    return { email, step: message === null ? 'code' : state.step, error: message };
  }
  const isByPassword = typeof password === 'string' && password !== '';
  const outcome = isByPassword
    ? await signInWithPassword(email, password.slice(0, 200), visitor)
    : await signInWithCode(email, code, visitor);
  if (!outcome.ok) {
    const wrong = isByPassword ? 'password does' : 'code does';
    return { ...typed, error: outcome.message ?? `The address or the ${wrong} not fit.` };
  }
  redirect(parseReturnPath(form.get('next')));
}
