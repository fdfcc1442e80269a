import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { replaceBackgroundRunner } from '../functions/_shared/background-task.ts';
import { sendOutbox } from '../functions/job-send-outbox/send-outbox.ts';
import { admin } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { setEnvironment } from './support/environment.ts';
import { clearMessages, holdStay, openPayment, runMessages } from './support/guest-bookings.ts';
import { paidEvent, sendEvent, WEBHOOK_SECRET } from './support/payment-events.ts';
import { emptyQueue, useMailServer } from './support/queue.ts';
import { post } from './support/requests.ts';

/** What needs to be done after answers is kept here, for the test to do. */
function collect(t: TestContext): (() => Promise<unknown>)[] {
  const work: (() => Promise<unknown>)[] = [];
  replaceBackgroundRunner((each) => work.push(each));
  t.after(() => replaceBackgroundRunner(() => undefined));
  return work;
}

async function readyToPay() {
  const cabin = await createCabin();
  const stay = await holdStay(cabin.id, stayOf(40, 43));
  return { stay, session: await openPayment(stay) };
}

async function quietly(t: TestContext) {
  setEnvironment(t, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, HOST_EMAIL: 'host@example.com' });
  await clearMessages();
  await emptyQueue();
}

const notified = ({ stay, session }: Awaited<ReturnType<typeof readyToPay>>) =>
  sendEvent(paidEvent(session, { amount_total: stay.totalCents }));

test('messages about a booking leave right after the response, each once, with both jobs running beside', async (t) => {
  await quietly(t);
  const server = await useMailServer(t, 'friendly');
  const work = collect(t);
  const ready = await readyToPay();
  assert.equal((await notified(ready)).result, 'confirmed');
  assert.equal(server.received.length, 0, 'nobody waits for it');
  const jobs = () => [runMessages(), sendOutbox({ admin, now: new Date() })];
  await Promise.all([...work.map((each) => each()), ...jobs(), ...jobs()]);
  // Whoever was sending while others queued has left the rest to the last.
  await Promise.all(jobs());
  const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  const guest = to(ready.stay.email);
  assert.equal(guest.length, 1);
  assert.match(guest[0]?.message ?? '', /re_booked!/);
  assert.equal(to('host@example.com').length, 1);
});

test('alone it is enough: the confirmation and the cancellation leave without any job', async (t) => {
  await quietly(t);
  const server = await useMailServer(t, 'friendly');
  const work = collect(t);
  const ready = await readyToPay();
  await notified(ready);
  await work.shift()?.();
  const { token, totalCents, email } = ready.stay;
  const body = { token, expected_refund_cents: totalCents };
  assert.equal((await post('cancel-booking', body)).status, 200);
  await work.shift()?.();
  const guest = server.received.filter((mail) => mail.to.includes(email));
  assert.equal(guest.length, 2);
  assert.equal(work.length, 0);
});

test('an event without a change starts no messages', async (t) => {
  await quietly(t);
  const work = collect(t);
  const ready = await readyToPay();
  const notice = paidEvent(ready.session, { amount_total: ready.stay.totalCents });
  await sendEvent(notice);
  assert.equal(work.length, 1);
  await work[0]?.();
  await sendEvent(notice);
  await sendEvent({ ...notice, id: `${notice.id}x` });
  await sendEvent({ id: 'evt_other', type: 'invoice.paid', data: { object: {} } });
  assert.equal(work.length, 1);
});
