import 'server-only';
import { z } from 'zod';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import type { Visitor } from './sign-in-limits';
import { toFailure, type HostResult } from './staff';
import { staffClient } from '@/lib/supabase/staff-client';

const refusalSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.string().nullish() }),
});

/** Calls an edge function with the member's token; null when it fails or its response is invalid. */
export async function callAsMember<T>(
  name: string,
  body: unknown,
  visitor: Visitor,
  schema: z.ZodType<T>,
): Promise<HostResult<T> | null> {
  const client = await staffClient();
  const { session } = (await client.auth.getSession()).data;
  if (!session) return { ok: false, code: 'signed-out' };
  const answer = await invokeFunction(name, {
    body,
    headers: { Authorization: `Bearer ${session.access_token}` },
    visitor,
  });
  const parsed = schema.safeParse(answer.body);
  if (answer.status === 200 && parsed.success) return { ok: true, data: parsed.data };
  const refusal = refusalSchema.safeParse(answer.body).data?.error;
  return refusal ? toFailure(refusal, answer.status) : null;
}
