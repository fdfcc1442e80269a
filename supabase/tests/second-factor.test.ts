import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { JWT_SECRET } from './support/harness.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { NOBODY } from './support/requests.ts';
import { call, refusal, signInAs, type StaffCall, type Signed } from './support/staff.ts';

const owner = await signInAs('owner');
const other = await signInAs('manager');
const cabin = await createCabin();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The same session, whose token says that a code was given so many minutes ago, as a hosted Auth writes it. */
async function withCode(signed: Signed, minutesAgo: number): Promise<Signed> {
  const { data } = await signed.client.auth.getSession();
  const [, claims = ''] = data.session?.access_token.split('.') ?? [];
  const given = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const timestamp = Math.floor(Date.now() / 1000) - minutesAgo * 60;
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...given, amr: [{ method: 'totp', timestamp }] })}`;
  const token = `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
  const client = createClient<Database>(
    process.env.SUPABASE_URL ?? '',
    process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: `Bearer ${token}` } },
    },
  );
  return { ...signed, client, token };
}

const place = { p_user_id: other.id, p_role: 'owner' };
const phone = { cabin_id: cabin.id, check_in: '2031-01-01', check_out: '2031-01-03' };
/** Whatever leads to money, each with arguments that nothing else refuses before. */
const GUARDED: [StaffCall, object][] = [
  ['host_invite', { p_email: `${randomUUID()}@invite.example`, p_role: 'owner' }],
  ['host_set_staff', place],
  ['host_dismiss', { p_user_id: other.id }],
  ['host_restore', { p_user_id: other.id }],
  ['host_check_password', {}],
  ['host_steer_newsletter', { p_id: NOBODY, p_state: 'sending' }],
  ['book_for_host', { p_request: { ...phone, payment: 'offline' } }],
  [
    'book_for_host',
    { p_request: { ...phone, payment: 'link', quote: { lines: [{ code: 'adjustment' }] } } },
  ],
  ['send_quote_for_host', { p_request: { ...phone, quote: { lines: [{ code: 'adjustment' }] } } }],
  [
    'host_record_offline_payment',
    { p_reference: 'none', p_charge_id: NOBODY, p_method: 'cash', p_note: '' },
  ],
  ['host_charge', { p_reference: 'none', p_amount_cents: 500, p_label: 'Wood', p_reason: 'a' }],
  [
    'host_refund',
    {
      p_reference: 'none',
      p_amount_cents: 1,
      p_kind: 'partial',
      p_reason: 'a',
      p_expected_left_cents: 1,
    },
  ],
  [
    'host_return_damage',
    { p_reference: 'none', p_amount_cents: 1, p_reason: '', p_expected_held_cents: 1 },
  ],
  [
    'move_for_host',
    {
      p_reference: 'none',
      p_quote: {},
      p_seen: {},
      p_reason: 'a',
      p_labels: {},
      p_to: { ...phone, adults: 2, children: 0, pets: 0 },
    },
  ],
  ['host_cancel', { p_reference: 'none', p_expected_refund_cents: 1, p_reason: 'a' }],
];

test('the second factor is asked before whatever leads to money', async (t) => {
  expectErrorOutput(t);
  await database.runScript(`
    create table auth.mfa_factors (user_id uuid, status text);
    insert into auth.mfa_factors values ('${owner.id}', 'verified')`);
  t.after(() => database.runScript('drop table auth.mfa_factors'));
  const [late, fresh] = [await withCode(owner, 11), await withCode(owner, 9)];
  for (const [name, args] of GUARDED) {
    for (const who of [owner, late]) {
      assert.equal(await refusal(who, name, args), 'PT422 second_factor', name);
    }
  }
  for (const [name, args] of GUARDED) {
    assert.notEqual(await refusal(fresh, name, args), 'PT422 second_factor', name);
  }
  const [row] = await database.query(`select role from public.staff where user_id = '${other.id}'`);
  assert.equal(row?.role, 'owner');
});

test('a first password wants a fresh sign-in; setting one ends the other sessions and is recorded', async (t) => {
  expectErrorOutput(t);
  const member = await signInAs('cleaner');
  const { data } = await member.client.auth.getSession();
  await database.query(`
    insert into auth.sessions (id, user_id, created_at) values ('${randomUUID()}', '${member.id}', now())`);
  assert.deepEqual(await call(member, 'host_check_password'), { has_password: false });
  await database.query(
    `update auth.sessions set created_at = now() - interval '16 minutes' where user_id = '${member.id}'`,
  );
  assert.equal(await refusal(member, 'host_check_password'), 'PT422 stale_sign_in');
  await database.query(
    `update auth.users set encrypted_password = 'a hash' where id = '${member.id}'`,
  );
  assert.deepEqual(await call(member, 'host_check_password'), { has_password: true });
  await call(member, 'host_note_password');
  const [left] = await database.query(
    `select count(*)::int as sessions from auth.sessions where user_id = '${member.id}'`,
  );
  assert.equal(left?.sessions, 1);
  assert.ok(data.session);
  const [entry] = await database.query(
    `select action, before, after from public.audit_log where subject = '${member.email}' order by id desc limit 1`,
  );
  assert.deepEqual(entry, { action: 'set_password', before: null, after: null });
});
