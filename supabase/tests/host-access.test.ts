import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAFF_ROLES, type StaffRole } from '../../lib/schemas/host/staff.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { NOBODY } from './support/requests.ts';
import {
  call,
  HOST_FUNCTIONS,
  refusal,
  signIn,
  signInAs,
  type HostFunction,
} from './support/staff.ts';

const cabin = await createCabin();

const OWNERS: readonly StaffRole[] = ['owner'];
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const WITH_CABINS: readonly StaffRole[] = [...MANAGERS, 'cabin_owner'];
/** Who may call what; everybody else is refused before any argument is looked at. */
const ALLOWED: Record<HostFunction, readonly StaffRole[]> = {
  host_assign: MANAGERS,
  host_audit: MANAGERS,
  host_block: MANAGERS,
  host_book: MANAGERS,
  host_booking: WITH_CABINS,
  host_bookings: WITH_CABINS,
  host_calendar: STAFF_ROLES,
  host_cancel: MANAGERS,
  host_cancel_charge: MANAGERS,
  host_charge: MANAGERS,
  host_close: MANAGERS,
  host_follow_rules: MANAGERS,
  host_check_password: STAFF_ROLES,
  host_me: STAFF_ROLES,
  host_move: MANAGERS,
  host_note: MANAGERS,
  host_note_password: STAFF_ROLES,
  host_preview_rates: MANAGERS,
  host_rated_nights: MANAGERS,
  host_rates: MANAGERS,
  host_delete_template: MANAGERS,
  host_dismiss: OWNERS,
  host_examples: OWNERS,
  host_invite: OWNERS,
  host_platforms: MANAGERS,
  host_hold: MANAGERS,
  host_record_offline_payment: MANAGERS,
  host_quote: MANAGERS,
  host_read: MANAGERS,
  host_read_feed: MANAGERS,
  host_remove_examples: OWNERS,
  host_renew_export: MANAGERS,
  host_preview_move: MANAGERS,
  host_refund: MANAGERS,
  host_reply: MANAGERS,
  host_resend: MANAGERS,
  host_stop_message: MANAGERS,
  host_save_rates: MANAGERS,
  host_restore: OWNERS,
  host_save_feed: MANAGERS,
  host_save_template: MANAGERS,
  host_second_factor: STAFF_ROLES,
  host_set_days: MANAGERS,
  host_set_staff: OWNERS,
  host_settle_conflict: MANAGERS,
  host_settle_text: MANAGERS,
  host_staff: MANAGERS,
  host_stop_feed: MANAGERS,
  host_template_values: MANAGERS,
  host_templates: MANAGERS,
  host_thread: MANAGERS,
  host_threads: MANAGERS,
  host_today: STAFF_ROLES,
  host_unblock: MANAGERS,
  host_undo: MANAGERS,
};

