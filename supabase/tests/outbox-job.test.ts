import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { hashPhone } from '../functions/_shared/messages/phone-hash.ts';
import { queueEmail, withdrawMessages } from '../functions/_shared/messages/outbox.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { setEnvironment } from './support/environment.ts';
import { hanging, refusedWith, useTwilio } from './support/servers/fake-twilio.ts';
import {
  emptyQueue,
  minutesAfter,
  queueTestEmail,
  queueNote,
  readMessage,
  useMailServer,
} from './support/queue.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { newPhone } from './support/texts.ts';

const NOON = new Date('2032-03-01T12:00:00Z');
const run = (now: Date) => sendOutbox({ admin, now });
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

test('queued messages are sent once, by the job, not before their time', async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const now = await queueTestEmail(NOON, { headers: { 'X-Test': 'yes' }, html: '<p>Soon.</p>' });
  const later = await queueTestEmail(NOON, { sendAt: minutesAfter(NOON, 90) });
  assert.equal(server.received.length, 0);
  assert.deepEqual(await run(NOON), { sent: 1 });
  assert.deepEqual(await run(NOON), {});
  assert.deepEqual(
    server.received.map(({ to }) => to),
    [[now.to]],
  );
  for (const part of [`Message-ID: <${now.id}@example.com>`, 'X-Test: yes', '<p>Soon.</p>']) {
    assert.ok(server.received[0]?.message.includes(part), part);
  }
  assert.deepEqual(await run(minutesAfter(NOON, 89)), {});
  assert.deepEqual(await run(minutesAfter(NOON, 90)), { sent: 1 });
  assert.partialDeepStrictEqual(await readMessage(later.id), {
    status: 'sent',
    attempts: 1,
    claimed_until: null,
  });
});

test('a key is queued once, and only plain addresses and numbers are', async () => {
  await emptyQueue();
  const email = await queueTestEmail(NOON);
  assert.equal(await queueEmail(admin, email, NOON), null);
  for (const to of [
    'june',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
  ]) {
    await assert.rejects(queueTestEmail(NOON, { to }), /address/);
  }
  for (const to of ['8654530142', '+1 865 453 0142', '+0123456789', 'june']) {
    await assert.rejects(queueNote(NOON, to), /E\.164/);
  }
});

test('two runs at once send 100 emails and 100 texts once each', { timeout: 60_000 }, async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const twilio = await useTwilio(t);
  const emails = await times(100, () => queueTestEmail(NOON));
  const notes = await times(100, () => queueNote(NOON));
  const runs = await Promise.all([run(NOON), run(NOON)]);
  let again = await run(NOON);
  while (again.sent) again = await run(NOON);

  const sorted = (list: unknown[]) => list.map(String).sort();
  assert.deepEqual(
    sorted(server.received.flatMap(({ to }) => to)),
    sorted(emails.map(({ to }) => to)),
  );
  assert.deepEqual(sorted(twilio.calls.map(({ form }) => form.To)), sorted(notes.map((n) => n.to)));
  assert.ok(
    runs.every(({ sent = 0 }) => sent > 0),
    'both runs had work',
  );
});

test(
  'a run that is killed in the middle leaves nothing that is sent twice',
  { timeout: 60_000 },
  async (t) => {
    expectErrorOutput(t);
    await emptyQueue();
    const server = await useMailServer(t, 'friendly');
    const now = new Date('2032-03-02T12:00:00Z');
    const emails = await times(60, () => queueTestEmail(now));
    const script = `
    const { createClient } = await import('@supabase/supabase-js');
    const { sendOutbox } = await import('./supabase/functions/job-send-outbox/send-outbox.ts');
    const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
    await sendOutbox({ admin: createClient(url, key), now: new Date('${now.toISOString()}') });
  `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    while (server.received.length < 5) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await once(child, 'exit');

    const after = minutesAfter(now, 5);
    const done = await run(after);
    assert.ok(server.received.length <= emails.length);
    const reached = server.received.flatMap(({ to }) => to);
    assert.equal(new Set(reached).size, reached.length, 'nobody got it twice');
    const rows = await Promise.all(emails.map(({ id }) => readMessage(id)));
    const ended = (status: string) => rows.filter((row) => row.status === status).length;
    assert.ok(ended('unknown') <= 4, 'only what was on its way is in doubt');
    assert.equal(ended('sent') + ended('unknown'), emails.length);
    assert.equal(done.unknown ?? 0, ended('unknown'));
  },
);

