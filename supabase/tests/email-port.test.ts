import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { sendEmail } from '../functions/_shared/messages/email-port.ts';
import { admin } from './support/backend.ts';
import { setEnvironment } from './support/environment.ts';
import { TARGET } from './support/harness.ts';
import { readMails } from './support/outbox.ts';
import { freePort } from './support/servers/postgres-server.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { startSmtpServer, type Behavior } from './support/servers/smtp-server.ts';

const now = new Date('2031-05-01T12:00:00Z');

function newEmail(rest: object = {}) {
  return {
    to: `june.${randomUUID()}@example.com`,
    subject: 'Your cabin is waiting',
    text: 'See you soon.\n',
    html: '<p>See you soon.</p>',
    purpose: 'test',
    budget: 'guests' as const,
    dedupeKey: `test:${randomUUID()}`,
    ...rest,
  };
}

async function useServer(t: TestContext, behavior: Behavior) {
  const server = await startSmtpServer(t, behavior);
  setEnvironment(t, { SMTP_URL: server.url, EMAIL_FROM: 'Mountain Mama <mama@example.com>' });
  return server;
}

test('without a mail server an email stays in the outbox', async () => {
  const mail = newEmail({ headers: { 'X-Test': 'yes' } });
  assert.equal(await sendEmail(admin, mail, now), 'kept');
  const [row, ...others] = await readMails(mail.to);
  assert.deepEqual(others, []);
  assert.partialDeepStrictEqual(row, {
    subject: mail.subject,
    body: mail.text,
    html: mail.html,
    headers: { 'X-Test': 'yes' },
    purpose: 'test',
    budget: 'guests' as const,
    status: 'kept',
    error: null,
    sent_at: null,
    claimed_until: null,
  });
});

test('with one it is sent, and the outbox says so', async (t) => {
  const server = await useServer(t, 'friendly');
  const mail = newEmail({ headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
  assert.equal(await sendEmail(admin, mail, now), 'sent');
  const [received] = server.received;
  assert.deepEqual([received?.from, received?.to], ['mama@example.com', [mail.to]]);
  for (const part of [
    'From: Mountain Mama <mama@example.com>',
    `Subject: ${mail.subject}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'See you soon.',
    '<p>See you soon.</p>',
  ]) {
    assert.ok(received?.message.includes(part), part);
  }
  const [row] = await readMails(mail.to);
  assert.equal(row?.status, 'sent');
  assert.equal(Date.parse(row?.sent_at ?? ''), now.getTime());
  // The same for every attempt, so that a provider can tell a repetition.
  assert.equal(row?.provider_id, `<${row?.id}@example.com>`);
  assert.ok(received?.message.includes(`Message-ID: <${row?.id}@example.com>`));
});

test('the same key sends once, fifty times at once too', async (t) => {
  const server = await useServer(t, 'friendly');
  const mail = newEmail();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => sendEmail(admin, mail, now)));
  assert.equal(outcomes.filter((outcome) => outcome === 'sent').length, 1);
  assert.equal(outcomes.filter((outcome) => outcome === 'repeated').length, 49);
  assert.equal(server.received.length, 1);
});

for (const [behavior, error] of [
  ['refuses-recipient', /550/],
  ['refuses-message', /554/],
] as const) {
  test(`a server that ${behavior.replace('-', ' the ')} makes it failed, with the reason`, async (t) => {
    expectErrorOutput(t);
    const server = await useServer(t, behavior);
    const mail = newEmail();
    assert.equal(await sendEmail(admin, mail, now), 'failed');
    const [row] = await readMails(mail.to);
    assert.equal(row?.status, 'failed');
    assert.match(row?.error ?? '', error);
    assert.deepEqual(server.received, []);
  });
}

async function expectRetry(to: string, error: RegExp) {
  const [row] = await readMails(to);
  assert.deepEqual([row?.status, row?.attempts, row?.claimed_until], ['queued', 1, null]);
  assert.match(row?.error ?? '', error);
  assert.equal(Date.parse(row?.send_at ?? ''), now.getTime() + 60_000);
}

test('a refused connection ends at once, and the job retries a minute later', async (t) => {
  expectErrorOutput(t);
  setEnvironment(t, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const mail = newEmail();
  assert.equal(await sendEmail(admin, mail, now), 'queued');
  await expectRetry(mail.to, /ECONNREFUSED/);
});

for (const [behavior, error] of [
  ['busy', /451/],
  ['refuses-sender', /550/],
] as const) {
  test(`a failure that can be fixed is retried: ${behavior}`, async (t) => {
    expectErrorOutput(t);
    await useServer(t, behavior);
    const mail = newEmail();
    assert.equal(await sendEmail(admin, mail, now), 'queued');
    await expectRetry(mail.to, error);
  });
}

// The clock that ends the wait is Node's, whatever the database is.
const WAITED = { skip: TARGET !== 'postgres' && 'waited for on Postgres' };

for (const [behavior, outcome] of [
  ['silent', 'queued'],
  // It has the whole message, and may have taken it.
  ['stuck', 'unknown'],
] as const) {
  test(`a ${behavior} server is given up`, WAITED, async (t) => {
    expectErrorOutput(t);
    await useServer(t, behavior);
    const mail = newEmail();
    const started = performance.now();
    assert.equal(await sendEmail(admin, mail, now), outcome);
    t.diagnostic(`given up after ${Math.round(performance.now() - started)} ms`);
    assert.equal((await readMails(mail.to))[0]?.status, outcome);
  });
}

test('past the daily budget nothing is sent, and the next day goes on', async (t) => {
  expectErrorOutput(t);
  const server = await useServer(t, 'friendly');
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '7' });
  const day = new Date('2031-06-01T12:00:00Z');
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () => sendEmail(admin, newEmail(), day)),
  );
  assert.equal(outcomes.filter((outcome) => outcome === 'sent').length, 7);
  assert.equal(outcomes.filter((outcome) => outcome === 'over_budget').length, 33);
  assert.equal(server.received.length, 7);
  assert.equal(await sendEmail(admin, newEmail(), new Date('2031-06-02T00:00:00Z')), 'sent');
});

test('a budget of none sends none', async (t) => {
  expectErrorOutput(t);
  const server = await useServer(t, 'friendly');
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '0' });
  const mail = newEmail();
  assert.equal(await sendEmail(admin, mail, new Date('2031-07-01T12:00:00Z')), 'over_budget');
  assert.deepEqual(server.received, []);
  assert.equal((await readMails(mail.to))[0]?.error, 'daily_budget');
});

for (const to of [
  'june@example.com, all@example.com',
  'June <june@example.com>',
  'june@example.com\r\nBcc: all@example.com',
  'june@example.com>',
  'friends:june@example.com;',
  '',
  'june',
]) {
  test(`${JSON.stringify(to)} is not one address: nothing is queued or sent`, async (t) => {
    const server = await useServer(t, 'friendly');
    await assert.rejects(sendEmail(admin, newEmail({ to }), now), /address/);
    assert.deepEqual(server.received, []);
    assert.deepEqual(await readMails(to), []);
  });
}

test('a subject cannot add a header', async (t) => {
  const server = await useServer(t, 'friendly');
  const subject = 'Hello\r\nBcc: all@example.com';
  await sendEmail(admin, newEmail({ subject }), now);
  assert.doesNotMatch(server.received[0]?.message ?? '', /^Bcc:/im);
  assert.equal(server.received[0]?.to.length, 1);
});
