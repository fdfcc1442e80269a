import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { roleCan, STAFF_ROLES } from '../../lib/schemas/host/staff/staff.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { prune } from '../functions/job-prune/index.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const manager = await signInAs('manager');
const voiceOf = (cabinId: string, changes: object = {}) => ({
  url: `/voices/${cabinId}/${randomUUID()}.m4a`,
  seconds: 18.4,
  wave: Array.from({ length: 40 }, (_, bar) => bar % 10),
  transcript: 'Hi, I’m June. Sit on the porch first.',
  ...changes,
});
type Voice = ReturnType<typeof voiceOf>;

const save = (cabinId: string, voice: object | null, seen: object | null) =>
  call<{ former: string | null }>(manager, 'host_save_voice', {
    p_cabin_id: cabinId,
    p_voice: voice,
    p_seen: seen,
  });
const refuse = (cabinId: string, voice: unknown, seen: object | null = null, as = manager) =>
  refusal(as, 'host_save_voice', { p_cabin_id: cabinId, p_voice: voice, p_seen: seen });
const read = async (slug: string) =>
  (await call<{ voice: Voice | null }>(manager, 'host_voice', { p_slug: slug })).voice;
const seenByGuests = async (cabinId: string) =>
  expectData(
    await anon.from('cabins').select('updated_at, cabin_voices(url, transcript)').eq('id', cabinId),
  )[0];

test('a voice is saved, heard by guests, replaced and removed; each once in the history', async () => {
  const cabin = await createCabin();
  assert.equal((await seenByGuests(cabin.id))?.cabin_voices, null);
  const first = voiceOf(cabin.id);
  assert.deepEqual(await save(cabin.id, first, null), { former: null });
  // The answer may have been lost, so the site asks again.
  assert.deepEqual(await save(cabin.id, first, null), { former: null });
  assert.deepEqual(await read(cabin.slug), first);
  const { url, transcript } = first;
  assert.deepEqual((await seenByGuests(cabin.id))?.cabin_voices, { url, transcript });
  const worded = { ...first, transcript: 'Sit on the porch first.' };
  assert.deepEqual(await save(cabin.id, worded, first), { former: null });
  const second = voiceOf(cabin.id, { url: url.replace('m4a', 'webm') });
  assert.deepEqual(await save(cabin.id, second, worded), { former: url });
  assert.deepEqual(await save(cabin.id, null, second), { former: second.url });
  assert.equal(await read(cabin.slug), null);
  assert.deepEqual(
    await database.query(
      `select action, before ->> 'transcript' as before, after ->> 'transcript' as after
       from public.audit_log where subject = '${cabin.slug}' and action like '%_voice' order by id`,
    ),
    [
      { action: 'save_voice', before: null, after: first.transcript },
      { action: 'save_voice', before: first.transcript, after: worded.transcript },
      { action: 'save_voice', before: worded.transcript, after: second.transcript },
      { action: 'remove_voice', before: second.transcript, after: null },
    ],
  );
});

test('a change of the voice is a change of the cabin’s page', async () => {
  const cabin = await createCabin();
  const before = await seenByGuests(cabin.id);
  await save(cabin.id, voiceOf(cabin.id), null);
  assert.notEqual((await seenByGuests(cabin.id))?.updated_at, before?.updated_at);
});

test('only staff can read the voice of a cabin that is not live', async () => {
  const cabin = await createCabin({ live: false });
  await save(cabin.id, voiceOf(cabin.id), null);
  const asked = anon.from('cabin_voices').select('url').eq('cabin_id', cabin.id);
  assert.deepEqual(expectData(await asked), []);
  const preview = await call<{ cabin_voices: Voice }>(manager, 'host_preview_cabin', {
    p_slug: cabin.slug,
  });
  assert.equal(preview.cabin_voices.seconds, 18.4);
});

for (const role of STAFF_ROLES) {
  const may = roleCan(role, 'edits_shop');
  test(`${role}: ${may ? 'may' : 'may not'} save a voice and send its file`, async (t) => {
    expectErrorOutput(t);
    const cabin = await createCabin();
    const someone = await signInAs(role, [cabin.id]);
    const said = await refuse(cabin.id, voiceOf(cabin.id), null, someone);
    assert.equal(said === 'none', may, said);
    const files = someone.client.storage.from('cabin-voice-uploads');
    const { error } = await files.createSignedUploadUrl(`${cabin.id}/${randomUUID()}`);
    assert.equal(error === null, may);
    const published = await someone.client.storage
      .from('cabin-voices')
      .upload(`${cabin.id}/${randomUUID()}.m4a`, Buffer.from('x'), { contentType: 'audio/mp4' });
    assert.notEqual(published.error, null);
  });
}

test('visitors write no voice and send no file', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const row = { cabin_id: cabin.id, ...voiceOf(cabin.id) };
  assert.notEqual((await anon.from('cabin_voices').insert(row)).error, null);
  assert.notEqual((await anon.rpc('host_voice', { p_slug: cabin.slug })).error, null);
  const files = anon.storage.from('cabin-voice-uploads');
  assert.notEqual((await files.createSignedUploadUrl(`${cabin.id}/${randomUUID()}`)).error, null);
});

