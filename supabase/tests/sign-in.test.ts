import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { limitsOf } from '../../lib/http/rate-limits.ts';
import { hashSecret, newSecret } from '../../lib/http/sign-in-secrets.ts';
import {
  countSignInAttempt,
  makeSignInEmail,
  redeemCode,
  redeemLink,
} from '../../lib/supabase/sign-in.ts';
import { replaceBackgroundRunner } from '../functions/_shared/background-task.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const GUESSES = 10_000;
const MINUTE = 60_000;
const START = new Date('2033-03-01T00:00:30Z').getTime();

const member = await signInAs('manager');
const newMailbox = async () => (await signInAs('manager')).email;
let networks = 0;
const entrance = (network: string, minutes = 0) => ({
  admin,
  key: 'a key',
  network,
  now: new Date(START + minutes * MINUTE),
});
const newNetwork = () => `198.51.100.${(networks += 1)}`;
const others = (code: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'),
  );
const lookedAt = async () => {
  const [row] = await database.query(
    `select coalesce(sum(used), 0)::int as used from public.allowances where key = 'host-code-look:all'`,
  );
  return Number(row?.used);
};

test('of ten thousand guesses at a code five are looked at, and none as a link', async () => {
  const email = await newMailbox();
  const challenge = newSecret();
  const content = await makeSignInEmail(entrance(newNetwork()), email, challenge);
  assert.match(content?.code ?? '', /^\d{6}$/);
  const limits = JSON.stringify(limitsOf('host-code-look', { mailbox: randomUUID() }));
  // Past every limit by network, and knowing what only the browser knows.
  const tries = await database.query(
    `select t.answer ->> 'result' as result, count(*)::int as times
     from generate_series(1, ${GUESSES}) g,
       lateral (select public.take_sign_in_code('${email}', '${await hashSecret(challenge)}', 'guess ' || g,
         '${limits}', '${entrance('').now.toISOString()}') as answer) t
     group by 1 order by 1`,
  );
  assert.deepEqual(tries, [
    { result: 'none', times: GUESSES - 5 },
    { result: 'wrong', times: 5 },
  ]);
  const links = await database.query(
    `select distinct public.take_sign_in_link(
       encode(sha256(convert_to('${email}' || lpad(g::text, 6, '0'), 'UTF8')), 'hex'), '${entrance('').now.toISOString()}') as opened
     from generate_series(1, ${GUESSES}) g`,
  );
  assert.deepEqual(links, [{ opened: null }]);
});

test('a stranger with many networks has fewer than fifty guesses a day, and keeps nobody out', async () => {
  const email = await newMailbox();
  const before = await lookedAt();
  let links = 0;
  for (const hour of [0, 1, 2, 12, 23]) {
    for (let round = 0; round < 6; round += 1) {
      const stranger = entrance(newNetwork(), hour * 60 + round * 9);
      const challenge = newSecret();
      const content = await makeSignInEmail(stranger, email, challenge);
      if (content && content.code === null) links += 1;
      // Without a code of his own a stranger tries that of somebody else.
      if (content?.code == null && round > 0) continue;
      for (const code of others(content?.code ?? '1', 6)) {
        assert.equal((await redeemCode(stranger, { email, code, challenge })).ok, false);
      }
    }
  }
  const guesses = (await lookedAt()) - before;
  assert.ok(guesses > 0 && guesses < 50, `${guesses} were looked at`);
  assert.ok(links > 0);
  // One of those emails lies in the mailbox, with a link; by the next day there are codes again.
  const own = await makeSignInEmail(entrance(newNetwork(), 24 * 60 - 1), email, newSecret());
  if (own) assert.equal((await redeemLink(entrance(newNetwork(), 24 * 60), own.token)).ok, true);
  assert.match(
    (await makeSignInEmail(entrance(newNetwork(), 25 * 60), email, newSecret()))?.code ?? '',
    /^\d{6}$/,
  );
});

test('only the browser that asked for a code can try it, or use up its tries', async () => {
  const email = await newMailbox();
  const [mine, challenge] = [entrance(newNetwork()), newSecret()];
  const code = (await makeSignInEmail(mine, email, challenge))?.code ?? '';
  for (const typed of [
    { email, code, challenge: newSecret() },
    { email, code, challenge: null },
    { email: member.email, code, challenge },
    { email, code: `${code}0`, challenge },
  ]) {
    assert.deepEqual(await redeemCode(entrance(newNetwork()), typed), { ok: false, message: null });
  }
  for (const guess of others(code, 8)) {
    await redeemCode(entrance(newNetwork()), { email, code: guess, challenge: newSecret() });
  }
  assert.deepEqual(await redeemCode(mine, { email, code, challenge }), { ok: true, email });
  assert.equal((await redeemCode(mine, { email, code, challenge })).ok, false);
});

for (const [what, end] of [
  ['fifteen minutes', { minutes: 16, wrong: 0, asksAgain: false }],
  ['five wrong tries', { minutes: 0, wrong: 5, asksAgain: false }],
  ['another code', { minutes: 0, wrong: 0, asksAgain: true }],
] as const) {
  test(`a code ends with ${what}`, async () => {
    const email = await newMailbox();
    const [network, challenge] = [newNetwork(), newSecret()];
    const code = (await makeSignInEmail(entrance(network), email, challenge))?.code ?? '';
    for (const wrong of others(code, end.wrong)) {
      await redeemCode(entrance(network), { email, code: wrong, challenge });
    }
    const next = end.asksAgain ? await makeSignInEmail(entrance(network), email, challenge) : null;
    if (next?.code === code) return;
    const late = await redeemCode(entrance(network, end.minutes), { email, code, challenge });
    assert.equal(late.ok, false);
  });
}

