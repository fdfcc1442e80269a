import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { queueEmail } from '../functions/_shared/messages/outbox.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { setEnvironment } from './support/environment.ts';
import { emptyQueue, minutesAfter } from './support/queue.ts';
import { call, signInAs } from './support/staff.ts';
import {
  emptyList,
  readLetter,
  sendArguments,
  subscribe,
  withPostalAddress,
  writeLetter,
} from './support/subscribers.ts';

const KEY = Buffer.from('a key of the tests that is long').toString('base64');
const manager = await signInAs('manager');

const useSecret = (t: TestContext) => setEnvironment(t, { RESEND_EVENTS_SECRET: `whsec_${KEY}` });
const now = () => Math.floor(Date.now() / 1000);

/** As the documentation of Svix has it, written down apart from the function's own code. */
const headersOf = (body: string, id: string, timestamp = now()) => ({
  'svix-id': id,
  'svix-timestamp': String(timestamp),
  'svix-signature': `v1,${createHmac('sha256', Buffer.from(KEY, 'base64')).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
});

const post = async (body: string, headers: Record<string, string>) => {
  const response = await callFunction('email-events', {
    method: 'POST',
    headers: { apikey: '', 'Content-Type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
};

const bounced = (to: string, type: string) => ({
  type: 'email.bounced',
  data: { email_id: randomUUID(), to: [to], bounce: { type, subType: 'General', message: 'x' } },
});
const complained = (to: string) => ({ type: 'email.complained', data: { to: [`June <${to}>`] } });

async function tell(event: object, id: string = randomUUID()): Promise<number> {
  const body = JSON.stringify(event);
  return post(body, headersOf(body, id));
}

async function stopOf(email: string): Promise<unknown> {
  const [row] = await database.query(
    `select reason from public.email_stops where email_hash = public.email_hash('${email}')`,
  );
  return row?.reason ?? null;
}

test('a hard bounce and a complaint stop an address; three soft bounces do', async (t) => {
  useSecret(t);
  const [hard, spam, soft] = await Promise.all([subscribe(), subscribe(), subscribe()]);
  assert.equal(await tell(bounced(hard.email, 'Permanent')), 200);
  assert.equal(await tell(complained(spam.email.toUpperCase())), 200);
  assert.equal(await stopOf(hard.email), 'bounce');
  assert.equal(await stopOf(spam.email), 'complaint');
  const id = randomUUID();
  // The same event, sent again, counts once.
  for (let i = 0; i < 4; i += 1) await tell(bounced(soft.email, 'Transient'), id);
  await tell(bounced(soft.email, 'Undetermined'));
  assert.equal(await stopOf(soft.email), null);
  await tell(bounced(soft.email, 'Transient'));
  assert.equal(await stopOf(soft.email), 'bounce');
  await tell(complained(soft.email));
  await tell(bounced(soft.email, 'Permanent'));
  assert.equal(await stopOf(soft.email), 'complaint');
});

test('a complaint stops the mailbox in any spelling', async (t) => {
  useSecret(t);
  const name = `june${randomUUID().slice(0, 8)}`;
  await tell(complained(`${name}@gmail.com`));
  for (const spelling of [
    `${name}@gmail.com.`,
    `${name}+deals@GoogleMail.com`,
    `j.une${name.slice(4)}@gmail.com`,
  ]) {
    assert.equal(await stopOf(spelling), 'complaint', spelling);
    const { data } = await admin.rpc('may_be_mailed', {
      p_recipient: spelling,
      p_budget: 'newsletter',
    });
    assert.equal(data, false, spelling);
  }
  assert.equal(await stopOf(`${name}x@gmail.com`), null);
});

test('soft bounces of another month do not add up', async () => {
  const { email } = await subscribe();
  for (const days of [70, 35, 0]) {
    const at = new Date(Date.now() - days * 86_400_000).toISOString();
    await admin.rpc('note_email_event', {
      p_id: randomUUID(),
      p_kind: 'soft',
      p_email: email,
      p_now: at,
    });
  }
  assert.equal(await stopOf(email), null);
});

test('an unsigned or old event is refused; events of other kinds are accepted and do nothing', async (t) => {
  const { email } = await subscribe();
  const body = JSON.stringify(complained(email));
  assert.equal(await post(body, headersOf(body, 'msg_1')), 401);
  useSecret(t);
  for (const headers of [
    {},
    headersOf(`${body} `, 'msg_1'),
    headersOf(body, 'msg_1', now() - 600),
    headersOf(body, 'msg_1', now() + 600),
    { ...headersOf(body, 'msg_1'), 'svix-id': 'msg_2' },
  ]) {
    assert.equal(await post(body, headers), 401);
  }
  const large = JSON.stringify({ ...complained(email), more: 'x'.repeat(70_000) });
  assert.equal(await post(large, headersOf(large, 'msg_1')), 401);
  for (const event of [
    { ...complained(email), type: 'email.delivered' },
    { ...complained(email), type: 'email.invented' },
    { type: 'email.complained', data: { to: ['nobody', '<>', 'a@b, c@d'] } },
    { type: 'email.complained' },
    [],
  ]) {
    assert.equal(await tell(event), 200, JSON.stringify(event));
  }
  assert.equal(await post('no json', headersOf('no json', 'msg_3')), 200);
  assert.equal(await stopOf(email), null);
});

test('stopped addresses are skipped and counted with the letter before; a booking’s letters go out', async (t) => {
  useSecret(t);
  await emptyQueue();
  await emptyList();
  const [stays, bounces, complains] = await Promise.all([subscribe(), subscribe(), subscribe()]);
  await withPostalAddress(async () => {
    const sendOne = async () => {
      const id = await writeLetter(manager);
      await call(manager, 'host_send_newsletter', await sendArguments(manager, id));
      await sendOutbox({ admin, now: new Date() });
      await sendOutbox({ admin, now: minutesAfter(new Date(), 1) });
      return id;
    };
    const first = await sendOne();
    await tell(bounced(bounces.email, 'Permanent'));
    await tell(complained(complains.email));
    assert.partialDeepStrictEqual((await readLetter(manager, first)).results, {
      kept: 3,
      bounced: 1,
      complained: 1,
    });
    const second = await readLetter(manager, await sendOne());
    assert.equal(second.audience, 1);
    assert.equal(second.results.kept, 1);
  });
  const queue = (to: string, budget: 'guests' | 'holds' | 'newsletter' | 'owners') =>
    queueEmail(
      admin,
      { to, subject: 'x', text: 'x', purpose: 'test', budget, dedupeKey: randomUUID() },
      new Date(),
    );
  const isQueued = async (to: string) =>
    Promise.all(
      (['guests', 'holds', 'newsletter', 'owners'] as const).map(
        async (budget) => (await queue(to, budget)) !== null,
      ),
    );
  assert.deepEqual(await isQueued(stays.email), [true, true, true, true]);
  assert.deepEqual(await isQueued(bounces.email), [true, true, true, true]);
  assert.deepEqual(await isQueued(complains.email), [true, true, false, false]);
});

test('a confirmation lifts a bounce, and no complaint', async () => {
  for (const [kind, left] of [
    ['hard', null],
    ['complaint', 'complaint'],
  ] as const) {
    const email = `june.${randomUUID()}@example.com`;
    const signed = await admin.rpc('sign_up_for_newsletter', { p_email: email, p_mail_limits: [] });
    const { confirmation } = signed.data as { confirmation: { confirmation_token: string } };
    await admin.rpc('note_email_event', { p_id: randomUUID(), p_kind: kind, p_email: email });
    await admin.rpc('confirm_newsletter', { p_token: confirmation.confirmation_token });
    assert.equal(await stopOf(email), left);
  }
});
