import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { admin, database } from './support/backend.ts';
import { changeCabin, createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, cancelStay, holdStay, type HeldStay } from './support/guest-bookings.ts';
import { readMove, targetOf } from './support/moves.ts';
import { call, refusal, signInAs, type Signed } from './support/staff.ts';
import { tryOut } from './support/try-out.ts';
import { expectErrorOutput } from './support/quiet.ts';

type Line = { id: string; body: string; ticked_at: string | null; ticked_by: string | null };
type Task = {
  id: string;
  kind: string;
  cabin_id: string;
  day: string;
  from_time: string;
  due_day: string | null;
  due_time: string | null;
  is_short: boolean;
  is_late: boolean;
  state: string;
  assignee_id: string | null;
  assignee: string | null;
  coming: { guests: number; pets: number } | null;
  lines: Line[];
  photos: { id: string }[];
  done_by: string | null;
  reason: string | null;
};
type Shown = {
  tasks: Task[];
  supplies: { id: string; bought_by: string | null }[];
  cleaners: unknown;
};

const owner = await signInAs('owner');
const cleaner = await signInAs('cleaner');
const other = await signInAs('cleaner');

const newCabin = (row: Parameters<typeof createCabin>[0] = {}) =>
  createCabin({ check_in_time: '16:00', check_out_time: '10:00', ...row });
const tasksOf = async (who: Signed, cabinId: string) =>
  (await call<Shown>(who, 'host_tasks')).tasks.filter((task) => task.cabin_id === cabinId);
const onlyTask = async (cabinId: string, who = owner): Promise<Task> => {
  const tasks = await tasksOf(who, cabinId);
  assert.equal(tasks.length, 1, JSON.stringify(tasks));
  return tasks[0] ?? assert.fail();
};
const change = (
  who: Signed,
  taskId: string,
  p_change: object,
  p_key: string = randomUUID(),
): Promise<string> => refusal(who, 'host_change_task', { p_task_id: taskId, p_change, p_key });
const move = async (stay: HeldStay, to: ReturnType<typeof targetOf>) =>
  call(owner, 'move_for_host', (await readMove(owner, stay.reference, to)).args);

test('a hold makes no turnover, its payment does, once, and planning again changes nothing', async () => {
  const cabin = await newCabin();
  await holdStay(cabin.id, stayOf(2, 4));
  assert.deepEqual(await tasksOf(owner, cabin.id), []);
  await bookedStay(cabin.id, stayOf(5, 7));
  const task = await onlyTask(cabin.id);
  assert.partialDeepStrictEqual(task, {
    kind: 'turnover',
    day: day(7),
    from_time: '10:00',
    due_day: null,
    state: 'open',
  });
  await database.query(
    `select public.plan_turnovers('{${cabin.id}}'), public.plan_turnovers('{${cabin.id}}')`,
  );
  assert.deepEqual(await onlyTask(cabin.id), task);
});

test('it is due when the next guests arrive, from any platform; the host’s own block does not count', async () => {
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4));
  await takeNights(cabin.id, stayOf(4, 5), { kind: 'block' });
  assert.equal((await onlyTask(cabin.id)).due_day, null);
  await takeNights(cabin.id, stayOf(6, 8), { kind: 'block', is_owner_stay: true });
  const [first, second, ...rest] = await tasksOf(owner, cabin.id);
  assert.partialDeepStrictEqual(first, { day: day(4), due_day: day(6), due_time: '16:00' });
  assert.partialDeepStrictEqual(second, { day: day(8), due_day: null });
  assert.deepEqual(rest, []);
  await changeCabin(cabin.id, { check_in_time: '15:30', check_out_time: '11:00' });
  assert.partialDeepStrictEqual((await tasksOf(owner, cabin.id))[0], {
    from_time: '11:00',
    due_time: '15:30',
  });
});

test('a moved stay moves its turnover, also to another cabin and its cleaner', async () => {
  const [from, to] = [await newCabin(), await newCabin({ check_out_time: '11:00' })];
  await call(owner, 'host_set_cleaner', { p_cabin_id: to.id, p_user_id: cleaner.id });
  const stay = await bookedStay(from.id, stayOf(5, 7));
  const before = await onlyTask(from.id);
  await move(stay, targetOf(from.id, stayOf(6, 9)));
  assert.partialDeepStrictEqual(await onlyTask(from.id), { id: before.id, day: day(9) });
  await move(stay, targetOf(to.id, stayOf(6, 10)));
  assert.deepEqual(await tasksOf(owner, from.id), []);
  assert.partialDeepStrictEqual(await onlyTask(to.id), {
    id: before.id,
    day: day(10),
    from_time: '11:00',
    assignee_id: cleaner.id,
  });
});

