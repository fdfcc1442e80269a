import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { ROOM_TYPES } from '../../lib/domain/catalog/rooms.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { OWN_FACTS, saveShop, useOwnShop } from './support/own-shop.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';

type Photo = {
  id: string;
  image_url: string;
  description: string;
  room_type: string;
  focus_x: number;
  focus_y: number;
  portrait: boolean;
  is_cover: boolean;
  drawing_url: string | null;
};

const manager = await signInAs('manager');
const list = async (slug: string) =>
  (await call<{ photos: Photo[] }>(manager, 'host_photos', { p_slug: slug })).photos;
const newPhoto = (image_url: string, changes: object = {}) => ({
  image_url,
  description: 'A bed under a quilt',
  room_type: 'bedroom',
  ...changes,
});
const add = (cabinId: string, url: string, changes: object = {}) =>
  call<{ id: string }>(manager, 'host_add_photo', {
    p_cabin_id: cabinId,
    p_photo: newPhoto(url, changes),
  });
const url = (n: number) => `/images/rooms/${n}.webp`;

async function cabinWith(count: number, overrides: object = { live: false, hero_image_url: '' }) {
  const cabin = await createCabin(overrides, null);
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) ids.push((await add(cabin.id, url(n))).id);
  return { cabin, ids };
}
const coverOf = async (id: string) =>
  (
    await database.query(
      `select hero_image_url as url, hero_focus_x as x, hero_focus_y as y, updated_at from public.cabins where id = '${id}'`,
    )
  )[0];

test('pictures stand in the order they came; the first is on the cards', async () => {
  const { cabin, ids } = await cabinWith(3);
  const photos = await list(cabin.slug);
  assert.deepEqual(
    photos.map(({ id }) => id),
    ids,
  );
  assert.deepEqual(
    photos.map((photo) => photo.is_cover),
    [true, false, false],
  );
  const [first] = photos;
  assert.deepEqual(
    [first?.focus_x, first?.focus_y, first?.portrait, first?.room_type],
    [50, 50, false, 'bedroom'],
  );
});

test('a picture is refused without words, of another room or address, twice, and beyond sixty', async (t) => {
  expectErrorOutput(t);
  const { cabin } = await cabinWith(1);
  const attempt = (photo: object) =>
    refusal(manager, 'host_add_photo', { p_cabin_id: cabin.id, p_photo: photo });
  for (const changes of [
    { description: '' },
    { description: '   ' },
    { description: 'x'.repeat(201) },
    { description: 'two\nlines' },
    { room_type: 'attic' },
    { image_url: 'http://pictures.example/1.jpg' },
    { image_url: '/photos/1.jpg' },
    { image_url: 'javascript:alert(1)' },
    { image_url: 'https://pictures.example/"><script>' },
    { image_url: null },
    { display_order: 5 },
  ]) {
    const photo = newPhoto(url(2), changes);
    assert.equal(await attempt(photo), 'PT422 bad_change', JSON.stringify(changes));
  }
  assert.equal(await attempt(newPhoto(url(1))), 'PT422 known_photo');
  await database.query(
    `insert into public.cabin_photos (cabin_id, image_url, description, room_type)
     select '${cabin.id}', '/images/more/' || n, 'More', 'view' from generate_series(1, 59) n`,
  );
  assert.equal(await attempt(newPhoto(url(2))), 'PT422 too_many_photos');
});

test('text, room and crop are saved; the cards follow the crop of their picture, and the site is notified', async () => {
  const { cabin, ids } = await cabinWith(2);
  const before = await coverOf(cabin.id);
  const [first] = await list(cabin.slug);
  const changes = { description: 'The porch', room_type: 'deck', focus_x: 20, focus_y: 80 };
  await call(manager, 'host_save_photo', { p_id: ids[0], p_changes: changes, p_seen: first });
  const [saved, second] = await list(cabin.slug);
  assert.deepEqual({ ...first, ...changes }, saved);
  assert.equal(second?.focus_x, 50);
  const after = await coverOf(cabin.id);
  assert.deepEqual([after?.x, after?.y], [20, 80]);
  assert.notDeepEqual(after?.updated_at, before?.updated_at);
});

