import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { admin, anon, callFunction, database } from './support/backend.ts';
import { setEnvironment } from './support/environment.ts';
import { sized, TARGET } from './support/harness.ts';
import {
  later,
  newAddress,
  newEmail,
  NOW,
  readSignup,
  signUp,
  statusOf,
  tokensFor,
} from './support/newsletter.ts';
import { readMails } from './support/outbox.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';
import { startSmtpServer } from './support/servers/smtp-server.ts';
import { stopClock } from './support/stop-clock.ts';

const BOMBS = sized(1_000, 200);

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

test('the pop-up keeps the address alone, the footer its name beside it', async () => {
  const [popUp, footer] = [newEmail(), newEmail()];
  assert.equal(await statusOf({ email: popUp, elapsed_ms: 4000, website: '' }), 201);
  assert.equal(
    await statusOf({ email: footer, signup_source: 'footer', traffic_source: 'tiktok' }),
    201,
  );
  assert.partialDeepStrictEqual(await readSignup(popUp), {
    email: popUp,
    signup_source: null,
    confirmed_at: null,
  });
  assert.partialDeepStrictEqual(await readSignup(footer), {
    signup_source: 'footer',
    traffic_source: 'tiktok',
  });
});

test('the function is for callers with a key of the project, and for POST', async () => {
  for (const apikey of ['', 'sb_publishable_of_somebody_else']) {
    const response = await post('newsletter-signup', { email: newEmail() }, { apikey });
    assert.equal(response.status, 401);
  }
  const refusal = await expectRefusal(await callFunction('newsletter-signup'), 405);
  assert.equal(refusal.code, 'method_not_allowed');
});

