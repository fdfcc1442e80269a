'use server';

import { headers } from 'next/headers';
import type { NewPassword } from '@/components/host/password-form';
import { setPassword } from '@/lib/data/password';
import { newPasswordSchema } from '@/lib/schemas/host/password';

export async function changePassword(typed: NewPassword) {
  const { data } = newPasswordSchema.safeParse(typed);
  return data
    ? setPassword(data, { headers: new Headers(await headers()) })
    : { ok: false as const, code: 'weak_password' as const };
}