test('each room of the site may be chosen', async () => {
  const { cabin } = await cabinWith(0);
  for (const [n, room_type] of ROOM_TYPES.entries()) await add(cabin.id, url(n), { room_type });
  assert.equal((await list(cabin.slug)).length, ROOM_TYPES.length);
});

test('what somebody else saved meanwhile is not overwritten', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(1);
  const [seen] = await list(cabin.slug);
  const save = (changes: object) => ({ p_id: ids[0], p_changes: changes, p_seen: seen });
  await call(manager, 'host_save_photo', save({ description: 'Theirs' }));
  const mine = save({ description: 'Mine' });
  assert.equal(await refusal(manager, 'host_save_photo', mine), 'PT422 cabin_changed');
  await call(manager, 'host_save_photo', save({ portrait: true }));
  const [now] = await list(cabin.slug);
  for (const wrong of [{ focus_x: 101 }, { description: ' ' }, { image_url: '/x.webp' }, {}]) {
    const args = { ...save(wrong), p_seen: now };
    assert.equal(await refusal(manager, 'host_save_photo', args), 'PT422 bad_change');
  }
});

test('texts and rooms of several pictures are saved all or none', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(3);
  const [first, second, third] = ids as [string, string, string];
  const seen = { description: 'A bed under a quilt', room_type: 'bedroom' };
  const change = (id: string, changes: object, before: object = seen) => ({
    id,
    changes,
    seen: before,
  });
  const save = (...p_photos: unknown[]) =>
    refusal(manager, 'host_save_photos', { p_cabin_id: cabin.id, p_photos });
  const shown = async () =>
    (await list(cabin.slug)).map(({ description, room_type }) => [description, room_type]);
  const before = await shown();
  const good = change(first, { description: 'The deck', room_type: 'deck' });
  const { ids: others } = await cabinWith(1);
  for (const [bad, code] of [
    [change(second, { description: ' ' }), 'bad_change'],
    [change(second, { room_type: 'attic' }), 'bad_change'],
    [change(second, { image_url: url(9) }), 'bad_change'],
    [change('no id', { room_type: 'deck' }), 'bad_change'],
    [{ id: second }, 'bad_change'],
    ['a text', 'bad_change'],
    [change(second, { description: 'Mine' }, { description: 'Another' }), 'cabin_changed'],
    [change(others[0] ?? '', { room_type: 'deck' }), 'unknown_photo'],
    [change(randomUUID(), { room_type: 'deck' }), 'unknown_photo'],
  ] as const) {
    assert.equal(await save(good, bad), `PT422 ${code}`, JSON.stringify(bad));
  }
  assert.equal(await save(), 'PT422 bad_change');
  assert.deepEqual(await shown(), before);
  assert.equal(await save(good, change(third, { room_type: 'view' })), 'none');
  assert.deepEqual(await shown(), [
    ['The deck', 'deck'],
    before[1],
    ['A bed under a quilt', 'view'],
  ]);
  const entries = await database.query(
    `select after from public.audit_log where action = 'save_photo' and subject = '${cabin.slug}' order by id`,
  );
  assert.deepEqual(entries, [
    { after: { description: 'The deck', room_type: 'deck' } },
    { after: { room_type: 'view' } },
  ]);
});

test('the order is changed as a whole, and refused for other pictures than there are', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(3);
  const [a, b, c] = ids;
  const order = (p_ids: unknown[]) => ({ p_cabin_id: cabin.id, p_ids });
  await call(manager, 'host_order_photos', order([c, a, b]));
  assert.deepEqual(
    (await list(cabin.slug)).map(({ id }) => id),
    [c, a, b],
  );
  for (const wrong of [[], [a, b], [a, b, b], [a, b, c, randomUUID()], [a, b, randomUUID()]]) {
    assert.equal(
      await refusal(manager, 'host_order_photos', order(wrong)),
      'PT422 photos_changed',
      String(wrong.length),
    );
  }
});

