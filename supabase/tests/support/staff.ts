import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../../lib/schemas/host/staff.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { admin } from './backend.ts';

type Functions = Database['public']['Functions'];
export type HostFunction = Extract<keyof Functions, `host_${string}`>;

/** Every function of the console; for the signed-in alone. */
export const HOST_FUNCTIONS = [
  'host_assign',
  'host_audit',
  'host_block',
  'host_book',
  'host_booking',
  'host_bookings',
  'host_calendar',
  'host_cancel',
  'host_cancel_charge',
  'host_charge',
  'host_close',
  'host_follow_rules',
  'host_check_password',
  'host_me',
  'host_move',
  'host_note',
  'host_note_password',
  'host_preview_rates',
  'host_rated_nights',
  'host_rates',
  'host_delete_template',
  'host_dismiss',
  'host_examples',
  'host_invite',
  'host_platforms',
  'host_hold',
  'host_record_offline_payment',
  'host_quote',
  'host_read',
  'host_read_feed',
  'host_remove_examples',
  'host_renew_export',
  'host_preview_move',
  'host_refund',
  'host_reply',
  'host_resend',
  'host_save_rates',
  'host_restore',
  'host_save_feed',
  'host_save_template',
  'host_second_factor',
  'host_set_days',
  'host_set_staff',
  'host_settle_conflict',
  'host_settle_text',
  'host_staff',
  'host_stop_feed',
  'host_stop_message',
  'host_template_values',
  'host_templates',
  'host_thread',
  'host_threads',
  'host_today',
  'host_unblock',
  'host_undo',
] as const satisfies readonly HostFunction[];

export type StaffClient = SupabaseClient<Database>;
export type Signed = { client: StaffClient; id: string; email: string };

const newClient = (): StaffClient =>
  createClient<Database>(
    process.env.SUPABASE_URL ?? '',
    process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    { auth: { persistSession: false, autoRefreshToken: false } },
  );

/** A session of the account of that address, made when it is not there. */
export async function signIn(email = `${randomUUID()}@staff.example`): Promise<Signed> {
  await admin.auth.admin.createUser({ email, email_confirm: true });
  const link = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (link.error) throw link.error;
  const client = newClient();
  const token_hash = link.data.properties.hashed_token;
  const { error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (error) throw error;
  return { client, id: link.data.user.id, email };
}

/** Somebody of that role, signed in. */
export async function signInAs(role: StaffRole, cabinIds: string[] = []): Promise<Signed> {
  const signed = await signIn();
  const row = { user_id: signed.id, email: signed.email, role, cabin_ids: cabinIds };
  expectData(await admin.from('staff').insert(row).select('user_id'));
  return signed;
}

/** What the function answers, which must be no refusal. */
export async function call<T = Record<string, never>>(
  { client }: Signed,
  name: HostFunction,
  args: object = {},
): Promise<T> {
  const { data, error } = await client.rpc(name, args as never);
  if (error) throw new Error(`${name}: ${error.code} ${error.message} ${error.details ?? ''}`);
  return data as T;
}

/** The code and message of the refusal. */
export async function refusal(
  { client }: Signed,
  name: HostFunction,
  args: object = {},
): Promise<string> {
  const { error } = await client.rpc(name, args as never);
  return error ? `${error.code} ${error.message}` : 'none';
}
