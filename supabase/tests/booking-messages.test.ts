import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoneName } from '../../lib/copy/cabin-clock.ts';
import { calendarDate, addDays } from '../../lib/domain/values/calendar-date.ts';
import { instantInZone } from '../../lib/domain/values/zoned-date.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day, NOON_ZONE } from './support/clock.ts';
import { setEnvironment } from './support/environment.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  namesOf,
  openPayment,
  pay,
  readStayMessages,
  runMessages,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const TEN = (date: string) => instantInZone(calendarDate(date), '10:00', NOON_ZONE).getTime();

const CONFIRMED = ['booking-confirmed email', 'booking-confirmed text', 'host-confirmed email'];
const REMINDED = [
  'arrival email',
  'arrival text',
  ...CONFIRMED.slice(0, 2),
  'cancel-reminder email',
  'cancel-reminder text',
  CONFIRMED[2],
];

test('a confirmed booking gets its confirmation at once, then reminders of its deadline and arrival', async (t) => {
  setEnvironment(t, { SITE_URL: 'https://cabins.example', HOST_EMAIL: 'host@example.com' });
  await clearMessages();
  const cabin = await createCabin({ free_cancel_days: 14 });
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  assert.partialDeepStrictEqual(await runMessages(), { queued: 7, failed: 0 });

  const messages = await readStayMessages(stay);
  assert.deepEqual(namesOf(messages), REMINDED);
  const find = (name: string) => {
    const found = messages.find(({ purpose, channel }) => name === `${purpose} ${channel}`);
    assert.ok(found, name);
    return found;
  };
  for (const name of ['arrival email', 'arrival text']) {
    assert.equal(Date.parse(find(name).send_at), TEN(addDays(day(40), -3)), name);
    assert.ok(find(name).send_before, name);
  }
  for (const name of ['cancel-reminder email', 'cancel-reminder text']) {
    assert.equal(Date.parse(find(name).send_at), TEN(addDays(day(26), -3)), name);
  }
  const message = find('booking-confirmed email');
  assert.equal(message.recipient, stay.email);
  assert.ok(Date.parse(message.send_at) <= Date.now());
  const link = `https://cabins.example/stay/${stay.token}`;
  for (const part of [stay.reference, link, 'through', `until 11:59 PM ${zoneName(NOON_ZONE)}`])
    assert.ok(message.body.includes(part), part);
  assert.ok(message.html?.includes(`href="${link}"`));
  assert.ok(find('booking-confirmed text').body.includes(link));
  assert.equal(find('booking-confirmed text').recipient, stay.phone);
  assert.deepEqual(
    [find('host-confirmed email').recipient, find('host-confirmed email').headers],
    ['host@example.com', { 'Reply-To': stay.email }],
  );
  assert.ok(!find('host-confirmed email').body.includes(stay.token), 'the host gets no key');
});

test('each message is queued once: two runs at once, a run again, an event seen again', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  await Promise.all([runMessages(), runMessages(), runMessages()]);
  await database.query(
    `update public.booking_events set handled_at = null where booking_id = '${stay.id}'`,
  );
  assert.partialDeepStrictEqual(await runMessages(), { queued: 0, failed: 0 });
  assert.deepEqual(namesOf(await readStayMessages(stay)), REMINDED);
});

test('a booking close to its stay gets the arrival details with the confirmation', async () => {
  await clearMessages();
  const cabin = await createCabin({ title: 'Near Cabin', house_rules: ['No shoes on the beds'] });
  await database.query(
    `insert into public.cabin_arrivals values ('${cabin.id}', '1 Ridge Road', 'Turn left at the oak.')`,
  );
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  await runMessages();
  const messages = await readStayMessages(stay);
  assert.deepEqual(namesOf(messages), CONFIRMED);
  const body = messages[0]?.body ?? '';
  for (const part of ['1 Ridge Road', 'Turn left at the oak.', '35.7%2C-83.5', 'No shoes']) {
    assert.ok(body.includes(part), part);
  }
  assert.match(body, /after free cancellation ended/);
});

test('a cancellation withdraws the reminders, states the refund and tells the host', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  await runMessages();
  assert.equal(await cancelStay(stay, stay.totalCents), 'cancelled');
  await runMessages();
  const messages = await readStayMessages(stay);
  assert.deepEqual(namesOf(messages, 'cancelled'), [
    'arrival email',
    'arrival text',
    'cancel-reminder email',
    'cancel-reminder text',
  ]);
  const message = messages.find(({ purpose }) => purpose === 'booking-cancelled');
  const dollars = (stay.totalCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  assert.ok(message?.body.includes(`$${dollars}`), message?.body);
  assert.ok(namesOf(messages).includes('host-cancelled email'));
});

test('after the deadline the cancellation says that nothing is paid back', async () => {
  await clearMessages();
  const cabin = await createCabin({ free_cancel_days: 30 });
  const stay = await bookedStay(cabin.id, stayOf(20, 23));
  assert.equal(await cancelStay(stay, 0), 'cancelled');
  await runMessages();
  const messages = await readStayMessages(stay);
  // Confirmed and cancelled before anybody was told: only the cancellation is news.
  assert.deepEqual(namesOf(messages), [
    'booking-cancelled email',
    'booking-cancelled text',
    'host-cancelled email',
  ]);
  assert.match(messages[0]?.body ?? '', /there’s no refund/);
  assert.match(messages[1]?.body ?? '', /with no refund/);
});