test('a picture is put on the cards; removed, the first of those left takes its place', async () => {
  const { cabin, ids } = await cabinWith(3);
  await call(manager, 'host_choose_cover', { p_id: ids[2] });
  assert.equal((await coverOf(cabin.id))?.url, url(3));
  await call(manager, 'host_remove_photo', { p_id: ids[2] });
  assert.equal((await coverOf(cabin.id))?.url, url(1));
  for (const id of ids.slice(0, 2)) await call(manager, 'host_remove_photo', { p_id: id });
  assert.equal((await coverOf(cabin.id))?.url, '');
});

test('a live cabin keeps eight pictures', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(9, {});
  await call(manager, 'host_remove_photo', { p_id: ids[0] });
  const refused = await refusal(manager, 'host_remove_photo', { p_id: ids[1] });
  assert.equal(refused, 'PT422 too_few_photos');
  assert.equal((await list(cabin.slug)).length, 8);
});

const UPLOAD = '0f0f0f0f-0000-4000-8000-0000000000';
const uploaded = (cabinId: string, n: number) =>
  `/images/uploads/${cabinId}/${UPLOAD}${String(n).padStart(2, '0')}-1600x1067-8a6f4e.webp`;
const setKind = (kind: string) =>
  database.query(`update public.catalog_pictures set kind = '${kind}'`);
const shown = async (cabinId: string) =>
  expectData(await anon.from('cabin_photos').select('image_url').eq('cabin_id', cabinId)).map(
    ({ image_url }) => image_url,
  );

test('an upload is added without a text, for its own cabin alone, and is on the cards once it has one', async (t) => {
  expectErrorOutput(t);
  t.after(() => setKind('drawings'));
  await setKind('photographs');
  const { cabin } = await cabinWith(0);
  const other = randomUUID();
  for (const wrong of [
    uploaded(other, 1),
    uploaded(cabin.id, 1).replace('.webp', '.svg'),
    uploaded(cabin.id, 1).replace('8a6f4e', 'red'),
    `/images/uploads/${cabin.id}/../x.webp`,
  ]) {
    const p_photo = newPhoto(wrong, { description: '' });
    assert.equal(
      await refusal(manager, 'host_add_photo', { p_cabin_id: cabin.id, p_photo }),
      'PT422 bad_change',
      wrong,
    );
  }
  const { id } = await add(cabin.id, uploaded(cabin.id, 1), { description: '', portrait: true });
  assert.equal((await coverOf(cabin.id))?.url, '');
  const [photo] = await list(cabin.slug);
  assert.deepEqual([photo?.portrait, photo?.is_cover], [true, false]);
  assert.equal(await refusal(manager, 'host_choose_cover', { p_id: id }), 'PT422 untold_photo');
  await call(manager, 'host_save_photo', {
    p_id: id,
    p_changes: { description: 'The porch' },
    p_seen: { description: '' },
  });
  assert.equal((await coverOf(cabin.id))?.url, uploaded(cabin.id, 1));
});

test('visitors see the pictures of one kind, and none without a text', async () => {
  const { cabin } = await cabinWith(8);
  await database.query(`update public.cabins set live = true where id = '${cabin.id}'`);
  await add(cabin.id, uploaded(cabin.id, 1));
  await add(cabin.id, uploaded(cabin.id, 2), { description: '' });
  assert.equal((await shown(cabin.id)).length, 8);
  const cover = (address: string) =>
    database.query(
      `update public.cabins set hero_image_url = '${address}' where id = '${cabin.id}'`,
    );
  await cover(uploaded(cabin.id, 1));
  assert.deepEqual(await shown(cabin.id), [uploaded(cabin.id, 1)]);
  await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
});

test('an upload takes the place of a picture, with its text, room and cover', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(2);
  const [first = ''] = ids;
  const replacement = { image_url: uploaded(cabin.id, 5), portrait: true };
  const attempt = (p_photo: object) =>
    refusal(manager, 'host_replace_photo', { p_id: first, p_photo });
  assert.equal(await attempt({ ...replacement, image_url: url(9) }), 'PT422 bad_change');
  assert.equal(await attempt({ ...replacement, description: 'x' }), 'PT422 bad_change');
  const replaced = await call(manager, 'host_replace_photo', { p_id: first, p_photo: replacement });
  assert.deepEqual(replaced, { image_url: url(1) });
  const [photo] = await list(cabin.slug);
  assert.deepEqual(
    [photo?.id, photo?.image_url, photo?.description, photo?.room_type, photo?.portrait],
    [first, uploaded(cabin.id, 5), 'A bed under a quilt', 'bedroom', true],
  );
  // A draft with a photograph and few drawings is shown in photographs.
  assert.equal((await coverOf(cabin.id))?.url, uploaded(cabin.id, 5));
  assert.equal(await refusal(manager, 'host_choose_cover', { p_id: ids[1] }), 'PT422 other_kind');
});