test('a cancelled stay takes an untouched turnover with it, and ends one that is begun; a done one stays', async () => {
  const cabin = await newCabin();
  const stays: HeldStay[] = [];
  for (const from of [2, 4, 6]) stays.push(await bookedStay(cabin.id, stayOf(from, from + 1)));
  const [, begun, done] = await tasksOf(owner, cabin.id);
  assert.equal(await change(cleaner, begun?.id ?? '', { kind: 'begin' }), 'none');
  assert.equal(await change(cleaner, done?.id ?? '', { kind: 'done' }), 'none');
  for (const stay of stays) {
    const [row] = await database.query(
      `select public.refundable_cents(b.id) as cents from public.bookings b where b.reference = '${stay.reference}'`,
    );
    await call(owner, 'host_cancel', {
      p_reference: stay.reference,
      p_reason: 'a flood',
      p_expected_refund_cents: row?.cents,
    });
  }
  const states = (await tasksOf(owner, cabin.id)).map(({ id, state }) => [id, state]);
  assert.deepEqual(states, [
    [begun?.id, 'dropped'],
    [done?.id, 'done'],
  ]);
  assert.equal(await change(cleaner, begun?.id ?? '', { kind: 'begin' }), 'PT422 task_dropped');
  assert.equal(await change(cleaner, done?.id ?? '', { kind: 'begin' }), 'PT422 task_done');
});

test('a stay that a platform resells keeps the task of its departure day', async () => {
  const cabin = await newCabin();
  const [feed] = await database.query(
    `insert into public.calendar_feeds (cabin_id, platform, url) values ('${cabin.id}', 'airbnb', 'https://x.example/${randomUUID()}.ics') returning id`,
  );
  const sold = { kind: 'imported', feed_id: String(feed?.id) };
  const id = await takeNights(cabin.id, stayOf(3, 6), sold);
  const before = await onlyTask(cabin.id);
  assert.equal(await change(cleaner, before.id, { kind: 'begin' }), 'none');
  await database.runTransaction(
    `update public.occupancies set released_at = now() where id = '${id}';
     insert into public.occupancies (cabin_id, check_in, check_out, kind, feed_id)
     values ('${cabin.id}', '${day(4)}', '${day(6)}', 'imported', '${String(feed?.id)}');
     select public.plan_turnovers('{${cabin.id}}')`,
  );
  assert.partialDeepStrictEqual(await onlyTask(cabin.id), { id: before.id, state: 'begun' });
  await database.query(`delete from public.calendar_feeds where id = '${String(feed?.id)}'`);
  assert.equal((await onlyTask(cabin.id)).state, 'dropped');
});

const WITHOUT_INDEXES = `discard plans; set local enable_indexscan = off; set local enable_indexonlyscan = off;
  set local enable_bitmapscan = off;`;
const scansOf = (table: string) =>
  `(select seq_scan from pg_stat_xact_user_tables where relid = 'public.${table}'::regclass)`;
const insertStays = (cabinId: string, stays: number) =>
  `insert into public.occupancies (cabin_id, check_in, check_out, kind)
   select '${cabinId}', date '${day(0)}' + 3 * n, date '${day(2)}' + 3 * n, 'booking'
   from generate_series(1, ${stays}) n;`;

/** How often one stay, and then fifty, make the script read a table when no plan has an index. */
async function scansFor(script: (cabinId: string, stays: number) => string) {
  const scans: number[] = [];
  for (const stays of [1, 50]) {
    const { id } = await newCabin();
    scans.push(await tryOut<number>(script(id, stays), WITHOUT_INDEXES));
  }
  return scans;
}

test('many stays in one statement read the tasks as often as one', async () => {
  const tasks = scansOf('cabin_tasks');
  const [one, many] = await scansFor(
    (id, stays) =>
      `result := ${tasks}; ${insertStays(id, stays)} result := ${tasks} - result::int;`,
  );
  assert.ok(one);
  assert.equal(many, one);
});

test('the turnovers of many stays read the stays once', async () => {
  const read = scansOf('occupancies');
  const [one, many] = await scansFor(
    (id, stays) =>
      `${insertStays(id, stays)} result := ${read};
       perform count(*) from public.turnovers_of('{${id}}', now());
       result := ${read} - result::int;`,
  );
  assert.equal(one, 1);
  assert.equal(many, 1);
});