test('a booking cancelled while its messages are queued has its reminders withdrawn by the next run', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  const [event] = expectData(
    await admin
      .from('booking_events')
      .select('id')
      .eq('booking_id', stay.id)
      .eq('kind', 'confirmed'),
  );
  // The run has queued for a confirmed booking, but not yet marked the event, when the guest cancels.
  await runMessages();
  await database.query(
    `update public.booking_events set handled_at = null where id = ${event?.id}`,
  );
  await cancelStay(stay, stay.totalCents);
  const mark = { p_event_id: event?.id ?? 0, p_status: 'confirmed' };
  assert.equal(expectData(await admin.rpc('finish_booking_event', mark)), false);
  await runMessages();
  const queued = namesOf(await readStayMessages(stay), 'queued');
  assert.deepEqual(
    queued.filter((name) => /arrival|reminder/.test(name)),
    [],
  );
});

test('a hold that ran out gets one kind note, unless the guest has booked again', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const start = daysFromNow(-0.1);
  const lost = await holdStay(cabin.id, stayOf(40, 43), { now: start });
  const again = await holdStay(cabin.id, stayOf(50, 53), { now: start, email: `a-${lost.email}` });
  await admin.rpc('expire_holds', {});
  const booked = await bookedStay(cabin.id, stayOf(60, 63), { email: `A-${lost.email}` });
  await runMessages();
  const note = await readStayMessages(lost);
  assert.deepEqual(namesOf(note), ['hold-expired email']);
  assert.ok(note[0]?.body.includes(`/cabins/${cabin.slug}?check_in=${day(40)}`));
  assert.ok(!note[0]?.body.includes('June'), 'no name nobody has paid for');
  assert.deepEqual(namesOf(await readStayMessages(again)), []);
  assert.deepEqual(namesOf(await readStayMessages(booked)), REMINDED);
});

test('a late payment is reported to the guest and to the host', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const start = daysFromNow(-0.1);
  const late = await holdStay(cabin.id, stayOf(40, 43), { now: start });
  const session = await openPayment(late, start);
  const winner = await bookedStay(cabin.id, stayOf(41, 44));
  assert.equal(await pay(session, late.totalCents), 'late_refunded');
  await runMessages();
  const messages = await readStayMessages(late);
  assert.ok(namesOf(messages).includes('late-payment email'));
  assert.ok(namesOf(messages).includes('host-late-payment email'));
  assert.match(
    messages.find(({ purpose }) => purpose === 'late-payment')?.body ?? '',
    /there’s no booking[^]*to your card, usually within the hour/,
  );
  assert.deepEqual(namesOf(await readStayMessages(winner)), REMINDED);
});

test('of a stay that is over only a review is asked for, and numbers nobody has get nothing', async () => {
  await clearMessages();
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(40, 43));
  await database.query(
    `update public.booking_events set created_at = now() + interval '45 days' where booking_id = '${stay.id}'`,
  );
  await runMessages(daysFromNow(46));
  assert.deepEqual(namesOf(await readStayMessages(stay)), ['review-request email']);

  const other = await bookedStay(cabin.id, stayOf(50, 53));
  await database.query(
    `update public.bookings set guest_phone = '+18655550134' where id = '${other.id}'`,
  );
  await runMessages();
  assert.deepEqual(
    (await readStayMessages(other)).filter(({ channel }) => channel === 'text'),
    [],
  );
});

test('hostile names stay text in the mail and out of its headers', async () => {
  await clearMessages();
  const title = `Bear <b>& "Cub"`;
  const cabin = await createCabin({ title });
  const name = '<img src=x onerror=alert(1)> www.evil.example';
  const stay = await bookedStay(cabin.id, stayOf(40, 43), { name });
  await runMessages();
  for (const message of await readStayMessages(stay)) {
    assert.ok(!/<img(?! src="http)/.test(message.html ?? ''), message.purpose);
    assert.ok(!message.html?.includes('<b>'), message.purpose);
    assert.ok(!/\p{Cc}/u.test(message.subject ?? ''), message.purpose);
    if (message.recipient === stay.email)
      assert.ok(!message.body.includes('evil'), message.purpose);
  }
});

test('one failing event does not stop the others', async (t) => {
  expectErrorOutput(t);
  await clearMessages();
  const cabin = await createCabin();
  const broken = await bookedStay(cabin.id, stayOf(40, 43));
  // No email can tell that moment.
  await database.query(
    `update public.bookings set free_cancel_until = 'infinity' where id = '${broken.id}'`,
  );
  const fine = await bookedStay(cabin.id, stayOf(50, 53));
  const done = await runMessages();
  assert.equal(done.failed, 1);
  assert.deepEqual(namesOf(await readStayMessages(fine)), REMINDED);
  await clearMessages();
});

test('the job is for the clock alone', async () => {
  const answer = await callFunction('job-booking-messages', { method: 'POST', body: '{}' });
  assert.equal(answer.status, 401);
});