test('a photograph may have the drawing of its place, of its own cabin, as long as that is there', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await cabinWith(2);
  await cabinWith(3);
  const photograph = await add(cabin.id, uploaded(cabin.id, 1));
  const save = (id: string | undefined, drawing_url: string) => ({
    p_id: id,
    p_changes: { drawing_url },
    p_seen: { drawing_url: null },
  });
  const attempt = (id: string | undefined, drawing: string) =>
    refusal(manager, 'host_save_photo', save(id, drawing));
  // The other cabin alone has a third.
  assert.equal(await attempt(photograph.id, url(3)), 'PT422 unknown_drawing');
  assert.equal(await attempt(photograph.id, uploaded(cabin.id, 1)), 'PT422 unknown_drawing');
  assert.equal(await attempt(ids[0], url(2)), 'PT422 bad_change');

  const read = async () => (await list(cabin.slug)).find(({ id }) => id === photograph.id);
  for (const takeAway of [
    () => call(manager, 'host_remove_photo', { p_id: ids[0] }),
    () =>
      call(manager, 'host_replace_photo', {
        p_id: ids[1],
        p_photo: { image_url: uploaded(cabin.id, 2), portrait: false },
      }),
  ]) {
    const [drawing] = (await list(cabin.slug)).map(({ image_url }) => image_url);
    await call(manager, 'host_save_photo', save(photograph.id, drawing ?? ''));
    assert.equal((await read())?.drawing_url, drawing);
    await takeAway();
    assert.equal((await read())?.drawing_url, null);
  }
});

test('the kind changes once each live cabin has eight pictures of it; the first is on the cards', async () => {
  const { cabin } = await cabinWith(8);
  for (let n = 1; n <= 7; n += 1) await add(cabin.id, uploaded(cabin.id, n));
  await add(cabin.id, uploaded(cabin.id, 8), { description: '' });
  const found = await tryOut<Record<string, unknown>>(`
    declare
      v_lost uuid := (select p.id from public.cabin_photos p where p.image_url = '${uploaded(cabin.id, 1)}');
    begin
      -- Alone on the site.
      update public.cabins set live = id = '${cabin.id}';
      ${await asStaff(manager)}
      result := jsonb_build_object('asked', public.host_picture_kind());
      begin
        perform public.host_show_picture_kind('films');
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('films', sqlerrm);
      end;
      begin
        perform public.host_show_picture_kind('photographs');
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('early', sqlerrm);
      end;
      update public.cabin_photos set description = 'The last one' where image_url = '${uploaded(cabin.id, 8)}';
      begin
        perform public.host_show_picture_kind('photographs');
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('not_hers', sqlerrm);
      end;
      ${saveShop()}
      perform public.host_show_picture_kind('photographs');
      result := result || jsonb_build_object(
        'cover', (select c.hero_image_url from public.cabins c where c.id = '${cabin.id}'),
        'entry', (select a.after from public.audit_log a where a.action = 'show_picture_kind' order by a.id desc limit 1)
      );
      begin
        perform public.host_remove_photo(v_lost);
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('lost', sqlerrm);
      end;
      perform public.host_show_picture_kind('drawings');
      result := result || jsonb_build_object('back', (select c.hero_image_url from public.cabins c where c.id = '${cabin.id}'));
    end;`);
  assert.deepEqual(found, {
    asked: {
      kind: 'drawings',
      other: 'photographs',
      lacking: [{ slug: cabin.slug, title: cabin.title, count: 7 }],
    },
    films: 'bad_change',
    early: 'cabins_lack_pictures',
    not_hers: 'not_ready',
    cover: uploaded(cabin.id, 1),
    entry: 'photographs',
    lost: 'too_few_photos',
    back: url(1),
  });
});