/** Nothing that could be done: an allowed caller is refused for the argument, if at all. */
const ARGUMENTS: Partial<Record<HostFunction, object>> = {
  host_assign: { p_reference: 'none', p_user_id: NOBODY },
  host_block: { p_block: { cabin_ids: 'no list', from: 'no day' } },
  host_book: { p_request: { cabin_id: 'no cabin', check_in: 'no day' } },
  host_booking: { p_reference: 'none' },
  host_bookings: { p_search: {} },
  host_calendar: { p_from: day(0), p_to: day(3), p_cabin_ids: [cabin.id] },
  host_cancel: { p_reference: 'none', p_expected_refund_cents: 0, p_reason: '' },
  host_cancel_charge: { p_charge_id: NOBODY },
  host_charge: { p_reference: 'none', p_amount_cents: 500, p_label: 'Firewood', p_reason: '' },
  host_close: { p_reference: 'none', p_closed: true },
  host_follow_rules: { p_range: { cabin_ids: 'no list', from: 'no day' } },
  host_delete_template: { p_id: NOBODY },
  host_dismiss: { p_user_id: NOBODY },
  host_invite: { p_email: 'no address', p_role: 'king' },
  host_note: { p_reference: 'none', p_text: 'a note' },
  host_preview_rates: { p_rates: { rules: 'no list' } },
  host_hold: { p_reference: 'none', p_hours: 5 },
  host_record_offline_payment: {
    p_reference: 'none',
    p_charge_id: NOBODY,
    p_method: 'cash',
    p_note: '',
  },
  host_quote: { p_cabin_id: NOBODY, p_check_in: day(3), p_check_out: day(5) },
  host_rated_nights: { p_cabin_ids: [NOBODY] },
  host_read: { p_reference: 'none' },
  host_read_feed: { p_id: NOBODY },
  host_remove_examples: { p_expected_bookings: -1 },
  host_renew_export: { p_cabin_id: NOBODY },
  host_move: {
    ...{ p_reference: 'none', p_to: { cabin_id: 'no cabin' }, p_quote: {} },
    ...{ p_seen: {}, p_reason: 'a reason' },
  },
  host_preview_move: { p_reference: 'none', p_to: { cabin_id: 'no cabin' } },
  host_refund: {
    ...{ p_reference: 'none', p_amount_cents: 1, p_kind: 'partial', p_reason: 'a reason' },
    p_expected_left_cents: 1,
  },
  host_reply: { p_reference: 'none', p_text: 'a reply' },
  host_resend: { p_message_id: NOBODY },
  host_stop_message: { p_message_id: NOBODY },
  host_save_rates: { p_rates: { rules: 'no list' }, p_expected: {} },
  host_restore: { p_user_id: NOBODY },
  host_save_feed: { p_feed: { id: 'no id' } },
  host_save_template: { p_template: { days: 'no number' } },
  host_set_days: { p_changes: { cabin_ids: 'no list', from: 'no day', price_cents: 'no price' } },
  host_set_staff: { p_user_id: NOBODY, p_role: 'king' },
  host_settle_conflict: { p_id: NOBODY },
  host_settle_text: { p_id: NOBODY },
  host_stop_feed: { p_id: NOBODY, p_forever: true },
  host_template_values: { p_reference: 'none' },
  host_thread: { p_reference: 'none' },
  host_unblock: { p_id: NOBODY },
  host_undo: { p_change_id: NOBODY },
};

const signed = {
  owner: await signInAs('owner'),
  manager: await signInAs('manager'),
  cleaner: await signInAs('cleaner'),
  cabin_owner: await signInAs('cabin_owner', [cabin.id]),
};
const dismissed = await signInAs('manager');
expectData(
  await admin
    .from('staff')
    .update({ disabled_at: new Date().toISOString() })
    .eq('user_id', dismissed.id)
    .select('user_id'),
);
const stranger = await signIn();

test('every function has its line', () => {
  assert.deepEqual(Object.keys(ALLOWED).sort(), [...HOST_FUNCTIONS].sort());
});

test('nobody who signs in tells a function what time it is', async () => {
  const found = await database.query(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and 'p_now' = any (proargnames)
       and (has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('anon', oid, 'execute'))`,
  );
  assert.deepEqual(found, []);
});

for (const name of HOST_FUNCTIONS) {
  test(`${name} is for ${ALLOWED[name].join(', ')} alone`, async (t) => {
    expectErrorOutput(t);
    const args = ARGUMENTS[name] ?? {};
    for (const role of STAFF_ROLES) {
      const refused = await refusal(signed[role], name, args);
      assert.equal(
        refused.startsWith('42501'),
        !ALLOWED[name].includes(role),
        `${role}: ${refused}`,
      );
    }
    for (const who of [dismissed, stranger]) {
      if (name === 'host_me') assert.equal(await call(who, name), null);
      else assert.equal(await refusal(who, name, args), '42501 not_allowed');
    }
    const { error } = await anon.rpc(name, args as never);
    assert.equal(error?.code, '42501');
  });
}

const TABLES = (
  await database.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
).map(({ name }) => String(name));
const PUBLIC = new Set(
  'cabins cabin_old_slugs cabin_photos cabin_reviews cabin_review_texts cabin_tours posts'.split(
    ' ',
  ),
);

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
    ...{ user_id: id, email, role: 'cabin_owner', cabin_ids: [cabin.id] },
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