test('a crash between claim and note: the message is unknown, and stays unsent', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const email = await queueTestEmail(NOON);
  const p_limits = { email: [] };
  const claim = { p_limits, p_seconds: 120, p_now: NOON.toISOString() };
  assert.partialDeepStrictEqual((await admin.rpc('claim_message', claim)).data, { id: email.id });
  assert.equal((await admin.rpc('claim_message', claim)).data, null);
  assert.deepEqual(await run(minutesAfter(NOON, 1)), {}, 'still claimed');
  assert.equal((await readMessage(email.id)).status, 'queued');
  assert.deepEqual(await run(minutesAfter(NOON, 2)), { unknown: 1 });
  assert.partialDeepStrictEqual(await readMessage(email.id), {
    status: 'unknown',
    error: 'cut_off',
    claimed_until: null,
  });
  assert.deepEqual(await run(minutesAfter(NOON, 60 * 24)), {});
  assert.deepEqual(server.received, []);
});

test('a message leased by its sender is left alone by the job', async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const mail = {
    to: 'june@example.com',
    subject: 'Hi',
    text: 'Hi',
    purpose: 'test',
    budget: 'guests' as const,
  };
  await queueEmail(admin, { ...mail, dedupeKey: `test:${crypto.randomUUID()}` }, NOON, 120);
  assert.deepEqual(await run(minutesAfter(NOON, 1)), {});
  assert.deepEqual(server.received, []);
});

test('a certain failure is tried again after growing waits, six times in all', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  await useMailServer(t, 'busy');
  const email = await queueTestEmail(NOON);
  let at = NOON;
  for (const [i, minutes] of [1, 5, 15, 60, 240].entries()) {
    assert.deepEqual(await run(at), { queued: 1 });
    const row = await readMessage(email.id);
    assert.deepEqual([row.status, row.attempts, row.claimed_until], ['queued', i + 1, null]);
    const next = minutesAfter(at, minutes);
    assert.equal(new Date(row.send_at).getTime(), next.getTime());
    assert.deepEqual(await run(new Date(next.getTime() - 1)), {});
    at = next;
  }
  assert.deepEqual(await run(at), { failed: 1 });
  assert.partialDeepStrictEqual(await readMessage(email.id), { status: 'failed', attempts: 6 });
  assert.deepEqual(await run(minutesAfter(at, 60 * 24)), {});
});

test('a server that comes back gets what waited', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const server = await useMailServer(t, 'silent');
  const email = await queueTestEmail(NOON);
  assert.deepEqual(await run(NOON), { queued: 1 });
  server.become('friendly');
  assert.deepEqual(await run(minutesAfter(NOON, 1)), { sent: 1 });
  assert.partialDeepStrictEqual(await readMessage(email.id), {
    status: 'sent',
    attempts: 2,
    error: null,
  });
  assert.equal(server.received.length, 1);
});

test('an address that is refused for good is not tried again', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  await useMailServer(t, 'refuses-recipient');
  const email = await queueTestEmail(NOON);
  assert.deepEqual(await run(NOON), { failed: 1 });
  assert.partialDeepStrictEqual(await readMessage(email.id), { status: 'failed', attempts: 1 });
});

test('a server that may have taken it is not asked again', { timeout: 120_000 }, async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const server = await useMailServer(t, 'stuck');
  const twilio = await useTwilio(t);
  twilio.answer(hanging);
  const [email, note] = [await queueTestEmail(NOON), await queueNote(NOON)];
  assert.deepEqual(await run(NOON), { unknown: 2 });
  server.become('friendly');
  assert.deepEqual(await run(minutesAfter(NOON, 600)), {});
  for (const { id } of [email, note]) assert.equal((await readMessage(id)).status, 'unknown');
  assert.deepEqual([server.received.length, twilio.calls.length], [0, 1]);
});

test('a text’s provider that is busy is asked again; one that refuses is not', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const twilio = await useTwilio(t);
  const note = await queueNote(NOON);
  twilio.answer(refusedWith(20429, 429));
  assert.deepEqual(await run(NOON), { queued: 1 });
  twilio.answer(refusedWith(21614));
  assert.deepEqual(await run(minutesAfter(NOON, 1)), { failed: 1 });
  assert.equal((await readMessage(note.id)).error, '400 21614');
});

test('who said STOP after it was queued gets no text', async (t) => {
  await emptyQueue();
  const twilio = await useTwilio(t);
  const note = await queueNote(NOON);
  await admin.rpc('set_text_opt_out', {
    p_phone_hash: await hashPhone(note.to),
    p_opted_out: true,
  });
  assert.deepEqual(await run(NOON), {});
  assert.partialDeepStrictEqual(await readMessage(note.id), {
    status: 'cancelled',
    error: 'opted_out',
  });
  assert.deepEqual(twilio.calls, []);
});

test('a STOP that only the provider knows is known here from then on', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const twilio = await useTwilio(t);
  twilio.answer(refusedWith(21610));
  const to = newPhone();
  await queueNote(NOON, to);
  assert.deepEqual(await run(NOON), { failed: 1 });
  const next = await queueNote(NOON, to);
  assert.deepEqual(await run(NOON), {});
  assert.equal((await readMessage(next.id)).status, 'cancelled');
  assert.equal(twilio.calls.length, 1);
});

