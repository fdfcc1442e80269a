import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { toCamelKeys } from '@/lib/domain/values/key-case';
import { hostRefusalSchema, type HostRefusal } from '@/lib/schemas/host/refusal';
import { canOpen } from '@/lib/http/console-access';
import type { ConsolePath } from '@/lib/http/console-pages';
import { staffMemberSchema, type StaffMember } from '@/lib/schemas/host/staff/staff';
import type { Database } from '@/lib/supabase/database.types';
import { expectData, isBusyError } from '@/lib/supabase/expect-data';
import { staffClient } from '@/lib/supabase/staff-client';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

type Functions = Database['public']['Functions'];
type HostFunction = Extract<keyof Functions, `host_${string}`>;

/** `signed-out`: there is no session, or it has ended. `not-allowed`: the role doesn't permit it. */
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

/** Maps an error that a host_* function or the gateway gives on purpose; null for any other. */
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

/** Calls a host_* function as the visitor. The result keeps the database's names. */
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

/** Calls with a timeout and converts the names to camel case. */
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
/** A write gets more time, because its outcome matters. */
export const writeHost = callAs(WRITE_TIMEOUT_MS);

export { toJson } from '@/lib/supabase/call-rpc';

/** The signed-in staff member; null for anybody else. */
export const getStaffMember = cache(async (): Promise<StaffMember | null> => {
  const result = await readHost('host_me', {}, staffMemberSchema.nullable());
  return result.ok ? result.data : null;
});

const signInPath = (next: string) => `/host/sign-in?${new URLSearchParams({ next }).toString()}`;

/**
 * For pages: redirects to the sign-in without a staff session; not found for a role without the capabilities that
 * CONSOLE_PAGES lists for the page. `next` is the path to return to.
 */
export async function requireStaff(page: ConsolePath, next: string = page): Promise<StaffMember> {
  const member = await getStaffMember();
  if (!member) redirect(signInPath(next));
  if (!canOpen(member.role, page)) notFound();
  return member;
}

/** For pages: returns the data, redirects to the sign-in, or answers not found for what is missing or not permitted. */
export function requireRead<T>(result: HostResult<T>, next: string): T {
  if (result.ok) return result.data;
  if (result.code === 'signed-out') redirect(signInPath(next));
  notFound();
}
