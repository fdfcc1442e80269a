import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { prune } from '../functions/job-prune/index.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');
const cleaner = await signInAs('cleaner');
const other = await signInAs('cleaner');

const start = async (purpose: string, ownerId: string, id: string = randomUUID(), at?: Date) => {
  const now = at && { p_now: at.toISOString() };
  const asked = { p_id: id, p_purpose: purpose, p_owner_id: ownerId, ...now };
  assert.equal(expectData(await admin.rpc('start_upload', asked)), true);
  return id;
};
const begin = async (ownerId: string, id: string, as: string = randomUUID()) =>
  expectData(await admin.rpc('begin_upload', { p_owner_id: ownerId, p_id: id, p_storage_id: as }));
const ownerOf = async (storageId: string) =>
  expectData(await admin.rpc('open_upload', { p_storage_id: storageId }));
const seal = async (ownerId: string, id: string) =>
  expectData(await admin.rpc('seal_upload', { p_owner_id: ownerId, p_id: id }));
const end = async (id: string) => expectData(await admin.rpc('end_upload', { p_id: id }));

async function newTask() {
  const cabin = await createCabin({ check_in_time: '16:00', check_out_time: '10:00' });
  await bookedStay(cabin.id, stayOf(2, 4));
  const [task] = await database.query(
    `select id from public.cabin_tasks where cabin_id = '${cabin.id}'`,
  );
  return String(task?.id);
}
const finishTask = (taskId: string) =>
  refusal(cleaner, 'host_change_task', {
    p_task_id: taskId,
    p_change: { kind: 'done', text: 'All well' },
    p_key: randomUUID(),
  });

test('a signature allows one upload: a later one ends it', async () => {
  const cabin = await createCabin();
  const id = await start('cabin', cabin.id);
  assert.deepEqual(await begin(cabin.id, id, 'tus-first'), { former: null });
  assert.equal(await ownerOf('tus-first'), cabin.id);
  assert.deepEqual(await begin(cabin.id, id, 'tus-second'), { former: 'tus-first' });
  assert.deepEqual([await ownerOf('tus-first'), await ownerOf('tus-second')], [null, cabin.id]);
  assert.equal(await begin(cabin.id, randomUUID()), null);
  assert.equal(await begin(randomUUID(), id), null);
});

test('a complete upload can’t be restarted, nor one that became a picture', async () => {
  const cabin = await createCabin();
  const [whole, sealed, done] = [
    await start('cabin', cabin.id),
    await start('cabin', cabin.id),
    await start('cabin', cabin.id),
  ];
  await begin(cabin.id, whole, 'tus-whole');
  const file = { contentType: 'image/jpeg' };
  const files = admin.storage.from('cabin-photo-uploads');
  assert.equal((await files.upload(`${cabin.id}/${whole}`, Buffer.from('x'), file)).error, null);
  assert.equal(await begin(cabin.id, whole), null);
  // The answer to its last part may have been lost.
  assert.equal(await ownerOf('tus-whole'), cabin.id);
  await begin(cabin.id, sealed, 'tus-sealed');
  assert.equal(await seal(cabin.id, sealed), 'sealed');
  assert.deepEqual([await begin(cabin.id, sealed), await ownerOf('tus-sealed')], [null, null]);
  await seal(cabin.id, done);
  await end(done);
  assert.deepEqual([await begin(cabin.id, done), await seal(cabin.id, done)], [null, 'done']);
  assert.equal(await seal(cabin.id, randomUUID()), null);
  assert.equal(await seal(randomUUID(), sealed), null);
});

test('a photo that was not added can be sent again under its id; one that was added can’t', async () => {
  const taskId = await newTask();
  const id = await start('task', taskId);
  await begin(taskId, id, 'tus-tried');
  await seal(taskId, id);
  await start('task', taskId, id);
  assert.equal(await ownerOf('tus-tried'), null);
  assert.deepEqual(await begin(taskId, id), { former: null });
  await end(id);
  const again = { p_id: id, p_purpose: 'task', p_owner_id: taskId };
  assert.equal(expectData(await admin.rpc('start_upload', again)), false);
  const elsewhere = { ...again, p_owner_id: await newTask() };
  assert.equal(expectData(await admin.rpc('start_upload', elsewhere)), false);
});

