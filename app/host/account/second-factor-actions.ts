'use server';

import { headers } from 'next/headers';
import { z } from 'zod';
import { revalidateAfter } from '@/app/host/revalidate-after';
import {
  confirmSecondFactor,
  finishEnrollment,
  removeSecondFactor,
  startEnrollment,
  type FactorResult,
} from '@/lib/data/second-factor';
import { uuidSchema } from '@/lib/schemas/fields';

const codeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
const WRONG = { ok: false, code: 'wrong_code' } as const;

const visitorOf = async () => ({ headers: new Headers(await headers()) });

export async function enrollFactor() {
  return startEnrollment();
}

export async function verifyFactor(enrolled: string, typed: string): Promise<FactorResult> {
  const { data: code } = codeSchema.safeParse(typed);
  const factorId = uuidSchema.safeParse(enrolled);
  if (code === undefined || !factorId.success) return WRONG;
  return revalidateAfter('/host/account', finishEnrollment(factorId.data, code, await visitorOf()));
}

export async function removeFactor(typed: string): Promise<FactorResult> {
  const { data: code } = codeSchema.safeParse(typed);
  return code === undefined
    ? WRONG
    : revalidateAfter('/host/account', removeSecondFactor(code, await visitorOf()));
}

export async function confirmFactor(typed: string): Promise<FactorResult<string>> {
  const { data: code } = codeSchema.safeParse(typed);
  return code === undefined ? WRONG : confirmSecondFactor(code, await visitorOf());
}
