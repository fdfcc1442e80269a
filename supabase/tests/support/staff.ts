import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../../lib/schemas/host/staff/staff.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin, callFunction } from './backend.ts';

type Functions = Database['public']['Functions'];
export type HostFunction = Extract<keyof Functions, `host_${string}`>;

/** Writes with a price from outside the database: only for service_role, in the name of a member's session. */
export type PricedWrite = 'book_for_host' | 'move_for_host' | 'send_quote_for_host';
export type StaffCall = HostFunction | PricedWrite;

export type StaffClient = SupabaseClient<Database>;
export type Signed = { client: StaffClient; id: string; email: string; token: string };

const newClient = (): StaffClient =>
  createClient<Database>(
    process.env.SUPABASE_URL ?? '',
    process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    { auth: { persistSession: false, autoRefreshToken: false } },
  );

/** A session of the account with that address, created if needed. */
export async function signIn(email = `${randomUUID()}@staff.example`): Promise<Signed> {
  await admin.auth.admin.createUser({ email, email_confirm: true });
  const link = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (link.error) throw link.error;
  const client = newClient();
  const token_hash = link.data.properties.hashed_token;
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (error) throw error;
  return { client, id: link.data.user.id, email, token: data.session?.access_token ?? '' };
}

/** A signed-in member with that role. */
export async function signInAs(
  role: StaffRole | (string & {}),
  cabinIds: string[] = [],
): Promise<Signed> {
  const signed = await signIn();
  const row = { user_id: signed.id, email: signed.email, role, cabin_ids: cabinIds };
  expectData(await admin.from('staff').insert(row).select('user_id'));
  return signed;
}

const isPricedWrite = (name: StaffCall): name is PricedWrite => !name.startsWith('host_');

const send = ({ client, token }: Signed, name: StaffCall, args: object) => {
  if (!isPricedWrite(name)) return client.rpc(name, args as never);
  const [, claims = ''] = token.split('.');
  const p_session: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return admin.rpc(name, { p_session, ...args } as never);
};

/** The function's result; fails on a refusal. */
export async function call<T = Record<string, never>>(
  who: Signed,
  name: StaffCall,
  args: object = {},
): Promise<T> {
  const { data, error } = await send(who, name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message} ${error.details ?? ''}`);
  return data as T;
}

/** The code and message of the refusal. */
export async function refusal(who: Signed, name: StaffCall, args: object = {}): Promise<string> {
  const { error } = await send(who, name, args);
  return error ? `${error.code} ${error.message}` : 'none';
}

/** Calls an edge function as the site does for a signed-in member; null is nobody. */
export async function callFunctionAs(
  member: Signed | null,
  name: string,
  body: object,
  apikey = process.env.SUPABASE_SECRET_KEY ?? '',
): Promise<Response> {
  const session = member && (await member.client.auth.getSession()).data.session;
  return callFunction(name, {
    method: 'POST',
    headers: { apikey, ...(session && { Authorization: `Bearer ${session.access_token}` }) },
    body: JSON.stringify(body),
  });
}
