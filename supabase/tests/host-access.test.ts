import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roleCan, STAFF_ROLES, type StaffRole } from '../../lib/schemas/host/staff/staff.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { ARGUMENTS, NEEDS, STAFF_CALLS } from './support/host-functions.ts';
import { call, refusal, signIn, signInAs, type Signed } from './support/staff.ts';

const cabin = await createCabin();

const signed = Object.fromEntries(
  await Promise.all(STAFF_ROLES.map(async (role) => [role, await signInAs(role, [cabin.id])])),
) as Record<StaffRole, Signed>;
const dismissed = await signInAs('manager');
expectData(
  await admin
    .from('staff')
    .update({ disabled_at: new Date().toISOString() })
    .eq('user_id', dismissed.id)
    .select('user_id'),
);
const stranger = await signIn();

test('nobody who signs in tells a function what time it is', async () => {
  const found = await database.query(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and 'p_now' = any (proargnames)
       and (has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('anon', oid, 'execute'))`,
  );
  assert.deepEqual(found, []);
});

for (const name of STAFF_CALLS) {
  test(`${name} asks for ${NEEDS[name].join(' and ') || 'a member of the staff'}`, async (t) => {
    expectErrorOutput(t);
    const args = ARGUMENTS[name] ?? {};
    for (const role of STAFF_ROLES) {
      const refused = await refusal(signed[role], name, args);
      assert.equal(
        refused.startsWith('42501'),
        !roleCan(role, ...NEEDS[name]),
        `${role}: ${refused}`,
      );
    }
    for (const who of [dismissed, stranger]) {
      if (name === 'host_me') assert.equal(await call(who, name), null);
      else assert.equal(await refusal(who, name, args), '42501 not_allowed');
    }
    const isDirect = name.startsWith('host_');
    const direct = { ...(!isDirect && { p_session: {} }), ...args } as never;
    // At a price made elsewhere not even the owner's own session writes.
    for (const client of isDirect ? [anon] : [anon, signed.owner.client]) {
      assert.equal((await client.rpc(name, direct)).error?.code, '42501');
    }
  });
}

const TABLES = (
  await database.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
).map(({ name }) => String(name));
const PUBLIC = new Set([
  'areas',
  'cabins',
  'cabin_old_slugs',
  'cabin_photos',
  'cabin_reviews',
  'cabin_review_texts',
  'cabin_review_photos',
  'cabin_tours',
  'cabin_voices',
  'catalog_pictures',
  'post_old_slugs',
  'posts',
  'shop_settings',
  'tax_rates',
]);

for (const [who, { client }] of Object.entries({ ...signed, dismissed, stranger })) {
  test(`${who} reads no private table directly`, async (t) => {
    expectErrorOutput(t);
    for (const table of TABLES.filter((name) => !PUBLIC.has(name))) {
      const { error } = await client
        .from(table as 'staff')
        .select('*')
        .limit(1);
      assert.equal(error?.code, '42501', table);
    }
  });
}

test('a dismissal works at once, with the token that was just good', async (t) => {
  expectErrorOutput(t);
  const manager = await signInAs('manager');
  await call(manager, 'host_today');
  const disabled_at = new Date().toISOString();
  expectData(
    await admin.from('staff').update({ disabled_at }).eq('user_id', manager.id).select('role'),
  );
  assert.equal(await refusal(manager, 'host_today'), '42501 not_allowed');
  assert.equal(await call(manager, 'host_me'), null);
});

test('signing out everywhere ends the tokens of all devices at once', async (t) => {
  expectErrorOutput(t);
  const phone = await signInAs('manager');
  const laptop = await signIn(phone.email);
  await call(phone, 'host_today');
  await call(laptop, 'host_today');
  const token = (await phone.client.auth.getSession()).data.session?.access_token ?? '';
  assert.equal((await laptop.client.auth.signOut({ scope: 'global' })).error, null);
  const rpc = await fetch(`${process.env.SUPABASE_URL}/rest/v1/rpc/host_today`, {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: '{}',
  });
  assert.ok([401, 403].includes(rpc.status));
});

test('a member of the staff learns his role and cabins', async () => {
  const { id, email } = signed.cabin_owner;
  assert.deepEqual(await call(signed.cabin_owner, 'host_me'), {
    user_id: id,
    email,
    role: 'cabin_owner',
    cabin_ids: [cabin.id],
  });
});

test('the audit log can be added to and never changed, not even by its owner', async () => {
  await database.query(
    `insert into public.audit_log (action, subject) values ('test', 'append-only')`,
  );
  for (const change of [
    `update public.audit_log set action = 'other'`,
    'delete from public.audit_log',
    'truncate public.audit_log',
  ]) {
    await assert.rejects(database.query(change), /append-only/);
  }
});
