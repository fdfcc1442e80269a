'use server';

import type { PasswordState } from '@/components/host/password-form';
import { setPassword } from '@/lib/data/staff-sign-in';

export async function changePassword(_: PasswordState, form: FormData): Promise<PasswordState> {
  const password = form.get('password');
  if (typeof password !== 'string' || password.length < 12 || password.length > 200) {
    return 'weak';
  }
  return setPassword(password);
}
