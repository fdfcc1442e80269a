import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { redeemLink } from '../../lib/supabase/sign-in.ts';
import { inviteStaff } from '../functions/job-invite-staff/invite-staff.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signIn, signInAs } from './support/staff.ts';

type Staff = {
  staff: { user_id: string; role: string; disabled_at: string | null; is_me: boolean }[];
  invitations: { email: string; error: string | null; has_failed: boolean }[];
};

const owner = await signInAs('owner');
const cabin = await createCabin();
const newEmail = () => `${randomUUID()}@invite.example`;
const invite = (email: string, role = 'manager', cabins: string[] = []) =>
  call(owner, 'host_invite', { p_email: email, p_role: role, p_cabin_ids: cabins });
const lastEntry = async (subject: string) =>
  (
    await database.query(
      `select action, actor_email from public.audit_log where subject = '${subject}' order by id desc limit 1`,
    )
  )[0];

test('an invitation makes the account and sends one link, which signs its person in', async () => {
  const email = newEmail();
  await invite(email.toUpperCase(), 'cabin_owner', [cabin.id]);
  assert.deepEqual(await lastEntry(email), { action: 'invite', actor_email: owner.email });
  const run = { admin, now: new Date() };
  assert.deepEqual(await inviteStaff(run), { invited: 1, failed: 0 });
  assert.deepEqual(await inviteStaff(run), { invited: 0, failed: 0 });
  const messages = await database.query(
    `select body from public.outbox where recipient = '${email}' and purpose = 'host-invitation'`,
  );
  assert.equal(messages.length, 1);
  const [, token = ''] = /token=(\w+)/.exec(String(messages[0]?.body)) ?? [];
  const entrance = { admin, key: 'a key', network: '203.0.113.10' };
  assert.deepEqual(await redeemLink(entrance, token), { ok: true, email });
  const me = await call<{ role: string; cabin_ids: string[] }>(await signIn(email), 'host_me');
  const { role, cabin_ids } = me;
  assert.deepEqual([role, cabin_ids], ['cabin_owner', [cabin.id]]);
});

test('an invitation is refused for no address, somebody of the staff, twice, and without a cabin', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  await invite(email);
  const args = (p_email: string, p_role: string) => ({ p_email, p_role });
  const cases: [string, string, string][] = [
    ['nobody', 'manager', 'bad_email'],
    ['a@b.example, c@d.example', 'manager', 'bad_email'],
    [owner.email, 'manager', 'already_staff'],
    [email, 'cleaner', 'already_invited'],
    [newEmail(), 'cabin_owner', 'no_cabin'],
    [newEmail(), 'king', 'bad_change'],
  ];
  for (const [to, role, code] of cases) {
    assert.equal(await refusal(owner, 'host_invite', args(to, role)), `PT422 ${code}`);
  }
});

test('the invitations of a dismissed member end', async (t) => {
  expectErrorOutput(t);
  const gone = await signInAs('owner');
  const email = newEmail();
  await call(gone, 'host_invite', { p_email: email, p_role: 'owner' });
  await call(owner, 'host_dismiss', { p_user_id: gone.id });
  await inviteStaff({ admin, now: new Date() });
  const [row] = await database.query(
    `select count(*)::int as staff from public.staff where email = '${email}'`,
  );
  assert.equal(row?.staff, 0);
  const { invitations } = await call<Staff>(owner, 'host_staff');
  assert.equal(invitations.find((each) => each.email === email)?.has_failed, true);
});

test('a role is changed at once, and the change is in the history', async (t) => {
  expectErrorOutput(t);
  const member = await signInAs('manager');
  await call(owner, 'host_set_staff', { p_user_id: member.id, p_role: 'cleaner' });
  assert.equal(await refusal(member, 'host_threads'), '42501 not_allowed');
  assert.deepEqual(await lastEntry(member.email), {
    action: 'set_staff',
    actor_email: owner.email,
  });
  const unknown = { p_user_id: member.id, p_role: 'cabin_owner', p_cabin_ids: [randomUUID()] };
  assert.equal(await refusal(owner, 'host_set_staff', unknown), 'PT422 unknown_cabin');
});