test('an upload ends with its owner, and after a day', async () => {
  const cabin = await createCabin({}, null);
  const post = await call<{ id: string }>(owner, 'host_add_post', {
    p_post: { kind: 'article', title: `About ${randomUUID()}`, author: 'June' },
  });
  const taskId = await newTask();
  const ends: [string, string, () => Promise<unknown>][] = [
    ['cabin', cabin.id, () => database.query(`delete from public.cabins where id = '${cabin.id}'`)],
    ['post', post.id, () => database.query(`delete from public.posts where id = '${post.id}'`)],
    ['task', taskId, () => finishTask(taskId)],
  ];
  for (const [purpose, ownerId, endIt] of ends) {
    const [begun, waiting] = [await start(purpose, ownerId), await start(purpose, ownerId)];
    assert.deepEqual(await begin(ownerId, begun, `tus-${purpose}`), { former: null }, purpose);
    assert.equal(await ownerOf(`tus-${purpose}`), ownerId);
    await endIt();
    assert.equal(await ownerOf(`tus-${purpose}`), null, purpose);
    assert.equal(await begin(ownerId, waiting), null, purpose);
  }
  const other = await createCabin();
  const old = await start('cabin', other.id, undefined, new Date(Date.now() - 25 * 3_600_000));
  assert.equal(await begin(other.id, old), null);
});

test('the database says whether a photo of a task may be written', async (t) => {
  expectErrorOutput(t);
  const [taskId, otherTask] = [await newTask(), await newTask()];
  const ask = (who: typeof owner, task: string, id: string) =>
    refusal(who, 'host_has_task_photo', { p_task_id: task, p_id: id });
  const has = (id: string) =>
    call<boolean>(cleaner, 'host_has_task_photo', { p_task_id: taskId, p_id: id });
  const photo = { id: randomUUID(), line_id: null, width: 1200, height: 900 };
  assert.equal(await has(photo.id), false);
  const add = { p_task_id: taskId, p_photo: photo };
  assert.equal(await refusal(cleaner, 'host_add_task_photo', add), 'none');
  assert.equal(await has(photo.id), true);
  // It is the cleaner's by now, and a photograph of one task is none of another.
  assert.equal(await ask(other, taskId, randomUUID()), 'PT422 unknown_task');
  assert.equal(await ask(cleaner, otherTask, photo.id), 'PT422 bad_change');
  const elsewhere = { ...add, p_task_id: otherTask };
  assert.equal(await refusal(cleaner, 'host_add_task_photo', elsewhere), 'PT422 bad_change');
  assert.equal(await finishTask(taskId), 'none');
  assert.equal(await ask(cleaner, taskId, randomUUID()), 'PT422 task_done');
  assert.equal(await has(photo.id), true);
  const sends = { p_path: `${taskId}/${randomUUID()}` };
  assert.equal(await call(cleaner, 'host_may_send_task_photo', sends), false);
});

// Long before everything that other tests leave behind.
const NOW = new Date('2018-06-25T00:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test('files that never became a picture are removed after a day, from every bucket that has such', async (t) => {
  const taskId = await newTask();
  const photo = { id: randomUUID(), line_id: null, width: 1200, height: 900 };
  await call(cleaner, 'host_add_task_photo', { p_task_id: taskId, p_photo: photo });
  const folder = randomUUID();
  async function put(bucket: string, name: string, hours: number) {
    const contentType = 'image/webp';
    const sent = await admin.storage.from(bucket).upload(name, Buffer.from('x'), { contentType });
    assert.equal(sent.error, null);
    await database.query(
      `update storage.objects set created_at = '${ago(hours).toISOString()}' where name = '${name}'`,
    );
    t.after(() => admin.storage.from(bucket).remove([name]));
    return async () => (await admin.storage.from(bucket).download(name)).error === null;
  }
  const old = [
    await put('cabin-photo-uploads', `${folder}/${randomUUID()}`, 25),
    await put('task-photo-uploads', `${folder}/${randomUUID()}`, 25),
    await put('task-photos', `${taskId}/${randomUUID()}.webp`, 25),
    await put('review-photos', `${randomUUID()}.webp`, 25),
    await put('review-photos', `${randomUUID()}-small.webp`, 25),
  ];
  const kept = [
    await put('cabin-photo-uploads', `${folder}/${randomUUID()}`, 23),
    await put('task-photo-uploads', `${folder}/${randomUUID()}`, 23),
    await put('task-photos', `${taskId}/${photo.id}.webp`, 25),
    await put('cabin-photos', `${folder}/${randomUUID()}-10x10-aabbcc.webp`, 25),
  ];
  await start('cabin', folder, undefined, ago(25));
  const young = await start('cabin', folder, undefined, ago(23));
  t.after(() => database.query(`delete from public.photo_uploads where id = '${young}'`));
  assert.deepEqual(await prune({ admin, now: NOW }), {
    photo_uploads: 1,
    'cabin-photo-uploads': 1,
    'task-photo-uploads': 1,
    'task-photos': 1,
    'review-photos': 2,
  });
  assert.deepEqual(
    await Promise.all(old.map((isThere) => isThere())),
    old.map(() => false),
  );
  assert.deepEqual(
    await Promise.all(kept.map((isThere) => isThere())),
    kept.map(() => true),
  );
});