test('a cabin with photographs goes live beside drawn examples, and is shown in them alone', async (t) => {
  expectErrorOutput(t);
  const { cabin } = await cabinWith(1);
  for (let n = 1; n <= 8; n += 1) await add(cabin.id, uploaded(cabin.id, n));
  const owner = await signInAs('owner');
  const drawn = await createCabin({ title: 'Drawn by hand', is_example: false });
  const seen = (id: string) => `(
    select coalesce(jsonb_agg(distinct p.kind), '[]') from public.cabin_photos p where p.cabin_id = '${id}')`;
  const found = await tryOut<Record<string, unknown>>(`
    declare
      v_way jsonb;
      v_last uuid := (select p.id from public.cabin_photos p where p.image_url = '${uploaded(cabin.id, 8)}');
      v_drawing uuid := (select p.id from public.cabin_photos p where p.image_url = '${url(1)}' and p.cabin_id = '${cabin.id}');
    begin
      ${await asStaff(owner)}
      result := jsonb_build_object(
        'kind', public.shown_picture_kind(),
        'missing', array(select i.item from public.cabin_checklist('${cabin.id}', now()) i where not i.done and i.item like 'photo%'),
        'cover', (select c.hero_image_url from public.cabins c where c.id = '${cabin.id}'),
        'preview', public.host_preview_cabin('${cabin.slug}') -> 'cabin_photos' -> 0 -> 'kind');
      update public.cabins set live = true where id = '${cabin.id}';
      begin
        perform public.host_choose_cover(v_drawing);
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('drawing', sqlerrm);
      end;
      begin
        perform public.host_remove_photo(v_last);
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('seventh', sqlerrm);
      end;
      set local role anon;
      result := result || jsonb_build_object('visitors', ${seen(cabin.id)});
      reset role;
      v_way := public.host_cabin('${cabin.slug}') -> 'drawings';
      result := result || jsonb_build_object(
        'of_drawn', public.host_cabin('${drawn.slug}') -> 'drawings',
        'names', v_way -> 'offline_cabins' @> '["Drawn by hand"]', 'examples', (v_way ->> 'cabins')::int > 10);
      begin
        perform public.host_replace_drawings(v_way || '{"cabins": 1}');
      exception when sqlstate 'PT422' then result := result || jsonb_build_object('early', sqlerrm);
      end;
      perform public.host_replace_drawings(v_way);
      result := result || jsonb_build_object(
        'after', public.shown_picture_kind(),
        'own', (select c.live from public.cabins c where c.id = '${cabin.id}'),
        'drawn', (select jsonb_build_array(c.live, public.cabin_state(c.live, c.archived_at, c.first_live_at)) from public.cabins c where c.id = '${drawn.id}'),
        'left', (select count(*) from public.cabins c where c.live),
        'promotions', (select count(*) from public.promotions p where p.is_example and p.active),
        'shown', public.shown_promotion(),
        'way', public.host_cabin('${cabin.slug}') -> 'drawings',
        'entry', (select a.action from public.audit_log a order by a.id desc limit 1));
    end;`);
  assert.deepEqual(found, {
    kind: 'drawings',
    missing: [],
    cover: uploaded(cabin.id, 1),
    preview: 'photographs',
    drawing: 'other_kind',
    seventh: 'too_few_photos',
    visitors: ['photographs'],
    of_drawn: null,
    names: true,
    examples: true,
    early: 'examples_changed',
    after: 'photographs',
    own: true,
    drawn: [false, 'offline'],
    left: 1,
    promotions: 0,
    shown: null,
    way: null,
    entry: 'replace_drawings',
  });
});

test('seven photographs, or one without a text, keep a draft from going live beside drawings', async () => {
  const { cabin } = await cabinWith(0);
  const missing = async () =>
    (
      await database.query(
        `select item from public.cabin_checklist('${cabin.id}', now()) where not done and item like 'photo%'`,
      )
    ).map(({ item }) => item);
  for (let n = 1; n <= 7; n += 1) await add(cabin.id, uploaded(cabin.id, n));
  assert.deepEqual(await missing(), ['photos']);
  await add(cabin.id, uploaded(cabin.id, 8), { description: '' });
  assert.deepEqual(await missing(), ['photo_texts']);
});

