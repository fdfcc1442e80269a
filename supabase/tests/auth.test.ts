import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { database } from './support/backend.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { JWT_SECRET } from './support/harness.ts';

const url = process.env.SUPABASE_URL ?? '';
const key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const EMAIL = 'host@auth.example';

const newClient = () =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

const post = (path: string, body: unknown) =>
  fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function addUser(): Promise<void> {
  await database.runScript(`
    insert into auth.users (id, email, email_confirmed_at) values ('${randomUUID()}', '${EMAIL}', now())
    on conflict do nothing`);
}

async function mailsTo(email: string) {
  return database.query(
    `select subject, body, purpose, status from public.outbox where recipient = '${email}' order by created_at`,
  );
}

async function signIn() {
  await addUser();
  const client = newClient();
  const { error } = await client.auth.signInWithOtp({
    email: EMAIL,
    options: { shouldCreateUser: false },
  });
  assert.equal(error, null);
  const [mail] = (await mailsTo(EMAIL)).slice(-1);
  const token = /\d{6}/.exec(String(mail?.subject))?.[0] ?? '';
  return { client, mail, token };
}

const signed = (claims: object) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
};

test('a user signs in by the code of a mail, once', async () => {
  const { client, mail, token } = await signIn();
  assert.equal(mail?.purpose, 'sign-in-code');
  assert.match(String(mail?.body), new RegExp(`Your code is ${token}\\.`));
  assert.ok(!String(mail?.body).includes('/auth/v1/verify'));
  const verified = await client.auth.verifyOtp({ email: EMAIL, token, type: 'email' });
  assert.equal(verified.error, null);
  assert.equal(verified.data.user?.email, EMAIL);
  const again = await newClient().auth.verifyOtp({ email: EMAIL, token, type: 'email' });
  assert.notEqual(again.error, null);
});

test('a session is refreshed, and over after signing out', async () => {
  const { client, token } = await signIn();
  await client.auth.verifyOtp({ email: EMAIL, token, type: 'email' });
  const refreshed = await client.auth.refreshSession();
  assert.equal(refreshed.error, null);
  const { access_token, refresh_token } = refreshed.data.session ?? {};
  const user = await newClient().auth.getUser(access_token);
  assert.equal(user.data.user?.email, EMAIL);
  assert.equal((await client.auth.signOut()).error, null);
  const late = await post('token?grant_type=refresh_token', { refresh_token });
  assert.equal(late.status, 400);
});

test('a signed-in user reads what everybody reads, as himself, and nothing more', async (t) => {
  expectErrorOutput(t);
  const { client, token } = await signIn();
  const { data } = await client.auth.verifyOtp({ email: EMAIL, token, type: 'email' });
  const cabins = await client.from('cabins').select('slug').limit(1);
  assert.equal(cabins.error, null);
  const bookings = await client.from('bookings').select('reference').limit(1);
  assert.equal(bookings.error?.code, '42501');
  await database.runScript(`
    create function public.whoami() returns text language sql stable as $$ select auth.uid()::text $$;
    grant execute on function public.whoami to authenticated, anon;`);
  const whoami = () => client.rpc('whoami' as never);
  try {
    await database.connection.clearSchemaCache();
    assert.equal((await whoami()).data, data.user?.id);
    assert.equal((await newClient().rpc('whoami' as never)).data, null);
  } finally {
    await database.runScript('drop function public.whoami()');
    await database.connection.clearSchemaCache();
  }
});

for (const [what, claims, status] of [
  ['a token signed with the secret is heard', { role: 'authenticated', sub: randomUUID() }, 200],
  ['an expired one is not', { role: 'authenticated', sub: randomUUID(), exp: 1_000_000 }, 401],
] as const) {
  test(what, async () => {
    const exp = Math.floor(Date.now() / 1000) + 600;
    const response = await fetch(`${url}/rest/v1/cabins?select=slug&limit=1`, {
      headers: { apikey: key, Authorization: `Bearer ${signed({ exp, ...claims })}` },
    });
    assert.equal(response.status, status);
  });
}

test('nobody signs up, by whichever way, and no mail leaves', async () => {
  const email = 'stranger@auth.example';
  const password = 'a password of a stranger';
  const answers = await Promise.all([
    post('signup', { email, password }),
    post('otp', { email, create_user: true }),
  ]);
  for (const response of answers) {
    assert.equal(response.status, 422);
  }
  const escaped = await post('%6ftp', { email, create_user: true });
  assert.equal(escaped.status, 404);
  assert.deepEqual(await mailsTo(email), []);
  assert.deepEqual(await database.query(`select id from auth.users where email = '${email}'`), []);
});

test('recover and resend answer unknown addresses as known ones, never with a 5xx', async () => {
  await addUser();
  for (const [path, type] of [
    ['recover', undefined],
    ['resend', 'signup'],
  ] as const) {
    const [known, unknown] = await Promise.all([
      post(path, { email: EMAIL, type }),
      post(path, { email: 'nobody@auth.example', type }),
    ]);
    assert.equal(known.status, 200, path);
    assert.equal(unknown.status, 200, path);
  }
  assert.deepEqual(await mailsTo('nobody@auth.example'), []);
  const wrong = await post('token?grant_type=password', { email: EMAIL, password: 'wrong' });
  assert.equal(wrong.status, 400);
});

test('Auth’s own tables are for nobody', async () => {
  const rows = await database.query(`
    select grantee, table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`);
  assert.deepEqual(rows, []);
});
