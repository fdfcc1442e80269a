import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { useTwilio } from './support/servers/fake-twilio.ts';
import {
  bookedStay,
  clearMessages,
  holdStay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { signUp } from './support/newsletter.ts';
import { readMails } from './support/outbox.ts';
import { ownerForm } from './support/owner-application.ts';
import { emptyQueue, useMailServer } from './support/queue.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { newPhone, sendTextAs, textBody } from './support/texts.ts';

const HOUR_MS = 3_600_000;

async function begin() {
  // Holds that other tests left to expire don't count here either.
  await database.query('select public.expire_holds(now())');
  await clearMessages();
  await emptyQueue();
  await database.query("delete from public.allowances where key like '%:budget:%'");
}

/** Stays that a stranger holds and never pays. */
async function lapsedHolds(count: number, email?: string): Promise<HeldStay[]> {
  const cabin = await createCabin();
  const now = new Date(Date.now() - HOUR_MS);
  const held: HeldStay[] = [];
  for (let i = 1; i <= count; i++) {
    held.push(await holdStay(cabin.id, stayOf(2 * i, 2 * i + 1), { now, email }));
  }
  await database.query('select public.expire_holds(now())');
  return held;
}

async function runAll() {
  while (((await runMessages()).queued ?? 0) > 0);
  await sendOutbox({ admin, now: new Date() });
}

const countSent = async (stays: readonly HeldStay[], purpose: string) => {
  const messages = (await Promise.all(stays.map(readStayMessages))).flat();
  return messages.filter((each) => each.purpose === purpose && each.status === 'sent').length;
};

const statusesNow = async (stay: HeldStay, channel: string) =>
  (await readStayMessages(stay))
    .filter((each) => each.channel === channel && Date.parse(each.send_at) <= Date.now() + HOUR_MS)
    .map(({ purpose, status }) => `${purpose} ${status}`);

test('thirty lapsed holds leave a paying guest’s emails their budget', async (t) => {
  await begin();
  await useMailServer(t, 'friendly');
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '20' });
  const strangers = await lapsedHolds(30);
  await runAll();
  assert.equal(await countSent(strangers, 'hold-expired'), 5);

  const cabin = await createCabin();
  const guest = await bookedStay(cabin.id, stayOf(2, 4));
  await runAll();
  assert.deepEqual(await statusesNow(guest, 'email'), [
    'booking-confirmed sent',
    'host-confirmed sent',
  ]);
});

test('neither sign-ups nor applications touch a paying guest’s emails', async (t) => {
  expectErrorOutput(t);
  await begin();
  await useMailServer(t, 'friendly');
  setEnvironment(t, { EMAIL_DAILY_BUDGET: '4' });
  for (let i = 0; i < 8; i++) {
    await (await signUp({ email: `june.${randomUUID()}@gmail.com` })).text();
    const answer = await callFunction('owner-application', {
      method: 'POST',
      body: JSON.stringify(ownerForm()),
      // A network of its own: limits of the day are left to other suites.
      headers: {
        apikey: process.env.SUPABASE_SECRET_KEY ?? '',
        'X-Visitor-Address': `198.51.100.${100 + i}`,
      },
    });
    assert.equal(answer.status, 201, await answer.text());
  }
  const cabin = await createCabin();
  const guest = await bookedStay(cabin.id, stayOf(2, 4));
  await runAll();
  assert.deepEqual(await statusesNow(guest, 'email'), [
    'booking-confirmed sent',
    'host-confirmed sent',
  ]);
});

test('requested link texts do not use up the quota of guests’ texts', async (t) => {
  await begin();
  await useTwilio(t);
  setEnvironment(t, { TEXT_DAILY_BUDGET: '3' });
  const cabin = await createCabin();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) {
    const sender = { now: new Date(), address: `198.51.100.${i}` };
    statuses.push((await sendTextAs(textBody(cabin.id, newPhone()), sender)).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 429, 429]);
  const guest = await bookedStay(cabin.id, stayOf(2, 4));
  await runAll();
  assert.deepEqual(await statusesNow(guest, 'text'), ['booking-confirmed sent']);
});

test('a mailbox gets messages about two expired holds a day, in any spelling', async () => {
  await begin();
  const name = `june${randomUUID().replaceAll('-', '')}`;
  const cabin = await createCabin();
  const now = new Date(Date.now() - HOUR_MS);
  for (let i = 1; i <= 5; i++) {
    const email = `${name}+${i}@gmail.com`;
    await holdStay(cabin.id, stayOf(2 * i, 2 * i + 1), { now, email });
  }
  await database.query('select public.expire_holds(now())');
  await runMessages();
  const mails = await Promise.all([1, 2, 3, 4, 5].map((i) => readMails(`${name}+${i}@gmail.com`)));
  assert.equal(mails.flat().length, 2);
});

test('messages to guests are sent before those that anybody can cause', async (t) => {
  await begin();
  const server = await useMailServer(t, 'friendly');
  await lapsedHolds(8);
  await runMessages();
  const cabin = await createCabin();
  const guest = await bookedStay(cabin.id, stayOf(2, 4));
  await runAll();
  const first = server.received.slice(0, 4).flatMap(({ to }) => to);
  assert.ok(first.includes(guest.email), first.join());
});
