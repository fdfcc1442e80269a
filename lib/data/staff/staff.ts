import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { hostRefusalSchema, type HostRefusal } from '@/lib/schemas/host/refusal';
import {
  roleCan,
  staffMemberSchema,
  type Capability,
  type StaffMember,
} from '@/lib/schemas/host/staff/staff';
import type { Database } from '@/lib/supabase/database.types';
import { expectData, isBusyError } from '@/lib/supabase/expect-data';
import { staffClient } from '@/lib/supabase/staff-client';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

type Functions = Database['public']['Functions'];
type HostFunction = Extract<keyof Functions, `host_${string}`>;

/** `signed-out`: there is no session, or it ended. `not-allowed`: the role may not, or no longer. */
export type HostFailure =
  | { ok: false; code: 'signed-out' | 'not-allowed' }
  | { ok: false; code: HostRefusal | 'busy'; detail: Record<string, unknown> };
export type HostResult<T> = { ok: true; data: T } | HostFailure;

type RpcError = { code?: string; message: string; details?: string | null };

function parseDetail(details: string | null | undefined): Record<string, unknown> {
  try {
    const detail: unknown = JSON.parse(details ?? '{}');
    return typeof detail === 'object' && detail !== null ? { ...toCamelKeys(detail) } : {};
  } catch {
    return {};
  }
}

/** Null: the error is none that a host_* function or the gateway means to give. */
export function toFailure(
  { code = '', message, details }: RpcError,
  status: number,
): HostFailure | null {
  if (code === '42501')
    return { ok: false, code: message === 'not_allowed' ? 'not-allowed' : 'signed-out' };
  if (status === 401 || code.startsWith('PGRST3')) return { ok: false, code: 'signed-out' };
  if (isBusyError({ code })) return { ok: false, code: 'busy', detail: {} };
  const { data: refusal } = hostRefusalSchema.safeParse(message);
  return code === 'PT422' && refusal
    ? { ok: false, code: refusal, detail: parseDetail(details) }
    : null;
}

/** Calls a host_* function as the visitor. Its answer keeps the names of the database. */
export async function callHost<Name extends HostFunction>(
  name: Name,
  args: Functions[Name]['Args'],
  timeoutMs = READ_TIMEOUT_MS,
): Promise<HostResult<unknown>> {
  const client = await staffClient(timeoutMs);
  const answer = await client.rpc(name, args as never);
  const failure = answer.error && toFailure(answer.error, answer.status);
  return failure ?? { ok: true, data: expectData(answer) as unknown };
}

/** Calls with a timeout, and answers under the names of the code. */
const callAs =
  (timeoutMs: number) =>
  async <Name extends HostFunction, T = unknown>(
    name: Name,
    args: Functions[Name]['Args'],
    schema: z.ZodType<T> = z.unknown() as z.ZodType<T>,
  ): Promise<HostResult<T>> => {
    const result = await callHost(name, args, timeoutMs);
    return result.ok ? { ok: true, data: schema.parse(toCamelKeys(result.data)) } : result;
  };

export const readHost = callAs(READ_TIMEOUT_MS);
/** A write, whose outcome is worth a longer wait. */
export const writeHost = callAs(WRITE_TIMEOUT_MS);

export { toJson } from '@/lib/supabase/call-rpc';

/** Who is signed in; null for nobody, and for anybody who is not, or no longer, of the staff. */
export const getStaffMember = cache(async (): Promise<StaffMember | null> => {
  const result = await readHost('host_me', {}, staffMemberSchema.nullable());
  return result.ok ? result.data : null;
});

const signInPath = (next: string) => `/host/sign-in?${new URLSearchParams({ next }).toString()}`;

/** For pages: whoever is not of the staff goes to the sign-in, and a role without one of the capabilities finds nothing. */
export async function requireStaff(
  next: string,
  ...capabilities: readonly Capability[]
): Promise<StaffMember> {
  const member = await getStaffMember();
  if (!member) redirect(signInPath(next));
  if (!roleCan(member.role, ...capabilities)) notFound();
  return member;
}

/** For pages: what was read, or the way to the sign-in; what is not there, or not for this role, is not found. */
export function requireRead<T>(result: HostResult<T>, next: string): T {
  if (result.ok) return result.data;
  if (result.code === 'signed-out') redirect(signInPath(next));
  notFound();
}
