import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { firstLink, invite, sendInvitation } from '../local/invite.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, signIn } from './support/staff.ts';

const SITE = 'https://cabins.example';
const newEmail = () => `${randomUUID()}@invite.example`;

const newClient = () =>
  createClient(process.env.SUPABASE_URL ?? '', process.env.SUPABASE_PUBLISHABLE_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  });

async function follow(link: string) {
  const { searchParams, origin, pathname } = new URL(link);
  assert.deepEqual(
    [origin, pathname, searchParams.get('next')],
    [SITE, '/host/auth/confirm', '/host'],
  );
  const client = newClient();
  const token_hash = searchParams.get('token_hash') ?? '';
  return { client, ...(await client.auth.verifyOtp({ token_hash, type: 'email' })) };
}

test('the first link is the owner’s, until somebody of the staff has signed in', async () => {
  const [{ fresh } = {}] = await database.query('select public.needs_first_link() as fresh');
  const email = newEmail();
  const link = await firstLink(admin, email, SITE);
  assert.equal(link !== null, fresh);
  if (!link) return;
  const { error } = await follow(link);
  assert.equal(error, null);
  assert.equal(await firstLink(admin, email, SITE), null);
});

test('a link signs its person in once, in the role it was made for', async () => {
  const email = newEmail();
  const link = await invite(admin, { email, role: 'manager' }, SITE);
  const { client, error } = await follow(link);
  assert.equal(error, null);
  const { data } = await client.rpc('host_me');
  const { email: signedIn, role } = data as { email: string; role: string };
  assert.deepEqual([signedIn, role], [email, 'manager']);
  assert.notEqual((await follow(link)).error, null);
});

test('a code asked for meanwhile does not end the link, and works beside it', async () => {
  const email = newEmail();
  const link = await invite(admin, { email, role: 'manager' }, SITE);
  const options = { shouldCreateUser: false };
  assert.equal((await newClient().auth.signInWithOtp({ email, options })).error, null);
  const [mail] = await database.query(
    `select subject from public.outbox where recipient = '${email}' and purpose = 'sign-in-code'`,
  );
  const token = /\d{6}/.exec(String(mail?.subject))?.[0] ?? '';
  assert.equal((await newClient().auth.verifyOtp({ email, token, type: 'email' })).error, null);
  assert.equal((await follow(link)).error, null);
});

test('a link is over after fifteen minutes', async () => {
  const email = newEmail();
  const link = await invite(admin, { email, role: 'manager' }, SITE);
  const age = (minutes: number) =>
    database.query(
      `update auth.users set confirmation_sent_at = now() - interval '${minutes} minutes' where email = '${email}'`,
    );
  await age(16);
  assert.notEqual((await follow(link)).error, null);
  await age(14);
  assert.equal((await follow(link)).error, null);
});

test('inviting again gives the new role, also after a dismissal, and is recorded', async () => {
  const email = newEmail();
  await invite(admin, { email, role: 'manager' }, SITE);
  await database.query(`update public.staff set disabled_at = now() where email = '${email}'`);
  const cabin = await createCabin();
  await invite(admin, { email, role: 'cabin_owner', cabinSlugs: [cabin.slug] }, SITE);
  const [row] = expectData(
    await admin.from('staff').select('role, cabin_ids, disabled_at').eq('email', email),
  );
  assert.deepEqual(row, { role: 'cabin_owner', cabin_ids: [cabin.id], disabled_at: null });
  const entries = expectData(
    await admin.from('audit_log').select('action').eq('subject', email).order('id'),
  );
  assert.deepEqual(entries, [{ action: 'invite' }, { action: 'invite' }]);
});

test('a cabin that is not there makes no cabin owner', async (t) => {
  expectErrorOutput(t);
  const invited = invite(
    admin,
    { email: newEmail(), role: 'cabin_owner', cabinSlugs: ['none'] },
    SITE,
  );
  await assert.rejects(invited, /not there/);
});

test('the invitation waits in the outbox too', async () => {
  const email = newEmail();
  const link = await invite(admin, { email, role: 'cleaner' }, SITE);
  await sendInvitation(admin, email, link, new Date());
  const [mail] = expectData(
    await admin.from('outbox').select('body, purpose, status').eq('recipient', email),
  );
  assert.deepEqual([mail?.purpose, mail?.status], ['host-invitation', 'queued']);
  assert.ok(mail?.body.includes(link));
});

test('accounts and links are made with the secret key alone', async () => {
  for (const path of ['users', 'generate_link']) {
    const response = await fetch(`${process.env.SUPABASE_URL}/auth/v1/admin/${path}`, {
      method: 'POST',
      headers: {
        apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ email: newEmail(), type: 'magiclink' }),
    });
    assert.equal(response.status, 401);
  }
});

test('a password can be set, used, refreshed and left behind', async () => {
  const { client, email } = await signIn();
  const password = `a long ${randomUUID()}`;
  assert.notEqual((await client.auth.updateUser({ password: 'short' })).error, null);
  assert.equal((await client.auth.updateUser({ password })).error, null);
  const other = newClient();
  assert.equal((await other.auth.signInWithPassword({ email, password })).error, null);
  assert.equal((await other.auth.refreshSession()).error, null);
  assert.equal((await other.auth.signOut({ scope: 'global' })).error, null);
  assert.notEqual((await client.auth.getUser()).error, null);
});

test('somebody who is not of the staff is signed in as nobody', async () => {
  assert.equal(await call(await signIn(), 'host_me'), null);
});