test('a late check-out moves the turnover, within its limits and before the next guests', async () => {
  const cabin = await newCabin();
  const stay = await bookedStay(cabin.id, stayOf(2, 4));
  await bookedStay(cabin.id, stayOf(4, 6));
  const [task] = await tasksOf(owner, cabin.id);
  const late = (p_time: string | null, p_is_confirmed = false) =>
    refusal(owner, 'host_set_late_check_out', { p_task_id: task?.id, p_time, p_is_confirmed });
  const shown = async () => (await tasksOf(owner, cabin.id))[0];
  assert.equal(await late('10:00'), 'PT422 late_limits');
  assert.equal(await late('20:01'), 'PT422 late_limits');
  assert.equal(await late('25:00'), 'PT422 bad_change');
  assert.equal(await late('16:00', true), 'PT422 after_arrival');
  assert.equal(await late('13:30'), 'PT422 short_turnover');
  assert.partialDeepStrictEqual(await shown(), { from_time: '10:00', is_late: false });
  assert.equal(await late('13:30', true), 'none');
  assert.partialDeepStrictEqual(await shown(), {
    from_time: '13:30',
    is_short: true,
    is_late: true,
  });
  const { data } = await admin.rpc('read_guest_stay', { p_token: stay.token });
  const read = data as { cabin: { check_out_time: string } };
  assert.equal(read.cabin.check_out_time, '13:30:00');
  const today = await call<{ short_turnovers: { id: string; minutes: number }[] }>(
    owner,
    'host_today',
  );
  assert.partialDeepStrictEqual(
    today.short_turnovers.find(({ id }) => id === task?.id),
    { minutes: 150 },
  );
  assert.equal(await late(null), 'none');
  assert.partialDeepStrictEqual(await shown(), {
    from_time: '10:00',
    is_short: false,
    is_late: false,
  });
  assert.equal(await late('12:00'), 'none');
  await move(stay, targetOf(cabin.id, stayOf(1, 3)));
  assert.partialDeepStrictEqual(await shown(), { day: day(3), from_time: '10:00', is_late: false });
});

test('a task is begun with its own copy of the checklist, and done with every required line or a reason', async () => {
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4));
  const line = (body: string, is_required = true) => ({
    id: randomUUID(),
    body,
    is_required,
    needs_photo: false,
  });
  const [beds, stove] = [line('Make the beds'), line('Look at the stove', false)];
  const lines = (p_lines: unknown[], p_seen: unknown[]) =>
    refusal(owner, 'host_save_checklist', { p_cabin_id: cabin.id, p_lines, p_seen });
  assert.equal(await lines([beds, stove], []), 'none');
  assert.equal(await lines([beds], []), 'PT422 settings_changed');
  const task = await onlyTask(cabin.id, cleaner);
  const own = (all: Line[]) =>
    all.filter(({ id }) => [beds.id, stove.id].some((each) => each === id));
  assert.deepEqual(
    own(task.lines).map(({ body }) => body),
    ['Make the beds', 'Look at the stove'],
  );
  const key = randomUUID();
  const tick = { kind: 'tick', line_id: beds.id, at: new Date(Date.now() - 60_000).toISOString() };
  assert.equal(
    await change(cleaner, task.id, { kind: 'tick', line_id: randomUUID() }),
    'PT422 unknown_line',
  );
  assert.equal(await change(cleaner, task.id, tick, key), 'none');
  assert.equal(await lines([line('Another')], [beds, stove]), 'none');
  const begun = await onlyTask(cabin.id, cleaner);
  assert.partialDeepStrictEqual(begun, { state: 'begun', assignee: 'you' });
  assert.partialDeepStrictEqual(own(begun.lines)[0], { body: 'Make the beds', ticked_by: 'you' });
  assert.equal(Date.parse(own(begun.lines)[0]?.ticked_at ?? ''), Date.parse(tick.at));
  // Sent again, and taken back by another: done once.
  assert.equal(await change(cleaner, task.id, { kind: 'untick', line_id: beds.id }), 'none');
  assert.equal(await change(cleaner, task.id, tick, key), 'none');
  assert.equal(own((await onlyTask(cabin.id)).lines)[0]?.ticked_at, null);
  assert.equal(
    await change(cleaner, task.id, { kind: 'note', text: 'x' }, key),
    'PT422 sent_before',
  );
  assert.equal(await change(cleaner, task.id, { kind: 'done' }), 'PT422 lines_open');
  assert.equal(await change(cleaner, task.id, { kind: 'done', text: 'No linen' }), 'none');
  assert.partialDeepStrictEqual(await onlyTask(cabin.id), {
    state: 'done',
    done_by: cleaner.email,
    reason: 'No linen',
  });
  type History = { history: { who: string; count: number }[] };
  const { history } = await call<History>(owner, 'host_task_setup');
  assert.ok(history.some(({ who, count }) => who === cleaner.email && count > 0));
});