test('once the drawn examples are gone, the shop shows photographs', async () => {
  const { cabin } = await cabinWith(0);
  for (let n = 1; n <= 8; n += 1) await add(cabin.id, uploaded(cabin.id, n));
  const drawn = await createCabin({ is_example: true });
  const found = await tryOut<Record<string, unknown>>(`
    begin
      -- Those of other tests may have bookings, which keep them.
      update public.cabins set live = id in ('${cabin.id}', '${drawn.id}');
      result := jsonb_build_object('before', public.shown_picture_kind());
      perform public.remove_examples(now(), true);
      result := result || jsonb_build_object(
        'after', public.shown_picture_kind(),
        'live', array(select c.id from public.cabins c where c.live));
    end;`);
  assert.deepEqual(found, { before: 'drawings', after: 'photographs', live: [cabin.id] });
});

test('drawings with a few photographs next to them stay drawn', async () => {
  const { cabin } = await cabinWith(8);
  await add(cabin.id, uploaded(cabin.id, 1));
  const { shown_kind: kind } = await call<{ shown_kind: string }>(manager, 'host_photos', {
    p_slug: cabin.slug,
  });
  assert.equal(kind, 'drawings');
  assert.equal((await coverOf(cabin.id))?.url, url(1));
});

/** A live example as the seed makes it, drawn, and as many photographs as the host has added since. */
async function drawnExample(photographs: number, untold = 0) {
  const { cabin } = await cabinWith(8);
  await database.query(
    `update public.cabins set live = true, is_example = true where id = '${cabin.id}'`,
  );
  const ids: string[] = [];
  for (let n = 1; n <= photographs + untold; n += 1) {
    const changes = n > photographs ? { description: '' } : {};
    ids.push((await add(cabin.id, uploaded(cabin.id, n), changes)).id);
  }
  return { cabin, ids };
}
const kindOf = async (slug: string) =>
  (await call<{ shown_kind: string }>(manager, 'host_photos', { p_slug: slug })).shown_kind;
const choose = (id: string | undefined) => refusal(manager, 'host_choose_cover', { p_id: id });

test('a live example is shown in photographs as a whole, from the moment that one is put on its cards', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const { cabin, ids } = await drawnExample(8, 1);
  const drawn = Array.from({ length: 8 }, (_, n) => url(n + 1));
  assert.deepEqual((await shown(cabin.id)).sort(), drawn);
  assert.equal((await coverOf(cabin.id))?.url, url(1));
  assert.equal(await choose(ids[8]), 'PT422 untold_photo');
  const before = await coverOf(cabin.id);

  await call(manager, 'host_choose_cover', { p_id: ids[2] });
  const photographs = Array.from({ length: 8 }, (_, n) => uploaded(cabin.id, n + 1));
  assert.deepEqual((await shown(cabin.id)).sort(), photographs);
  const cover = await coverOf(cabin.id);
  assert.equal(cover?.url, uploaded(cabin.id, 3));
  assert.notDeepEqual(cover?.updated_at, before?.updated_at);
  const [row] = await database.query(
    `select live, is_example from public.cabins where id = '${cabin.id}'`,
  );
  assert.deepEqual(row, { live: true, is_example: false });

  // The drawings are kept, no longer the cover, and may be removed; the photographs may not.
  const photos = await list(cabin.slug);
  const drawing = photos.find(({ image_url }) => image_url === url(1));
  assert.equal(await choose(drawing?.id), 'PT422 other_kind');
  await call(manager, 'host_remove_photo', { p_id: drawing?.id });
  const lost = { p_id: ids[0] };
  assert.equal(await refusal(manager, 'host_remove_photo', lost), 'PT422 too_few_photos');
  await call(manager, 'host_choose_cover', { p_id: ids[0] });
  assert.equal((await coverOf(cabin.id))?.url, uploaded(cabin.id, 1));
});

