import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { hashNetwork } from '../functions/_shared/visitor.ts';
import { PROJECT_DIR } from '../local/settings.ts';
import { callFunction, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { newAddress, newEmail } from './support/newsletter.ts';

const FOLDER = path.join(PROJECT_DIR, 'supabase/functions');
const NAMES = readdirSync(FOLDER).filter((name) => /^[a-z][a-z-]+$/.test(name));
const sourceOf = (name: string) => readFileSync(path.join(FOLDER, name, 'index.ts'), 'utf8');
const served = (by: string) =>
  NAMES.filter((name) => sourceOf(name).includes(`export default ${by}(`));
const PUBLIC = served('serve');
/** Jobs, and what the site alone calls. */
const CLOSED = [...served('serveJob'), ...served('serveSite')];

const publishable = () => process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
const secret = () => process.env.SUPABASE_SECRET_KEY ?? '';

const methodOf = (name: string) => (sourceOf(name).includes("serve('GET'") ? 'GET' : 'POST');

/** Without the apikey header, which the caller of the tests adds to every call, unless one is given. */
async function statusWith(name: string, authorization: string, apikey = ''): Promise<number> {
  const method = methodOf(name);
  const response = await callFunction(name, {
    method,
    headers: { Authorization: authorization, apikey },
    ...(method === 'POST' && { body: '{}' }),
  });
  await response.body?.cancel();
  return response.status;
}

test('the functions for visitors are the ones meant', () => {
  assert.equal(PUBLIC.length + CLOSED.length + served('serveOpen').length, NAMES.length);
  for (const name of ['cabin-availability', 'get-daily-deal', 'quote', 'create-booking']) {
    assert.ok(PUBLIC.includes(name), name);
  }
});

for (const name of PUBLIC) {
  test(`${name} takes the publishable key as a bearer token`, async () => {
    for (const scheme of ['Bearer', 'bearer']) {
      assert.notEqual(await statusWith(name, `${scheme} ${publishable()}`), 401, scheme);
    }
    assert.notEqual(await statusWith(name, `Bearer ${publishable()}`, publishable()), 401);
  });

  test(`${name} takes no other bearer token`, async () => {
    const others = [
      'Bearer sb_publishable_of_somebody_else',
      `Bearer ${publishable()}x`,
      `Bearer ${publishable().slice(0, -1)}`,
      `Bearer ${secret()}`,
      `Basic ${publishable()}`,
      publishable(),
      'Bearer ',
      'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    ];
    for (const other of others) assert.equal(await statusWith(name, other), 401, other);
    const wrongKey = await statusWith(
      name,
      `Bearer ${publishable()}`,
      'sb_publishable_of_somebody',
    );
    assert.equal(wrongKey, 401, 'beside a wrong apikey');
  });
}

for (const name of CLOSED) {
  test(`${name} stays closed to the publishable key in either header`, async () => {
    assert.equal(await statusWith(name, `Bearer ${publishable()}`), 401);
    assert.equal(await statusWith(name, `Bearer ${publishable()}`, publishable()), 401);
  });
}

test('a calendar is read with the key as bearer', async () => {
  const cabin = await createCabin();
  const response = await callFunction('cabin-availability', {
    query: `?cabin_id=${cabin.id}`,
    headers: { Authorization: `Bearer ${publishable()}`, apikey: '' },
  });
  assert.equal(response.status, 200);
});

test('a bearer vouches for no address', async () => {
  const signUpWith = (headers: Record<string, string>) =>
    callFunction('newsletter-signup', {
      method: 'POST',
      headers: { 'X-Visitor-Address': address, ...headers },
      body: JSON.stringify({ email: newEmail() }),
    });
  const address = newAddress();
  const isCounted = async () => {
    const hash = await hashNetwork(address);
    const rows = await database.query(
      `select 1 from allowances where position('${hash}' in key) > 0`,
    );
    return rows.length > 0;
  };
  const answer = await signUpWith({ Authorization: `Bearer ${publishable()}`, apikey: '' });
  assert.equal(answer.status, 201);
  assert.equal(await isCounted(), false);
  assert.equal((await signUpWith({ apikey: secret() })).status, 201);
  assert.equal(await isCounted(), true);
});

test('a hosted project lets every function see its caller, whose key is no JWT', () => {
  const config = readFileSync(path.join(PROJECT_DIR, 'supabase/config.toml'), 'utf8');
  for (const name of NAMES.filter((each) => PUBLIC.includes(each) || CLOSED.includes(each))) {
    assert.match(config, new RegExp(`\\[functions\\.${name}\\]\nverify_jwt = false\n`), name);
  }
});