test('a done task can be reopened for 36 hours by anyone who sees it', async (t) => {
  expectErrorOutput(t);
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4));
  const task = await onlyTask(cabin.id);
  assert.equal(await change(cleaner, task.id, { kind: 'reopen' }), 'PT422 task_changed');
  assert.equal(await change(cleaner, task.id, { kind: 'done', text: 'No linen' }), 'none');
  assert.equal(await change(other, task.id, { kind: 'reopen' }), 'PT422 unknown_task');
  assert.equal(await change(cleaner, task.id, { kind: 'reopen' }), 'none');
  const shown = await onlyTask(cabin.id);
  assert.deepEqual([shown.state, shown.reason], ['begun', null]);
  assert.equal(await change(cleaner, task.id, { kind: 'done', text: 'Still none' }), 'none');
  await database.query(
    `update public.cabin_tasks set done_at = now() - interval '37 hours' where id = '${task.id}'`,
  );
  assert.equal(await change(cleaner, task.id, { kind: 'reopen' }), 'PT422 task_changed');
});

test('photographs: required by a setting or a line, at most ten, each once, visible to members who see the task', async (t) => {
  expectErrorOutput(t);
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4));
  const task = await onlyTask(cabin.id);
  await call(owner, 'host_save_task_settings', {
    p_changes: { needs_photo: true },
    p_seen: { needs_photo: false },
  });
  assert.equal(await change(cleaner, task.id, { kind: 'done' }), 'PT422 photo_missing');
  const photo = { id: randomUUID(), line_id: null, width: 1200, height: 900 };
  const add = (who: Signed, p_photo: object) =>
    refusal(who, 'host_add_task_photo', { p_task_id: task.id, p_photo });
  assert.equal(await add(cleaner, photo), 'none');
  assert.equal(await add(cleaner, photo), 'none');
  assert.equal(await add(cleaner, { ...photo, id: randomUUID(), width: 0 }), 'PT422 bad_change');
  assert.equal((await onlyTask(cabin.id)).photos.length, 1);
  // It was nobody's, and is the cleaner's who began.
  assert.equal(await add(other, { ...photo, id: randomUUID() }), 'PT422 unknown_task');
  const sees = (who: Signed, name: string, p_path: string) =>
    call<boolean>(who, name as 'host_may_see_task_photo', { p_path });
  const file = `${task.id}/${photo.id}.webp`;
  assert.equal(await sees(cleaner, 'host_may_see_task_photo', file), true);
  assert.equal(await sees(owner, 'host_may_see_task_photo', file), true);
  assert.equal(await sees(other, 'host_may_see_task_photo', file), false);
  const upload = `${task.id}/${randomUUID()}`;
  assert.equal(await sees(cleaner, 'host_may_send_task_photo', upload), true);
  assert.equal(await sees(other, 'host_may_send_task_photo', upload), false);
  const bucket = ({ client }: Signed) => client.storage.from('task-photos');
  const sent = await admin.storage
    .from('task-photos')
    .upload(file, randomBytes(200), { contentType: 'image/webp' });
  assert.equal(sent.error, null);
  assert.equal((await bucket(cleaner).download(file)).error, null);
  assert.notEqual((await bucket(other).download(file)).error, null);
  assert.notEqual(
    (await bucket(cleaner).upload(`${task.id}/${randomUUID()}.webp`, 'x')).error,
    null,
  );
  for (let place = 2; place <= 10; place += 1) {
    assert.equal(await add(cleaner, { ...photo, id: randomUUID() }), 'none');
  }
  assert.equal(await add(cleaner, { ...photo, id: randomUUID() }), 'PT422 too_many_task_photos');
  assert.equal(await change(cleaner, task.id, { kind: 'done' }), 'none');
  await call(owner, 'host_save_task_settings', {
    p_changes: { needs_photo: false },
    p_seen: { needs_photo: true },
  });
});

