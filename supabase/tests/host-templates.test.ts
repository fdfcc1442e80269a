import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { TEMPLATE_FIELDS } from '../../lib/domain/messaging/template.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  readStayMessages,
  runMessages,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Template = { id: string; name: string; is_on: boolean; days: number };

const owner = await signInAs('owner');
await database.query(`update public.message_templates set on_since = null`);
const draft = (over: object = {}) => ({
  name: `A week before ${randomUUID()}`,
  subject: 'Soon: {cabin}',
  body: '{guest_name}, see you on {check_in}.',
  anchor: 'check_in',
  days: -7,
  hour: 10,
  is_on: true,
  ...over,
});
const save = async (template: object, seen: object | null = null) =>
  (await call<{ id: string }>(owner, 'host_save_template', { p_template: template, p_seen: seen }))
    .id;
const templates = async () =>
  (await call<{ templates: Template[] }>(owner, 'host_templates')).templates;
async function read(id: string): Promise<Template> {
  const found = (await templates()).find((each) => each.id === id);
  if (!found) throw new Error('No such template');
  return found;
}

/** The clock of a cabin in UTC, at that hour so many days after the stay's first day. */
const at = (checkIn: string, days: number, time: string) =>
  new Date(Date.parse(`${checkIn}T${time}Z`) + days * 86_400_000);

const scheduled = async (stay: Parameters<typeof readStayMessages>[0]) =>
  (await readStayMessages(stay)).filter(({ purpose }) => purpose === 'scheduled');

/** A template that is on since long ago, for one cabin in UTC alone. */
async function arrange(over: object = {}) {
  const cabin = await createCabin({ timezone: 'UTC', title: 'Fern Hollow' });
  const id = await save(draft({ cabin_ids: [cabin.id], ...over }));
  await database.query(
    `update public.message_templates set on_since = now() - interval '90 days' where id = '${id}'`,
  );
  return { cabin, id };
}

test('the fields are those the pages and the job know', async () => {
  const [row] = await database.query('select public.template_fields() as fields');
  assert.deepEqual([...(row?.fields as string[])].sort(), [...TEMPLATE_FIELDS].sort());
});

test('there are templates from the start, and none of them is sent by itself', async () => {
  const [row] = await database.query(
    `select count(*) filter (where anchor is not null)::int as timed, count(*)::int as templates
     from public.message_templates where on_since is null`,
  );
  assert.ok(Number(row?.timed) >= 3 && Number(row?.templates) >= 5);
});

test('a template is saved, changed and deleted, and an unknown field is refused by its name', async (t) => {
  expectErrorOutput(t);
  const id = await save(draft({ is_on: false }));
  await save({ ...draft(), id, days: -3 }, await read(id));
  const found = await read(id);
  assert.deepEqual([found.days, found.is_on], [-3, true]);
  const { error } = await owner.client.rpc('host_save_template', {
    p_template: draft({ sms: 'Hello {first_name}' }),
  });
  assert.deepEqual(
    [error?.message, JSON.parse(error?.details ?? '')],
    ['unknown_field', { field: 'first_name' }],
  );
  const cases: [object, string][] = [
    [draft({ name: found.name }), 'known_name'],
    [draft({ anchor: null }), 'bad_change'],
    [draft({ hour: 24 }), 'bad_change'],
    [draft({ subject: 'Two\nlines' }), 'bad_change'],
    [draft({ body: ' ' }), 'bad_change'],
    [draft({ cabin_ids: [randomUUID()] }), 'unknown_cabin'],
    [draft({ id: randomUUID() }), 'unknown_template'],
  ];
  for (const [p_template, code] of cases) {
    const args = { p_template, p_seen: found };
    assert.equal(await refusal(owner, 'host_save_template', args), `PT422 ${code}`);
  }
  await call(owner, 'host_delete_template', { p_id: id });
  assert.equal(
    (await templates()).some((each) => each.id === id),
    false,
  );
});

test('a template that somebody else has changed is not overwritten', async (t) => {
  expectErrorOutput(t);
  const id = await save(draft({ is_on: false }));
  const seen = await read(id);
  const theirs = await signInAs('manager');
  await call(theirs, 'host_save_template', {
    p_template: { ...seen, body: 'Theirs, {guest_name}.' },
    p_seen: seen,
  });
  const mine = { ...seen, days: -5 };
  for (const [p_seen, code] of [
    [seen, 'settings_changed'],
    [null, 'bad_change'],
    [{ id }, 'bad_change'],
  ] as const) {
    const args = { p_template: mine, p_seen };
    assert.equal(await refusal(owner, 'host_save_template', args), `PT422 ${code}`);
  }
  const current = await read(id);
  assert.deepEqual(current, { ...seen, body: 'Theirs, {guest_name}.' });
  await save({ ...current, days: -5 }, current);
  await save({ ...current, days: -5 }, current);
  assert.equal((await read(id)).days, -5);
});

test('a scheduled message goes out at its hour, filled, and once', async () => {
  const { cabin } = await arrange();
  const { checkIn } = stayOf(20, 22);
  const stay = await bookedStay(cabin.id, stayOf(20, 22));
  await runMessages(at(checkIn, -7, '09:59:00'));
  assert.deepEqual(await scheduled(stay), []);
  await runMessages(at(checkIn, -7, '10:00:00'));
  await runMessages(at(checkIn, -7, '10:01:00'));
  const [message, ...more] = await scheduled(stay);
  assert.deepEqual(more, []);
  assert.deepEqual([message?.recipient, message?.subject], [stay.email, 'Soon: Fern Hollow']);
  assert.match(message?.body ?? '', /June, see you on /);
  assert.equal(Date.parse(message?.send_before ?? ''), at(checkIn, -7, '22:00:00').getTime());
});