test('messages above the daily quota leave the next day', async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const twilio = await useTwilio(t);
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '3', TEXT_DAILY_BUDGET: '2' });
  const evening = new Date('2032-04-01T23:50:00Z');
  const emails = await times(5, () => queueTestEmail(evening));
  await times(5, () => queueNote(evening));
  assert.deepEqual(await run(evening), { sent: 5 });
  assert.deepEqual([server.received.length, twilio.calls.length], [3, 2]);
  const rows = await Promise.all(emails.map(({ id }) => readMessage(id)));
  const waiting = rows.filter((row) => row.status === 'queued');
  assert.deepEqual(
    waiting.map((row) => [new Date(row.send_at).toISOString(), row.attempts, row.error]),
    Array(2).fill(['2032-04-02T00:00:00.000Z', 0, 'daily_budget']),
  );
  assert.deepEqual(await run(minutesAfter(evening, 9)), {});
  assert.deepEqual(await run(minutesAfter(evening, 10)), { sent: 4 });
  assert.deepEqual([server.received.length, twilio.calls.length], [5, 4]);
});

test('messages not accepted use no quota', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  const server = await useMailServer(t, 'busy');
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '2' });
  const at = new Date('2032-05-01T10:00:00Z');
  await times(2, () => queueTestEmail(at));
  assert.deepEqual(await run(at), { queued: 2 });
  server.become('friendly');
  assert.deepEqual(await run(minutesAfter(at, 1)), { sent: 2 });
});

test('without a provider a message is kept, and a later one does not get it', async (t) => {
  await emptyQueue();
  const [email, note] = [await queueTestEmail(NOON), await queueNote(NOON)];
  assert.deepEqual(await run(NOON), {});
  const server = await useMailServer(t, 'friendly');
  const twilio = await useTwilio(t);
  assert.deepEqual(await run(minutesAfter(NOON, 10)), {});
  for (const { id } of [email, note]) {
    assert.partialDeepStrictEqual(await readMessage(id), { status: 'kept', attempts: 0 });
  }
  assert.deepEqual([server.received.length, twilio.calls.length], [0, 0]);
});

test('half a configuration of texts holds up texts only', async (t) => {
  expectErrorOutput(t);
  await emptyQueue();
  await useMailServer(t, 'friendly');
  setEnvironment(t, { TWILIO_ACCOUNT_SID: 'AC1' });
  const [email, note] = [await queueTestEmail(NOON), await queueNote(NOON)];
  assert.deepEqual(await run(NOON), { sent: 1 });
  assert.equal((await readMessage(email.id)).status, 'sent');
  assert.equal((await readMessage(note.id)).status, 'queued');
});

test('messages past their time are not sent', async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const email = await queueTestEmail(NOON, { sendBefore: minutesAfter(NOON, 30) });
  assert.deepEqual(await run(minutesAfter(NOON, 30)), {});
  assert.partialDeepStrictEqual(await readMessage(email.id), {
    status: 'cancelled',
    error: 'too_late',
  });
  assert.deepEqual(server.received, []);
});

test('a withdrawn message is not sent; a sent one cannot be withdrawn', async (t) => {
  await emptyQueue();
  const server = await useMailServer(t, 'friendly');
  const gone = await queueTestEmail(NOON);
  await run(NOON);
  const plan = await queueTestEmail(NOON, { sendAt: minutesAfter(NOON, 60) });
  assert.equal(
    await withdrawMessages(admin, [gone.dedupeKey, plan.dedupeKey, 'test:unheard of']),
    1,
  );
  assert.deepEqual(await run(minutesAfter(NOON, 60)), {});
  assert.equal((await readMessage(gone.id)).status, 'sent');
  assert.partialDeepStrictEqual(await readMessage(plan.id), {
    status: 'cancelled',
    error: 'withdrawn',
  });
  assert.equal(server.received.length, 1);
});

test('the database keeps no queued text without its number’s hash, and no claim of what has ended', async () => {
  for (const change of [
    `insert into public.outbox (channel, recipient, body, purpose) values ('text', '+18654530142', 'Hi', 'test')`,
    `insert into public.outbox (channel, recipient, body, purpose, status, claimed_until)
     values ('email', 'june@example.com', 'Hi', 'test', 'sent', now())`,
  ]) {
    await assert.rejects(database.query(change), /violates check constraint/);
  }
});

test('the job is for the secret key only', async () => {
  await emptyQueue();
  const call = (apikey?: string) =>
    callFunction('job-send-outbox', { method: 'POST', ...(apikey && { headers: { apikey } }) });
  assert.equal((await call()).status, 401);
  const response = await call(process.env.SUPABASE_SECRET_KEY);
  assert.deepEqual([response.status, await response.json()], [200, { done: {} }]);
});