test('who sees what: an own or nobody’s task, numbers of guests and no names, and no one who does no tasks', async () => {
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4), { name: 'Olive Hidden' });
  await bookedStay(cabin.id, stayOf(5, 6), { name: 'Olive Hidden' });
  const [task] = await tasksOf(cleaner, cabin.id);
  assert.deepEqual(task?.coming, { guests: 2, pets: 0 });
  assert.ok(!JSON.stringify(await call(cleaner, 'host_tasks')).includes('Olive'));
  assert.equal((await call<Shown>(cleaner, 'host_tasks')).cleaners, null);
  const fields = {
    p_task_id: task?.id,
    p_changes: { assignee_id: other.id },
    p_seen: { assignee_id: null },
  };
  await call(owner, 'host_save_task', fields);
  assert.equal(
    await refusal(owner, 'host_save_task', {
      ...fields,
      p_changes: { assignee_id: cleaner.id },
    }),
    'PT422 task_changed',
  );
  const cabinOwner = await signInAs('cabin_owner', [cabin.id]);
  assert.equal(
    await refusal(owner, 'host_save_task', {
      p_task_id: task?.id,
      p_changes: { assignee_id: cabinOwner.id },
      p_seen: { assignee_id: other.id },
    }),
    'PT422 unknown_staff',
  );
  assert.equal((await tasksOf(cleaner, cabin.id)).length, 1);
  assert.equal((await tasksOf(other, cabin.id)).length, 2);
  assert.equal(await change(cleaner, task?.id ?? '', { kind: 'begin' }), 'PT422 unknown_task');
  assert.equal(await refusal(cabinOwner, 'host_tasks'), '42501 not_allowed');
});

test('the cleaner of a cabin gets its turnovers, but those given by hand, until he leaves', async () => {
  const cabin = await newCabin();
  const leaver = await signInAs('cleaner');
  await bookedStay(cabin.id, stayOf(2, 4));
  await bookedStay(cabin.id, stayOf(5, 6));
  const [first] = await tasksOf(owner, cabin.id);
  await call(owner, 'host_save_task', {
    p_task_id: first?.id,
    p_changes: { assignee_id: other.id },
    p_seen: { assignee_id: null },
  });
  await call(owner, 'host_set_cleaner', { p_cabin_id: cabin.id, p_user_id: leaver.id });
  const who = async () => (await tasksOf(owner, cabin.id)).map((task) => task.assignee_id);
  assert.deepEqual(await who(), [other.id, leaver.id]);
  await bookedStay(cabin.id, stayOf(7, 8));
  assert.deepEqual(await who(), [other.id, leaver.id, leaver.id]);
  type Today = { unassigned_tasks: number };
  const before = await call<Today>(owner, 'host_today');
  await call(owner, 'host_dismiss', { p_user_id: leaver.id });
  assert.deepEqual(await who(), [other.id, null, null]);
  const after = await call<Today>(owner, 'host_today');
  assert.equal(after.unassigned_tasks - before.unassigned_tasks, 2);
});

test('a task by hand is added once, removed while untouched, and ends when it was begun', async () => {
  const cabin = await newCabin();
  const task = (changes = {}) => ({
    cabin_id: cabin.id,
    kind: 'repair',
    title: 'Mend the step',
    note: null,
    day: day(3),
    time: '09:30',
    assignee_id: cleaner.id,
    ...changes,
  });
  const p_key = randomUUID();
  await call(owner, 'host_add_task', { p_task: task(), p_key });
  await call(owner, 'host_add_task', { p_task: task(), p_key });
  const first = await onlyTask(cabin.id, cleaner);
  assert.partialDeepStrictEqual(first, { kind: 'repair', from_time: '09:30', lines: [] });
  for (const [changes, code] of [
    [{ day: day(-2) }, 'past'],
    [{ day: day(500) }, 'too_far'],
    [{ title: ' ' }, 'bad_change'],
    [{ kind: 'turnover' }, 'bad_change'],
    [{ cabin_id: randomUUID() }, 'unknown_cabin'],
  ] as const) {
    const args = { p_task: task(changes), p_key: randomUUID() };
    assert.equal(await refusal(owner, 'host_add_task', args), `PT422 ${code}`);
  }
  await call(owner, 'host_remove_task', { p_task_id: first.id });
  assert.deepEqual(await tasksOf(owner, cabin.id), []);
  await call(owner, 'host_add_task', { p_task: task(), p_key: randomUUID() });
  const second = await onlyTask(cabin.id);
  assert.equal(await change(cleaner, second.id, { kind: 'begin' }), 'none');
  await call(owner, 'host_remove_task', { p_task_id: second.id });
  assert.equal((await onlyTask(cabin.id)).state, 'dropped');
});