test('it is not sent late: on the day itself three hours, else twelve', async () => {
  const week = await arrange();
  const day = await arrange({ days: 0 });
  const { checkIn } = stayOf(24, 26);
  const late = await bookedStay(week.cabin.id, stayOf(24, 26));
  await runMessages(at(checkIn, -7, '22:00:00'));
  assert.deepEqual(await scheduled(late), []);
  const missed = await bookedStay(day.cabin.id, stayOf(24, 26));
  await runMessages(at(checkIn, 0, '13:00:00'));
  assert.deepEqual(await scheduled(missed), []);
  const inTime = await bookedStay(day.cabin.id, stayOf(30, 32));
  await runMessages(at(stayOf(30, 32).checkIn, 0, '12:59:00'));
  assert.equal((await scheduled(inTime)).length, 1);
});

test('one that is off, was turned on later, or is for other cabins sends nothing', async () => {
  const { cabin, id } = await arrange();
  const { checkIn } = stayOf(34, 36);
  const stay = await bookedStay(cabin.id, stayOf(34, 36));
  const due = at(checkIn, -7, '10:05:00');
  const late = at(checkIn, -7, '10:01:00').toISOString();
  const other = await createCabin();
  for (const change of [
    'on_since = null',
    `on_since = '${late}'`,
    `on_since = now() - interval '90 days', cabin_ids = '{${other.id}}'`,
  ]) {
    await database.query(`update public.message_templates set ${change} where id = '${id}'`);
    await runMessages(due);
    assert.deepEqual(await scheduled(stay), [], change);
  }
  await database.query(`update public.message_templates set cabin_ids = '{}' where id = '${id}'`);
  await runMessages(due);
  assert.equal((await scheduled(stay)).length, 1);
  await call(owner, 'host_delete_template', { p_id: id });
});

test('a cancelled stay gets none, and one that waited is withdrawn', async () => {
  // A run handles some events, and other suites leave theirs behind.
  await clearMessages();
  const { cabin } = await arrange();
  const { checkIn } = stayOf(38, 40);
  const before = await bookedStay(cabin.id, stayOf(38, 40));
  const after = await bookedStay(cabin.id, stayOf(42, 44));
  assert.equal(await cancelStay(before, before.totalCents), 'cancelled');
  await runMessages(at(checkIn, -7, '10:05:00'));
  assert.deepEqual(await scheduled(before), []);
  await runMessages(at(stayOf(42, 44).checkIn, -7, '10:05:00'));
  assert.equal((await scheduled(after))[0]?.status, 'queued');
  assert.equal(await cancelStay(after, after.totalCents), 'cancelled');
  await runMessages();
  assert.equal((await scheduled(after))[0]?.status, 'cancelled');
});

test('a moved stay gets it by its new dates', async () => {
  const { cabin } = await arrange();
  const stay = await bookedStay(cabin.id, stayOf(46, 48));
  const moved = stayOf(56, 58);
  await database.query(
    `update public.occupancies set check_in = '${moved.checkIn}', check_out = '${moved.checkOut}'
     where id = (select occupancy_id from public.bookings where id = '${stay.id}')`,
  );
  await runMessages(at(stayOf(46, 48).checkIn, -7, '10:05:00'));
  assert.deepEqual(await scheduled(stay), []);
  await runMessages(at(moved.checkIn, -7, '10:05:00'));
  assert.equal((await scheduled(stay)).length, 1);
});

test('a text goes to a US number too, and opens with the brand and ends with the way out', async () => {
  const { cabin } = await arrange({ sms: 'see you at {cabin}.' });
  const stay = await bookedStay(cabin.id, stayOf(60, 62));
  await runMessages(at(stayOf(60, 62).checkIn, -7, '10:05:00'));
  const text = (await scheduled(stay)).find(({ channel }) => channel === 'text');
  assert.match(text?.body ?? '', /^[^\n]*: see you at Fern Hollow\.\nhttp\S+\nReply STOP/);
});

test('a thread is given to somebody, found as his, and given back by his dismissal', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  const left = await admin.rpc('leave_guest_message', {
    p_token: stay.token,
    p_id: randomUUID(),
    p_body: 'Hello',
    p_limits: [],
    p_most: 60,
  });
  assert.equal(left.data, 'sent');
  const member = await signInAs('manager');
  const assign = { p_reference: stay.reference, p_user_id: member.id };
  await call(owner, 'host_assign', assign);
  const has = async (who: typeof owner, assigned: string) => {
    const { threads } = await call<{ threads: { reference: string; assignee: string }[] }>(
      who,
      'host_threads',
      { p_filter: { assigned } },
    );
    return threads.find(({ reference }) => reference === stay.reference)?.assignee ?? null;
  };
  assert.equal(await has(member, 'mine'), member.email);
  assert.equal(await has(owner, 'mine'), null);
  assert.equal(await has(owner, 'nobody'), null);
  const cleaner = await signInAs('cleaner');
  const toCleaner = { ...assign, p_user_id: cleaner.id };
  assert.equal(await refusal(owner, 'host_assign', toCleaner), 'PT422 unknown_staff');
  await call(owner, 'host_dismiss', { p_user_id: member.id });
  const { threads } = await call<{ threads: { reference: string }[] }>(owner, 'host_threads', {
    p_filter: { assigned: 'nobody' },
  });
  assert.ok(threads.some(({ reference }) => reference === stay.reference));
});