test('one confirmation goes out, with links to say yes and to leave', async () => {
  const email = newEmail();
  assert.equal(await statusOf({ email }), 201);
  const [mail, ...others] = await readMails(email);
  assert.deepEqual(others, []);
  const { confirm, leave } = await tokensFor(email);
  assert.match(confirm, /^[0-9a-f]{64}$/);
  assert.match(leave, /^[0-9a-f]{64}$/);
  assert.notEqual(confirm, leave);
  for (const part of [mail?.body, mail?.html]) {
    assert.ok(part?.includes(`http://localhost:3000/newsletter/confirm?token=${confirm}`));
    assert.ok(part?.includes(`http://localhost:3000/newsletter/unsubscribe?token=${leave}`));
    assert.ok(part?.includes('Mountain Mama'));
  }
  assert.equal(mail?.purpose, 'newsletter-confirmation');
  assert.deepEqual(mail?.headers, {
    'List-Unsubscribe': `<http://localhost:3000/api/newsletter/unsubscribe?token=${leave}>, <mailto:hello@mountainmamacabins.example?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('through a mail server the mail carries its one-click header', async (t) => {
  const server = await startSmtpServer(t, 'friendly');
  setEnvironment(t, { SMTP_URL: server.url });
  const email = newEmail();
  assert.equal(await statusOf({ email }), 201);
  assert.deepEqual(
    server.received.map(({ to }) => to),
    [[email]],
  );
  assert.match(
    server.received[0]?.message ?? '',
    /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m,
  );
});

test('a mail that did not leave can be asked for again at once', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  const broken = await startSmtpServer(t, 'refuses-message');
  setEnvironment(t, { SMTP_URL: broken.url });
  assert.equal(await statusOf({ email }), 201);
  const working = await startSmtpServer(t, 'friendly');
  process.env.SMTP_URL = working.url;
  assert.equal(await statusOf({ email }), 409);
  assert.equal(working.received.length, 1);
});

test('a duplicate is refused with 23505 and mails nothing more', async () => {
  const email = newEmail();
  await signUp({ email });
  const refusal = await expectRefusal(await signUp({ email, signup_source: 'footer' }), 409);
  assert.deepEqual(refusal, {
    code: '23505',
    message: "You're already on our list for the best Smoky Mountain tips!",
  });
  assert.equal((await readMails(email)).length, 1);
});

test('100 spellings of one address are one row and one mail', async () => {
  const email = newEmail();
  const spellings = times(100, (i) => {
    const mixed = [...email].map((c, n) => ((i >> (n % 7)) & 1 ? c.toUpperCase() : c)).join('');
    return `${' '.repeat(i % 4)}${mixed}${' '.repeat(i % 3)}`;
  });
  const statuses = await Promise.all(spellings.map((each) => statusOf({ email: each })));
  assert.deepEqual(statuses.sort(), [201, ...Array<number>(99).fill(409)]);
  const [row] = await database.query(
    `select count(*)::int as rows from public.newsletter_signups where lower(trim(email)) = '${email}'`,
  );
  assert.equal(row?.rows, 1);
  assert.equal((await readMails(email)).length, 1);
});

test(`list bombing: ${BOMBS} sign-ups of one address from as many networks are one mail`, async (t) => {
  const email = newEmail();
  const started = performance.now();
  const statuses: number[] = [];
  for (let sent = 0; sent < BOMBS; sent += 50) {
    statuses.push(...(await Promise.all(times(50, () => statusOf({ email })))));
  }
  assert.equal(statuses.filter((status) => status === 201).length, 1);
  assert.equal(statuses.filter((status) => status === 409).length, BOMBS - 1);
  assert.equal((await readMails(email)).length, 1);
  t.diagnostic(`${BOMBS} sign-ups in ${Math.round(performance.now() - started)} ms (${TARGET})`);
});

test('spellings that end in one mailbox get two mails a day together', async (t) => {
  stopClock(t, NOW);
  const name = `june${randomUUID().replaceAll('-', '')}`;
  const spellings = times(
    30,
    (i) => `${name.slice(0, 4)}${'.'.repeat(i % 2)}${name.slice(4)}+${i}@gmail.com`,
  );
  const statuses = await Promise.all(spellings.map((email) => statusOf({ email })));
  assert.equal(statuses.filter((status) => status === 201).length, 2);
  assert.equal(statuses.filter((status) => status === 429).length, 28);
  const mails = await Promise.all(spellings.map(readMails));
  assert.equal(mails.flat().length, 2);
  // Whoever could not be mailed is not kept, and may try again.
  const kept = await Promise.all(spellings.map(readSignup));
  assert.equal(kept.filter(Boolean).length, 2);
});

test('the guests of a hotel sign up from one network, and none is refused', async (t) => {
  stopClock(t, NOW);
  const address = newAddress();
  const statuses = await Promise.all(times(60, () => statusOf({ email: newEmail() }, address)));
  assert.deepEqual(statuses, Array(60).fill(201));
});

test('one network gets a hundred answers an hour, and learns no more', async (t) => {
  stopClock(t, NOW);
  const address = newAddress();
  const known = newEmail();
  await signUp({ email: known });
  const statuses: number[] = [];
  for (let batch = 0; batch < 10; batch++) {
    statuses.push(
      ...(await Promise.all(
        times(40, (i) => statusOf({ email: i % 2 ? newEmail() : known }, address)),
      )),
    );
  }
  const answered = statuses.filter((status) => status === 201 || status === 409).length;
  assert.deepEqual([answered, statuses.filter((status) => status === 429).length], [100, 300]);
  // Another address of the same /64 is the same visitor; another network is not.
  assert.equal(await statusOf({ email: newEmail() }, address.replace(/1$/, 'beef')), 429);
  assert.equal(await statusOf({ email: newEmail() }), 201);
});

test('a caller with the public key cannot choose its address', async (t) => {
  stopClock(t, later(2));
  const claimed = () => ({ 'X-Visitor-Address': newAddress(), 'X-Forwarded-For': '198.51.100.7' });
  const answers = times(102, async () => {
    const response = await post('newsletter-signup', { email: newEmail() }, claimed());
    await response.text();
    return response.status;
  });
  const statuses = (await Promise.all(answers)).sort();
  assert.deepEqual(statuses, [...Array<number>(100).fill(201), 429, 429]);
});

test('one small domain gets fifty confirmations a day, a public one any number', async (t) => {
  stopClock(t, NOW);
  const domain = `d${randomUUID().slice(0, 8)}.example`;
  const statuses = await Promise.all(times(60, () => statusOf({ email: newEmail(domain) })));
  assert.equal(statuses.filter((status) => status === 201).length, 50);
  const atGmail = await Promise.all(times(60, () => statusOf({ email: newEmail() })));
  assert.ok(atGmail.every((status) => status === 201));
});

test('confirmations use up half the daily email budget and then stop', async (t) => {
  stopClock(t, new Date('2032-01-05T12:00:00Z'));
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '21' });
  const statuses = await Promise.all(times(30, () => statusOf({ email: newEmail() })));
  assert.equal(statuses.filter((status) => status === 201).length, 10);
  assert.equal(statuses.filter((status) => status === 429).length, 20);
});

test('a filled honeypot gets the usual answer and is stored; signing up again sends the letter', async () => {
  const [email, person] = [newEmail(), newEmail()];
  const [caught, answered] = await Promise.all([
    signUp({ email, website: 'https://spam.example' }),
    signUp({ email: person, website: '' }),
  ]);
  assert.deepEqual([caught.status, await caught.text()], [answered.status, await answered.text()]);
  assert.equal((await readSignup(email))?.confirmed_at, null);
  assert.deepEqual(await readMails(email), []);
  await signUp({ email, website: 'https://spam.example' });
  assert.equal((await readMails(email)).length, 1);
});

test('a form sent faster than anybody types is kept but not mailed, until it is asked for again', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  assert.equal(await statusOf({ email, elapsed_ms: 249 }), 201);
  assert.equal(await statusOf({ email, elapsed_ms: 0 }), 409);
  assert.partialDeepStrictEqual(await readSignup(email), { confirmed_at: null });
  assert.deepEqual(await readMails(email), []);
  assert.equal(await statusOf({ email, elapsed_ms: 250 }), 409);
  assert.equal((await readMails(email)).length, 1);
});

test('an invalid sign-up is refused', async () => {
  const email = newEmail();
  const SQL = `x'); drop table public.newsletter_signups; --@example.com`;
  for (const body of [
    '',
    '[]',
    'null',
    '{}',
    '{"email":',
    `"${'x'.repeat(100_000)}"`,
    ...[
      '',
      ' ',
      'june',
      'june@',
      '@example.com',
      'june@example',
      `${email}.`,
      `${email}..`,
      'june@example..com',
      'june@-example.com',
      'june@.example.com',
      'a b@example.com',
      7,
      null,
      [email],
      { a: 1 },
      SQL,
      `${email},all@example.com`,
      `June <${email}>`,
      `${email}\nBcc: all@example.com`,
      `june\u0000@example.com`,
      `${'x'.repeat(250)}@example.com`,
      '\ud800@example.com',
    ].map((wrong) => ({ email: wrong })),
    { email, signup_source: 'popup' },
    { email, signup_source: null },
    { email, traffic_source: 'myspace' },
    { email, elapsed_ms: -1 },
    { email, elapsed_ms: '5000' },
    { email, website: 7 },
    { email, confirmed_at: '2026-01-01T00:00:00Z' },
    { email, unsubscribe_token: 'a'.repeat(64) },
  ]) {
    const refusal = await expectRefusal(await post('newsletter-signup', body), 400);
    assert.equal(refusal.code, 'invalid_request', JSON.stringify(body).slice(0, 80));
  }
  assert.equal(await readSignup(email), undefined);
});

test('no JSON makes it fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.constantFrom('email', 'website', 'elapsed_ms', 'x'),
      async (value, key) => {
        const response = await signUp({ email: 'june', [key]: value });
        await response.text();
        assert.ok([201, 400, 409, 429].includes(response.status), String(response.status));
      },
    ),
    { numRuns: 60 },
  );
});

test('rows added straight through the API tell twenty times an hour who is on the list, then no more', async (t) => {
  expectErrorOutput(t);
  const email = newEmail();
  const add = async () => (await anon.from('newsletter_signups').insert({ email })).error?.code;
  assert.equal(await add(), undefined);
  const answers = [];
  for (let probe = 0; probe < 60; probe++) answers.push(await add());
  const told = answers.filter((code) => code === '23505').length;
  assert.ok(told <= 40, `${told} answers`);
  assert.equal(answers.at(-1), undefined);
  const rows = await admin.from('newsletter_signups').select('id').eq('email', email);
  assert.equal(rows.data?.length, 1);
});