test('a problem waits for the host until it is settled', async () => {
  const cabin = await newCabin();
  await bookedStay(cabin.id, stayOf(2, 4));
  const task = await onlyTask(cabin.id);
  assert.equal(await change(cleaner, task.id, { kind: 'problem', text: ' ' }), 'PT422 bad_change');
  assert.equal(await change(cleaner, task.id, { kind: 'problem', text: 'The tap drips' }), 'none');
  const problems = async () =>
    (
      await call<{ task_problems: { id: string; problem: string }[] }>(owner, 'host_today')
    ).task_problems
      .filter(({ id }) => id === task.id)
      .map(({ problem }) => problem);
  assert.deepEqual(await problems(), ['The tap drips']);
  await call(owner, 'host_settle_problem', { p_task_id: task.id });
  assert.deepEqual(await problems(), []);
});

test('what is to be bought is listed once and ticked by whom', async () => {
  const cabin = await newCabin();
  const supply = { id: randomUUID(), cabin_id: cabin.id, name: 'Soap', quantity: '2', note: '' };
  const add = (p_supply: object) => refusal(cleaner, 'host_add_supply', { p_supply });
  assert.equal(await add(supply), 'none');
  assert.equal(await add(supply), 'none');
  assert.equal(await add({ ...supply, id: randomUUID(), name: '' }), 'PT422 bad_change');
  assert.equal(
    await add({ ...supply, id: randomUUID(), cabin_id: randomUUID() }),
    'PT422 unknown_cabin',
  );
  await call(owner, 'host_tick_supply', { p_id: supply.id, p_is_bought: true });
  const shown = async (who: Signed) =>
    (await call<Shown>(who, 'host_tasks')).supplies.filter(({ id }) => id === supply.id);
  assert.deepEqual(
    (await shown(owner)).map(({ bought_by }) => bought_by),
    ['you'],
  );
  // A cleaner knows no addresses of others.
  assert.deepEqual(
    (await shown(cleaner)).map(({ bought_by }) => bought_by),
    [''],
  );
});

test('a calendar is read by its secret until that is renewed, ended, or its owner dismissed', async () => {
  const cabin = await newCabin();
  const reader = await signInAs('cleaner');
  await call(owner, 'host_set_cleaner', { p_cabin_id: cabin.id, p_user_id: reader.id });
  const stay = await bookedStay(cabin.id, stayOf(2, 4), { name: 'Olive Hidden' });
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const make = async () => {
    const p_token_hash = hashOf(randomUUID());
    await call(reader, 'host_set_task_calendar', { p_token_hash });
    return p_token_hash;
  };
  type Calendar = { tasks: { uid: string; sequence: number; starts_at: string }[] } | null;
  const read = async (p_token_hash: string) =>
    (await admin.rpc('task_calendar', { p_token_hash })).data as Calendar;
  const first = await make();
  const [event] = (await read(first))?.tasks ?? [];
  assert.ok(!JSON.stringify(await read(first)).includes('Olive'));
  await move(stay, targetOf(cabin.id, stayOf(5, 7)));
  const [moved] = (await read(first))?.tasks ?? [];
  assert.equal(moved?.uid, event?.uid);
  assert.ok((moved?.sequence ?? 0) > (event?.sequence ?? 0));
  assert.ok((moved?.starts_at ?? '') > (event?.starts_at ?? ''));
  const second = await make();
  assert.equal(await read(first), null);
  assert.notEqual(await read(second), null);
  await call(reader, 'host_set_task_calendar');
  assert.equal(await read(second), null);
  const third = await make();
  await call(owner, 'host_dismiss', { p_user_id: reader.id });
  assert.equal(await read(third), null);
});

test('a guest who cancels ends nothing that is done', async () => {
  const cabin = await newCabin();
  const stay = await bookedStay(cabin.id, stayOf(20, 22));
  await cancelStay(stay, stay.totalCents);
  const rows = await database.query(
    `select id from public.cabin_tasks where cabin_id = '${cabin.id}'`,
  );
  assert.deepEqual(rows, []);
});