test('a person invited by name goes by it in every list, and by the address once it is taken back', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  await call(owner, 'host_invite', { p_email: email, p_role: 'cleaner', p_name: '  Rosa\n Hill ' });
  await inviteStaff({ admin, now: new Date() });
  const rosa = await signIn(email);
  type Cleaners = { cleaners: { id: string; name: string }[] };
  const nameOf = async (id: string) =>
    (await call<Cleaners>(owner, 'host_tasks')).cleaners.find((each) => each.id === id)?.name;
  assert.equal(await nameOf(rosa.id), 'Rosa Hill');
  type History = { entries: { subject: string; actor_name: string | null }[] };
  const nameOwner = (p_name: string) =>
    call(owner, 'host_set_staff', { p_user_id: owner.id, p_role: 'owner', p_name });
  await nameOwner('María');
  const { entries } = await call<History>(owner, 'host_audit');
  assert.equal(entries.find(({ subject }) => subject === email)?.actor_name, 'María');
  const other = await signInAs('cleaner');
  const rename = (p_user_id: string, p_name: string) => ({ p_user_id, p_role: 'cleaner', p_name });
  await call(owner, 'host_set_staff', rename(other.id, 'rosa hill'));
  assert.deepEqual(
    [await nameOf(rosa.id), await nameOf(other.id)],
    [`Rosa Hill (${email})`, `rosa hill (${other.email})`],
  );
  for (const name of ['x'.repeat(101), 'Ro\u200bsa']) {
    assert.equal(await refusal(owner, 'host_set_staff', rename(rosa.id, name)), 'PT422 bad_change');
  }
  await call(owner, 'host_set_staff', rename(rosa.id, ''));
  assert.equal(await nameOf(rosa.id), email);
  await nameOwner('');
});

test('a dismissal takes effect at once and ends the sessions; a restored member signs in again', async (t) => {
  expectErrorOutput(t);
  const member = await signInAs('manager');
  await call(member, 'host_today');
  await call(owner, 'host_dismiss', { p_user_id: member.id });
  assert.equal(await refusal(member, 'host_today'), '42501 not_allowed');
  await call(owner, 'host_restore', { p_user_id: member.id });
  assert.equal(await refusal(member, 'host_today'), '42501 not_allowed');
  await call(await signIn(member.email), 'host_today');
  const again = { p_user_id: member.id };
  assert.equal(await refusal(owner, 'host_restore', again), 'PT422 unknown_staff');
});

test('nobody dismisses himself', async (t) => {
  expectErrorOutput(t);
  const own = { p_user_id: owner.id };
  assert.equal(await refusal(owner, 'host_dismiss', own), 'PT422 own_dismissal');
});

test('the last owner stays one, also when two dismiss or demote each other at once', async (t) => {
  expectErrorOutput(t);
  const others = await database.query(
    `update public.staff set disabled_at = now() where role = 'owner' and disabled_at is null and user_id <> '${owner.id}' returning user_id`,
  );
  t.after(() =>
    database.query(
      `update public.staff set disabled_at = null where user_id in (${[`'${randomUUID()}'`, ...others.map(({ user_id }) => `'${String(user_id)}'`)].join(', ')})`,
    ),
  );
  const last = { p_user_id: owner.id, p_role: 'manager' };
  assert.equal(await refusal(owner, 'host_set_staff', last), 'PT422 last_owner');
  const second = await signInAs('owner');
  const third = await signInAs('owner');
  await call(owner, 'host_set_staff', { p_user_id: third.id, p_role: 'manager' });
  const outcomes = await Promise.all([
    refusal(owner, 'host_dismiss', { p_user_id: second.id }),
    refusal(second, 'host_dismiss', { p_user_id: owner.id }),
  ]);
  assert.deepEqual(outcomes.filter((each) => each === 'none').length, 1);
  const [left] = await database.query(
    `select count(*)::int as owners from public.staff where role = 'owner' and disabled_at is null`,
  );
  assert.equal(left?.owners, 1);
  await database.query(`update public.staff set disabled_at = null where user_id = '${owner.id}'`);
});

test('a second factor is offered where Auth has one, and asked for once it is verified', async (t) => {
  expectErrorOutput(t);
  const member = await signInAs('manager');
  const other = await signInAs('manager');
  const read = (who: typeof member) => call<object>(who, 'host_second_factor');
  assert.deepEqual(await read(member), { offered: false, enrolled: false });
  await database.runScript(`
    create table auth.mfa_factors (user_id uuid, status text);
    insert into auth.mfa_factors values ('${member.id}', 'verified'), ('${other.id}', 'unverified')`);
  t.after(() => database.runScript('drop table auth.mfa_factors'));
  assert.deepEqual(await read(member), { offered: true, enrolled: true });
  assert.deepEqual(await read(other), { offered: true, enrolled: false });
});