test('fifty tries at once are five', async () => {
  const email = await newMailbox();
  const challenge = newSecret();
  const code = (await makeSignInEmail(entrance(newNetwork()), email, challenge))?.code ?? '';
  const before = await lookedAt();
  await Promise.all(
    others(code, 50).map((guess) =>
      redeemCode(entrance(newNetwork()), { email, code: guess, challenge }),
    ),
  );
  assert.equal((await lookedAt()) - before, 5);
});

test('a link is 256 bits, works once, and is stored as a hash alone', async () => {
  const email = await newMailbox();
  const content = await makeSignInEmail(entrance(newNetwork()), email, newSecret());
  const token = content?.token ?? '';
  assert.match(token, /^[0-9a-f]{64}$/);
  const stored = await database.query(
    `select (select jsonb_agg(l) from public.sign_in_links l)::text || (select jsonb_agg(c) from public.sign_in_codes c)::text as text`,
  );
  assert.ok(!String(stored[0]?.text).includes(token));
  assert.ok(String(stored[0]?.text).includes(await hashSecret(token)));
  const from = entrance(newNetwork());
  for (const wrong of ['', 'a', `${token}0`, await hashSecret(token)]) {
    assert.deepEqual(await redeemLink(from, wrong), { ok: false, message: null });
  }
  assert.deepEqual(await redeemLink(from, token), { ok: true, email });
  assert.deepEqual(await redeemLink(from, token), { ok: false, message: null });
});

test('an address outside the staff gets no email, nor does a dismissed member', async () => {
  assert.equal(
    await makeSignInEmail(entrance(newNetwork()), 'nobody@staff.example', newSecret()),
    null,
  );
  const email = await newMailbox();
  await database.query(`update public.staff set disabled_at = now() where email = '${email}'`);
  assert.equal(await makeSignInEmail(entrance(newNetwork()), email, newSecret()), null);
});

test('an account whose address was changed has no rights, and no email goes there', async (t) => {
  expectErrorOutput(t);
  const moved = await signInAs('owner');
  await call(moved, 'host_today');
  await database.query(
    `update auth.users set email = 'moved-${moved.email}' where id = '${moved.id}'`,
  );
  assert.equal(await refusal(moved, 'host_today'), '42501 not_allowed');
  for (const email of [moved.email, `moved-${moved.email}`]) {
    assert.equal(await makeSignInEmail(entrance(newNetwork()), email, newSecret()), null);
  }
});

test('a session counts for ninety days', async (t) => {
  expectErrorOutput(t);
  const old = await signInAs('manager');
  const age = (days: number) =>
    database.query(
      `update auth.sessions set created_at = now() - interval '${days} days' where user_id = '${old.id}'`,
    );
  await age(89);
  await call(old, 'host_today');
  await age(91);
  assert.equal(await refusal(old, 'host_today'), '42501 not_allowed');
});

test('knowing an address does not let a stranger lock out its owner', async () => {
  const email = await newMailbox();
  const stranger = newNetwork();
  const tries = async (name: 'host-sign-in' | 'host-factor', network: string) =>
    countSignInAttempt(name, entrance(network), email);
  for (const name of ['host-sign-in', 'host-factor'] as const) {
    let refused = 0;
    for (let i = 0; i < 30; i += 1) if (await tries(name, stranger)) refused += 1;
    assert.ok(refused >= 20, name);
    assert.equal(await tries(name, newNetwork()), null);
  }
  // From many networks at once, passwords are looked at more slowly, and still looked at.
  for (let i = 0; i < 10; i += 1)
    await countSignInAttempt('host-sign-in-slow', entrance(newNetwork()), email);
  assert.notEqual(
    await countSignInAttempt('host-sign-in-slow', entrance(newNetwork()), email),
    null,
  );
  assert.equal(await tries('host-sign-in', newNetwork()), null);
});

test('the email has the code and the link, for the site alone', async (t) => {
  replaceBackgroundRunner(() => undefined);
  t.after(() => replaceBackgroundRunner(() => undefined));
  const body = JSON.stringify({ email: member.email, token: newSecret(), code: '012345' });
  const secret = process.env.SUPABASE_SECRET_KEY ?? '';
  const send = (apikey: string, text = body) =>
    callFunction('sign-in-email', { method: 'POST', headers: { apikey }, body: text });
  assert.equal((await send(process.env.SUPABASE_PUBLISHABLE_KEY ?? '')).status, 401);
  assert.equal((await send(secret, '{}')).status, 400);
  assert.equal((await send(secret)).status, 202);
  const [message] = await database.query(
    `select subject, body from public.outbox where recipient = '${member.email}' and purpose = 'sign-in-code'`,
  );
  assert.match(String(message?.subject), /^012345 is your code/);
  assert.match(String(message?.body), /\/host\/auth\/confirm\?token=[0-9a-f]{64}/);
});

test('Auth itself accepts no codes, and few tokens without the secret key', async () => {
  const url = `${process.env.SUPABASE_URL}/auth/v1/verify`;
  const headers = {
    apikey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    'Content-Type': 'application/json',
  };
  const { email } = member;
  const kinds = ['email', 'magiclink', 'recovery', 'signup', 'email_change', 'reauthentication'];
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async (_, i) => {
      const token = String(i).padStart(6, '0');
      const guess = i % 2 ? { email, token } : { token_hash: await hashSecret(`${email}${token}`) };
      const body = JSON.stringify({ ...guess, type: kinds[i % kinds.length] });
      return (await fetch(url, { method: 'POST', headers, body })).status;
    }),
  );
  assert.ok(statuses.filter((status) => status !== 429).length <= 30);
  assert.ok(statuses.every((status) => status === 429 || status === 403));
  // Other suites sign in with the same key.
  await database.query(`delete from public.allowances where key = 'auth-direct'`);
});
