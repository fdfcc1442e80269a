import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { applySettings } from '../../lib/shop/shop-settings.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { newSecret } from '../../lib/http/sign-in-secrets.ts';
import { makeSignInEmail, redeemCode, redeemLink } from '../../lib/supabase/sign-in.ts';
import { ensureAccount } from '../functions/_shared/messages/staff-invitations.ts';
import { firstLink, inviteMember, sendInvitation } from '../local/invite.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signIn } from './support/staff.ts';

const SITE = 'https://cabins.example';
const newEmail = () => `${randomUUID()}@invite.example`;

const entrance = { admin, key: 'a key', network: '203.0.113.9' };

/** Opens the link's page and presses its button, as the site does it; null: the link opens nothing. */
async function follow(link: string) {
  const { searchParams, origin, pathname } = new URL(link);
  assert.deepEqual(
    [origin, pathname, searchParams.get('next')],
    [SITE, '/host/auth/confirm', '/host'],
  );
  const network = `203.0.113.${randomUUID()}`;
  const taken = await redeemLink({ ...entrance, network }, searchParams.get('token') ?? '');
  return taken.ok ? signIn(taken.email) : null;
}

test('the first link is the owner’s, until somebody of the staff has signed in', async () => {
  const [{ fresh } = {}] = await database.query('select public.needs_first_link() as fresh');
  const email = newEmail();
  const link = await firstLink(admin, email, SITE);
  assert.equal(link !== null, fresh);
  if (!link) return;
  assert.ok(await follow(link));
  assert.equal(await firstLink(admin, email, SITE), null);
});

test('a link signs its person in once, in the role it was made for', async () => {
  const email = newEmail();
  const link = await inviteMember(admin, { email, role: 'manager' }, SITE);
  const signedIn = await follow(link);
  assert.ok(signedIn);
  const me = await call<{ email: string; role: string }>(signedIn, 'host_me');
  assert.deepEqual([me.email, me.role], [email, 'manager']);
  assert.equal(await follow(link), null);
});

test('an email asked for meanwhile does not end the link, and works beside it', async () => {
  const email = newEmail();
  const link = await inviteMember(admin, { email, role: 'manager' }, SITE);
  const challenge = newSecret();
  const content = await makeSignInEmail(entrance, email, challenge);
  const taken = await redeemCode(entrance, { email, code: content?.code ?? '', challenge });
  assert.deepEqual(taken, { ok: true, email });
  assert.ok(await follow(link));
});

test('a link is over after fifteen minutes', async () => {
  const email = newEmail();
  const link = await inviteMember(admin, { email, role: 'manager' }, SITE);
  const age = (minutes: number) =>
    database.query(
      `update public.sign_in_links l set expires_at = now() + interval '15 minutes' - interval '${minutes} minutes'
       from auth.users u where u.id = l.user_id and u.email = '${email}'`,
    );
  await age(16);
  assert.equal(await follow(link), null);
  await age(14);
  assert.ok(await follow(link));
});

test('a link of somebody who is not, or no longer, of the staff opens nothing', async () => {
  const email = newEmail();
  const { link } = await ensureAccount(admin, email, SITE);
  assert.equal(await follow(link), null);
  const other = newEmail();
  const dismissed = await inviteMember(admin, { email: other, role: 'manager' }, SITE);
  await database.query(`update public.staff set disabled_at = now() where email = '${other}'`);
  assert.equal(await follow(dismissed), null);
});

test('being appointed ends what sessions the account had', async (t) => {
  expectErrorOutput(t);
  const stranger = await signIn(newEmail());
  await inviteMember(admin, { email: stranger.email, role: 'owner' }, SITE);
  assert.equal(await refusal(stranger, 'host_today'), '42501 not_allowed');
  assert.equal(await call(stranger, 'host_me'), null);
});

test('only the account with that address is appointed', async (t) => {
  expectErrorOutput(t);
  const { id } = await signIn();
  const appointed = await admin.rpc('appoint_staff', {
    p_user_id: id,
    p_email: newEmail(),
    p_role: 'owner',
  });
  assert.equal(appointed.error?.message, 'unknown_staff');
});

test('inviting again gives the new role, also after a dismissal, and is recorded', async () => {
  const email = newEmail();
  await inviteMember(admin, { email, role: 'manager' }, SITE);
  await database.query(`update public.staff set disabled_at = now() where email = '${email}'`);
  const cabin = await createCabin();
  await inviteMember(admin, { email, role: 'cabin_owner', cabinSlugs: [cabin.slug] }, SITE);
  const [row] = expectData(
    await admin.from('staff').select('role, cabin_ids, disabled_at').eq('email', email),
  );
  assert.deepEqual(row, { role: 'cabin_owner', cabin_ids: [cabin.id], disabled_at: null });
  const entries = expectData(
    await admin.from('audit_log').select('action').eq('subject', email).order('id'),
  );
  assert.deepEqual(entries, [{ action: 'invite' }, { action: 'invite' }]);
});

test('an unknown cabin makes no cabin owner', async (t) => {
  expectErrorOutput(t);
  const invited = inviteMember(
    admin,
    { email: newEmail(), role: 'cabin_owner', cabinSlugs: ['none'] },
    SITE,
  );
  await assert.rejects(invited, /doesn’t exist/);
});

test('the invitation waits in the outbox too', async () => {
  const email = newEmail();
  const link = await inviteMember(admin, { email, role: 'cleaner' }, SITE);
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

test('somebody who is not of the staff is signed in as nobody', async () => {
  assert.equal(await call(await signIn(), 'host_me'), null);
});

test('the letter names the shop only once the host has named it', async () => {
  after(() => applySettings({}));
  for (const [settings, said, unsaid] of [
    [{}, /^You’re invited to your console$/, /Mama|Tennessee|555-0142/],
    [{ phone: '+12315550133' }, /^You’re invited to your console$/, /Mama|Tennessee|555-0133/],
    [{ name: 'Lakeside Stays', host: 'Nora' }, /to Lakeside Stays’s console$/, /Mama/],
  ] as const) {
    applySettings(settings);
    const email = newEmail();
    await sendInvitation(admin, email, `${SITE}/host/auth/confirm?token=t`, new Date());
    const [letter] = expectData(
      await admin.from('outbox').select('subject, body, html').eq('recipient', email),
    );
    assert.match(letter?.subject ?? '', said);
    assert.doesNotMatch(`${letter?.subject}\n${letter?.body}\n${letter?.html}`, unsaid);
  }
});
