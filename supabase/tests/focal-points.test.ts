import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';

const readCabin = async (id: string) =>
  expectData(
    await anon
      .from('cabins')
      .select('hero_focus_x, hero_focus_y, updated_at')
      .eq('id', id)
      .single(),
  );

test('pictures are cropped to their middle until the host says otherwise', async () => {
  const { id } = await createCabin();
  const { updated_at: before, ...middle } = await readCabin(id);
  assert.deepEqual(middle, { hero_focus_x: 50, hero_focus_y: 50 });

  expectData(await admin.from('cabins').update({ hero_focus_x: 20 }).eq('id', id).select());
  const { updated_at: after, ...moved } = await readCabin(id);
  assert.deepEqual(moved, { hero_focus_x: 20, hero_focus_y: 50 });
  assert.notEqual(after, before, 'pages must be made anew');
});

test('a photo has a focal point of its own, and lies unless it stands', async () => {
  const { id } = await createCabin();
  const photo = { cabin_id: id, image_url: '/images/test.webp', description: 'A porch' };
  const columns = 'focus_x, focus_y, portrait';
  expectData(
    await admin.from('cabin_photos').insert([
      { ...photo, room_type: 'deck', display_order: 1 },
      { ...photo, room_type: 'view', display_order: 2, focus_y: 10, portrait: true },
    ]),
  );
  const rows = expectData(
    await anon.from('cabin_photos').select(columns).eq('cabin_id', id).order('display_order'),
  );
  assert.deepEqual(rows, [
    { focus_x: 50, focus_y: 50, portrait: false },
    { focus_x: 50, focus_y: 10, portrait: true },
  ]);
});

for (const percent of [-1, 101]) {
  test(`${percent} percent is no place in a picture`, async () => {
    const { id } = await createCabin();
    const cabin = await admin.from('cabins').update({ hero_focus_y: percent }).eq('id', id);
    assert.match(cabin.error?.message ?? '', /hero_focus_y/);
    const photo = await admin.from('cabin_photos').insert({
      cabin_id: id,
      image_url: '/images/test.webp',
      description: 'A porch',
      room_type: 'deck',
      focus_x: percent,
    });
    assert.match(photo.error?.message ?? '', /focus_x/);
  });
}