test('what another editor has changed meanwhile is refused, and so is a cabin that is not there', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const first = voiceOf(cabin.id);
  await save(cabin.id, first, null);
  assert.match(await refuse(cabin.id, voiceOf(cabin.id)), /settings_changed/);
  assert.match(await refuse(cabin.id, null, { ...first, seconds: 3 }), /settings_changed/);
  const nowhere = randomUUID();
  assert.match(await refuse(nowhere, voiceOf(nowhere)), /unknown_cabin/);
  assert.match(await refusal(manager, 'host_voice', { p_slug: 'no-such-cabin' }), /unknown_cabin/);
  assert.deepEqual(await read(cabin.slug), first);
});

test('a recording of another cabin is refused', async (t) => {
  expectErrorOutput(t);
  const [cabin, other] = [await createCabin(), await createCabin()];
  const good = voiceOf(cabin.id);
  const wrong: unknown[] = [
    5,
    [],
    {},
    { ...good, more: 1 },
    { ...good, url: null },
    { ...good, url: voiceOf(other.id).url },
    { ...good, url: good.url.replace('m4a', 'mp3') },
    { ...good, url: `https://elsewhere.example${good.url}` },
    { ...good, url: `${good.url}?x` },
    { ...good, url: good.url.replace('/voices/', '/voices/../') },
    { ...good, seconds: 0.4 },
    { ...good, seconds: 21.1 },
    { ...good, seconds: 'long' },
    { ...good, seconds: 'NaN' },
    { ...good, seconds: null },
    { ...good, wave: [] },
    { ...good, wave: good.wave.slice(1) },
    { ...good, wave: good.wave.with(3, 10) },
    { ...good, wave: good.wave.with(3, -1) },
    { ...good, wave: good.wave.map((level, bar) => (bar === 3 ? null : level)) },
    { ...good, wave: Array.from({ length: 4 }, () => good.wave.slice(0, 10)) },
    { ...good, wave: 'loud' },
    { ...good, transcript: null },
    { ...good, transcript: ' \n ' },
    { ...good, transcript: 'x'.repeat(601) },
  ];
  for (const voice of wrong) {
    assert.match(await refuse(cabin.id, voice), /bad_change/, JSON.stringify(voice).slice(0, 200));
  }
  assert.equal(await read(cabin.slug), null);
});

test('a voice makes an example cabin the host’s own, so removing the examples keeps it', async () => {
  const cabin = await createCabin({ is_example: true });
  await save(cabin.id, voiceOf(cabin.id), null);
  const example = () =>
    database.query(`select is_example from public.cabins where id = '${cabin.id}'`);
  assert.deepEqual(await example(), [{ is_example: false }]);
  await database.query(`delete from public.cabins where id = '${cabin.id}'`);
  assert.deepEqual(
    await database.query(`select 1 from public.cabin_voices where cabin_id = '${cabin.id}'`),
    [],
  );
});

test('files of voices that no cabin has are removed within a day', async (t) => {
  // Long before everything that other tests leave behind.
  const now = new Date('2017-06-25T00:00:00Z');
  const cabin = await createCabin();
  const [kept, gone] = [voiceOf(cabin.id), voiceOf(cabin.id)];
  await save(cabin.id, kept, null);
  const names = [kept, gone].map(({ url }) => url.replace('/voices/', ''));
  const upload = `${cabin.id}/${randomUUID()}`;
  const files = (bucket: string) => admin.storage.from(bucket);
  const put = async (bucket: string, name: string) => {
    const sent = await files(bucket).upload(name, Buffer.from('x'), { contentType: 'audio/mp4' });
    assert.equal(sent.error, null);
    await database.query(
      `update storage.objects set created_at = '2017-06-23T20:00:00Z' where name = '${name}'`,
    );
    t.after(() => files(bucket).remove([name]));
  };
  for (const name of names) await put('cabin-voices', name);
  await put('cabin-voice-uploads', upload);
  assert.deepEqual(await prune({ admin, now }), { 'cabin-voices': 1, 'cabin-voice-uploads': 1 });
  const isThere = async (name = '') => (await files('cabin-voices').download(name)).error === null;
  assert.deepEqual([await isThere(names[0]), await isThere(names[1])], [true, false]);
});

test('the file of a voice is read by the site alone, which asks for the voices of live cabins', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const voice = voiceOf(cabin.id);
  await save(cabin.id, voice, null);
  const name = voice.url.replace('/voices/', '');
  const file = (client: typeof anon) => client.storage.from('cabin-voices');
  const sent = await file(admin).upload(name, Buffer.from('x'), { contentType: 'audio/mp4' });
  assert.equal(sent.error, null);
  t.after(() => file(admin).remove([name]));
  assert.equal((await file(admin).download(name)).error, null);
  for (const client of [anon, manager.client]) {
    assert.notEqual((await file(client).download(name)).error, null);
  }
  const { publicUrl } = file(anon).getPublicUrl(name).data;
  assert.equal((await fetch(publicUrl)).ok, false);

  const asVisitor = async () =>
    expectData(await anon.from('cabin_voices').select('cabin_id').eq('url', voice.url)).length;
  assert.equal(await asVisitor(), 1);
  for (const state of ['offline', 'archived']) {
    await call(manager, 'host_set_cabin_state', { p_cabin_id: cabin.id, p_state: state });
    assert.equal(await asVisitor(), 0, state);
  }
});
