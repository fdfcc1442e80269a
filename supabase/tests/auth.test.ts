import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { admin, database } from './support/backend.ts';
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

async function makeToken() {
  const { data, error } = await admin.auth.admin.generateLink({ type: 'magiclink', email: EMAIL });
  assert.equal(error, null);
  return data.properties?.hashed_token ?? '';
}

/** As the site does once it has looked at a code or a link of its own. */
async function signIn() {
  const client = newClient();
  const token_hash = await makeToken();
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
  assert.equal(error, null);
  return { client, data };
}

const signed = (claims: object) => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', JWT_SECRET).update(text).digest('base64url')}`;
};

test('a session is opened by a token made with the secret key, once and within a minute', async () => {
  const token_hash = await makeToken();
  const open = () => newClient().auth.verifyOtp({ token_hash, type: 'email' });
  assert.equal((await open()).data.user?.email, EMAIL);
  assert.notEqual((await open()).error, null);
  const old = await makeToken();
  await database.query(
    `update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = '${EMAIL}'`,
  );
  const late = await newClient().auth.verifyOtp({ token_hash: old, type: 'email' });
  assert.notEqual(late.error, null);
});

test('a session is refreshed, and over after signing out', async () => {
  const { client } = await signIn();
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
  const { client, data } = await signIn();
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

const REFUSED: [string, string, object?][] = [
  ['POST', 'signup', { email: 'stranger@auth.example', password: 'a password of a stranger' }],
  ['POST', 'otp', { email: 'stranger@auth.example', create_user: true }],
  ['POST', 'otp', { email: EMAIL }],
  ['POST', 'otp/', { email: EMAIL }],
  ['POST', '/otp', { email: EMAIL }],
  ['POST', 'magiclink', { email: EMAIL }],
  ['POST', 'recover', { email: EMAIL }],
  ['POST', 'resend', { email: EMAIL, type: 'signup' }],
  ['POST', 'resend', { email: EMAIL, type: 'email_change' }],
  ['GET', 'reauthenticate'],
  ['GET', 'authorize?provider=github'],
  ['GET', `verify?type=recovery&token=${'a'.repeat(64)}`],
  ['POST', 'token?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' }],
  ['PATCH', 'user', { email: 'other@auth.example' }],
  ['DELETE', 'user'],
];

test('Auth sends nobody a code, signs nobody up, and says the same of every address', async () => {
  const { data } = await signIn();
  for (const [method, path, body] of REFUSED) {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: key,
        Authorization: `Bearer ${data.session?.access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    assert.ok([400, 422].includes(response.status), `${method} ${path}: ${response.status}`);
  }
  const escaped = await post('%6ftp', { email: EMAIL });
  assert.equal(escaped.status, 404);
  const [sent] = await database.query(
    `select count(*)::int as mails from public.outbox where recipient like '%@auth.example'`,
  );
  assert.equal(sent?.mails, 0);
  assert.deepEqual(
    await database.query(
      `select id from auth.users where email like '%@auth.example' and
       (email <> '${EMAIL}' or recovery_token is not null or email_change is not null)`,
    ),
    [],
  );
});

for (const [what, change] of [
  ['another address', { email: 'other@auth.example' }],
  ['another address beside a password', { email: 'o@auth.example', password: 'twelve letters' }],
  ['metadata', { data: { role: 'owner' } }],
  ['a password', { password: 'twelve letters' }],
] as const) {
  test(`whoever is signed in gives his account ${what} through Auth: refused`, async () => {
    const { client } = await signIn();
    assert.equal((await client.auth.updateUser(change)).error?.status, 403);
  });
}

test('the site sets a password, of twelve characters and no fewer', async () => {
  const { data } = await signIn();
  const put = (body: object) =>
    fetch(`${url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: process.env.SUPABASE_SECRET_KEY ?? '',
        Authorization: `Bearer ${data.session?.access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  assert.equal((await put({ password: 'eleven-char' })).status, 422);
  // The library names these for every change.
  const unset = { code_challenge: null, code_challenge_method: null };
  assert.equal((await put({ password: 'twelve-chars', ...unset })).status, 200);
  assert.equal((await put({ password: 'twelve-chars', email: 'o@auth.example' })).status, 403);
});

test('a refused password takes as much work without a password as with one', async () => {
  const email = 'without@auth.example';
  await database.runScript(
    `insert into auth.users (id, email, email_confirmed_at) values ('${randomUUID()}', '${email}', now())`,
  );
  const addresses = [EMAIL, email, 'unknown@auth.example'];
  const leastMs = addresses.map(() => Infinity);
  // In turn: what slows the machine down slows all of them.
  for (let round = 0; round < 5; round += 1) {
    for (const [index, address] of addresses.entries()) {
      const started = performance.now();
      const answer = await post('token?grant_type=password', { email: address, password: 'wrong' });
      assert.equal(answer.status, 400);
      leastMs[index] = Math.min(leastMs[index] ?? Infinity, performance.now() - started);
    }
  }
  const [withOne = 0, ...without] = leastMs;
  for (const ms of without) assert.ok(ms > withOne / 3, leastMs.join(', '));
});

test('a used refresh token counts for ten seconds more, then ends its session', async () => {
  const { client, data } = await signIn();
  const used = { refresh_token: data.session?.refresh_token };
  assert.equal((await client.auth.refreshSession()).error, null);
  assert.equal((await post('token?grant_type=refresh_token', used)).status, 200);
  await database.query(
    `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = '${used.refresh_token}'`,
  );
  const late = await post('token?grant_type=refresh_token', used);
  assert.equal(late.status, 400);
  assert.notEqual((await client.auth.getUser()).error, null);
  assert.notEqual((await client.auth.refreshSession()).error, null);
});

test('Auth’s own tables are for nobody', async () => {
  const rows = await database.query(`
    select grantee, table_name, privilege_type from information_schema.role_table_grants
    where table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`);
  assert.deepEqual(rows, []);
});