test('photographs stay on the cards of a cabin that leaves the site and comes back', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const { cabin, ids } = await drawnExample(8);
  await call(manager, 'host_choose_cover', { p_id: ids[1] });
  const state = (p_state: string) => ({ p_cabin_id: cabin.id, p_state });
  await call(manager, 'host_set_cabin_state', state('offline'));
  assert.equal(await kindOf(cabin.slug), 'photographs');
  await add(cabin.id, uploaded(cabin.id, 9));
  assert.equal((await coverOf(cabin.id))?.url, uploaded(cabin.id, 2));
  // As going live does.
  await database.query(`select public.cover_if_none('${cabin.id}')`);
  await database.query(`update public.cabins set live = true where id = '${cabin.id}'`);
  assert.equal((await coverOf(cabin.id))?.url, uploaded(cabin.id, 2));
  assert.equal((await shown(cabin.id)).length, 9);
});

test('with fewer than eight photographs with a text, a drawn cabin stays drawn', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  for (const [photographs, untold] of [
    [1, 0],
    [7, 0],
    [7, 2],
  ] as const) {
    const { cabin, ids } = await drawnExample(photographs, untold);
    assert.equal(await choose(ids[0]), 'PT422 too_few_photographs');
    assert.equal((await coverOf(cabin.id))?.url, url(1));
    assert.equal((await shown(cabin.id)).length, 8);
  }
});

test('a live example gets no photographs while the shop speaks as the example shop', async (t) => {
  expectErrorOutput(t);
  const { cabin, ids } = await drawnExample(8);
  const { missing } = await call<{ missing: string[] }>(manager, 'host_photos', {
    p_slug: cabin.slug,
  });
  assert.deepEqual(missing, OWN_FACTS);
  assert.equal(await choose(ids[0]), 'PT422 not_ready');
  assert.equal(await kindOf(cabin.slug), 'drawings');
  await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
  await call(manager, 'host_choose_cover', { p_id: ids[0] });
  assert.equal(await kindOf(cabin.slug), 'photographs');
});

test('uploads, a removal and the choice of a cover at once leave a live cabin with eight pictures of one kind', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const { cabin, ids } = await drawnExample(8);
  const [, , third] = ids;
  await Promise.all([
    refusal(manager, 'host_add_photo', {
      p_cabin_id: cabin.id,
      p_photo: newPhoto(uploaded(cabin.id, 10)),
    }),
    refusal(manager, 'host_add_photo', {
      p_cabin_id: cabin.id,
      p_photo: newPhoto(uploaded(cabin.id, 11)),
    }),
    choose(ids[0]),
    refusal(manager, 'host_remove_photo', { p_id: third }),
    choose(ids[1]),
  ]);
  const cover = (await coverOf(cabin.id))?.url;
  const seen = await shown(cabin.id);
  assert.ok(seen.includes(String(cover)), String(cover));
  assert.ok(seen.length >= 8, seen.join());
  assert.equal(new Set(seen.map((address) => address.includes('/uploads/'))).size, 1);
});

test('the last photograph of a draft leaves its drawings on the cards', async () => {
  const { cabin, ids } = await drawnExample(8);
  await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
  await call(manager, 'host_choose_cover', { p_id: ids[0] });
  for (const id of ids) await call(manager, 'host_remove_photo', { p_id: id });
  assert.equal(await kindOf(cabin.slug), 'drawings');
  assert.equal((await coverOf(cabin.id))?.url, url(1));
});

test('neither cleaners nor owners of cabins nor guests choose what guests see', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const { cabin, ids } = await drawnExample(8);
  for (const role of ['cleaner', 'cabin_owner'] as const) {
    const member = await signInAs(role);
    assert.notEqual(await refusal(member, 'host_choose_cover', { p_id: ids[0] }), 'none');
  }
  assert.notEqual((await anon.rpc('host_choose_cover', { p_id: ids[0] ?? '' })).error, null);
  assert.equal(await kindOf(cabin.slug), 'drawings');
  const owner = await signInAs('owner');
  await call(owner, 'host_choose_cover', { p_id: ids[0] });
  assert.equal(await kindOf(cabin.slug), 'photographs');
});
