'use server';

import { redirect } from 'next/navigation';
import { visitorOf } from '@/app/host/visitor';
import { signInWithLink } from '@/lib/data/staff/staff-sign-in';
import { parseReturnPath } from '@/lib/domain/host/return-path';

/** Redeems a one-time link. Returns what prevents that for now; a used link redirects to the sign-in. */
export async function openLink(_: string | null, form: FormData): Promise<string | null> {
  const token = form.get('token');
  const visitor = await visitorOf();
  const outcome = await signInWithLink(typeof token === 'string' ? token : '', visitor);
  if (outcome.ok) redirect(parseReturnPath(form.get('next')));
  if (outcome.message !== null) return outcome.message;
  redirect('/host/sign-in?link=used');
}
