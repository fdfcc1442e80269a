import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const manager = await signInAs('manager');
const FILM = {
  poster_url: '/images/rooms/1.webp',
  duration_seconds: 84,
  uploaded_on: '2026-11-01',
  chapters: [
    { seconds: 0, title: 'The porch' },
    { seconds: 12, title: 'Kitchen' },
  ],
  transcript: 'A door opens.\n\nA kettle sings.',
};
type Read = { video_url: string; film: typeof FILM | null };

const save = (cabinId: string, film: object | null, seen: object | null) =>
  call(manager, 'host_save_film', { p_cabin_id: cabinId, p_film: film, p_seen: seen });
const refuse = (cabinId: string, film: unknown, seen: object | null = null) =>
  refusal(manager, 'host_save_film', { p_cabin_id: cabinId, p_film: film, p_seen: seen });
const read = async (slug: string) => call<Read>(manager, 'host_film', { p_slug: slug });
const history = (slug: string) =>
  database.query(
    `select action, before ->> 'transcript' as before, after ->> 'transcript' as after
     from public.audit_log where subject = '${slug}' and action like '%_film' order by id`,
  );
const withFilm = () => createCabin({ video_tour_url: 'https://films.example/tour.mp4' }, null);

test('the page of a film is written, shown to visitors, changed and taken away; each once in the history', async () => {
  const cabin = await withFilm();
  assert.deepEqual((await read(cabin.slug)).film, null);
  await save(cabin.id, FILM, null);
  await save(cabin.id, FILM, FILM);
  assert.deepEqual((await read(cabin.slug)).film, FILM);
  assert.deepEqual(
    expectData(
      await anon.from('cabin_tours').select('poster_url, transcript').eq('cabin_id', cabin.id),
    ),
    [{ poster_url: FILM.poster_url, transcript: FILM.transcript }],
  );
  const other = { ...FILM, chapters: [], transcript: 'Rain.' };
  await save(cabin.id, other, FILM);
  assert.deepEqual((await read(cabin.slug)).film, other);
  await save(cabin.id, null, other);
  assert.deepEqual((await read(cabin.slug)).film, null);
  assert.deepEqual(await history(cabin.slug), [
    { action: 'save_film', before: null, after: FILM.transcript },
    { action: 'save_film', before: FILM.transcript, after: 'Rain.' },
    { action: 'remove_film', before: 'Rain.', after: null },
  ]);
});

test('what another editor has changed meanwhile is refused, and so is a cabin that is not there', async (t) => {
  expectErrorOutput(t);
  const cabin = await withFilm();
  await save(cabin.id, FILM, null);
  assert.match(await refuse(cabin.id, { ...FILM, transcript: 'Mine' }), /settings_changed/);
  assert.match(await refuse(cabin.id, null, { ...FILM, duration_seconds: 85 }), /settings_changed/);
  assert.match(await refuse(randomUUID(), FILM), /unknown_cabin/);
  assert.match(await refusal(manager, 'host_film', { p_slug: 'no-such-cabin' }), /unknown_cabin/);
  assert.deepEqual((await read(cabin.slug)).film, FILM);
});

test('a link that isn’t a film’s page is refused', async (t) => {
  expectErrorOutput(t);
  const cabin = await withFilm();
  const chapter = (seconds: unknown, title: unknown = 'Porch') => ({ seconds, title });
  const wrong: unknown[] = [
    5,
    [],
    {},
    { ...FILM, more: 1 },
    { ...FILM, poster_url: 'javascript:alert(1)' },
    { ...FILM, poster_url: '/images/uploads/other/1.webp' },
    { ...FILM, poster_url: null },
    { ...FILM, duration_seconds: 0 },
    { ...FILM, duration_seconds: 3601 },
    { ...FILM, duration_seconds: 'long' },
    { ...FILM, uploaded_on: 'infinity' },
    { ...FILM, uploaded_on: '2026-13-01' },
    { ...FILM, transcript: null },
    { ...FILM, transcript: 'x'.repeat(20_001) },
    { ...FILM, chapters: {} },
    { ...FILM, chapters: [chapter(5), chapter(5)] },
    { ...FILM, chapters: [chapter(5), chapter(4)] },
    { ...FILM, chapters: [chapter(84)] },
    { ...FILM, chapters: [chapter(-1)] },
    { ...FILM, chapters: [chapter('now')] },
    { ...FILM, chapters: [chapter(null)] },
    { ...FILM, chapters: [chapter(1, '')] },
    { ...FILM, chapters: [chapter(1, null)] },
    { ...FILM, chapters: [chapter(1, 'two\nlines')] },
    { ...FILM, chapters: [chapter(1, 'x'.repeat(81))] },
    { ...FILM, chapters: [{ ...chapter(1), link: 'x' }] },
    { ...FILM, chapters: Array.from({ length: 41 }, (_, n) => chapter(n)) },
  ];
  for (const film of wrong) {
    assert.match(await refuse(cabin.id, film), /bad_change/, JSON.stringify(film).slice(0, 200));
  }
  assert.deepEqual((await read(cabin.slug)).film, null);
});

test('the films of the examples can be saved as they are', async () => {
  const rows = await database.query(
    `select c.slug from public.cabins c join public.cabin_tours t on t.cabin_id = c.id`,
  );
  assert.ok(rows.length > 0);
  assert.deepEqual(
    await database.query(
      `select c.slug from public.cabins c where public.film_of(c.id) is not null and not public.is_film(public.film_of(c.id), c.id)`,
    ),
    [],
  );
});
