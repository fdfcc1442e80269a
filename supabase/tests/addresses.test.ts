import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';

const newSlug = () => `renamed-${randomUUID()}`;

/** As the site asks: the present slug behind a former one. */
async function findPresentSlug(oldSlug: string): Promise<string | undefined> {
  const row = expectData(
    await anon
      .from('cabin_old_slugs')
      .select('cabins!inner(slug)')
      .eq('slug', oldSlug)
      .maybeSingle(),
  );
  return row?.cabins.slug;
}

const rename = async (id: string, slug: string) =>
  expectData(await admin.from('cabins').update({ slug }).eq('id', id).select().single());

test('every former slug leads to the present one, however often a cabin is renamed', async () => {
  const cabin = await createCabin();
  const [second, third] = [newSlug(), newSlug()];
  await rename(cabin.id, second);
  await rename(cabin.id, third);
  assert.equal(await findPresentSlug(cabin.slug), third);
  assert.equal(await findPresentSlug(second), third);
  assert.equal(await findPresentSlug(third), undefined);
});

test('a slug taken back is a present one again', async () => {
  const cabin = await createCabin();
  const other = newSlug();
  await rename(cabin.id, other);
  await rename(cabin.id, cabin.slug);
  assert.equal(await findPresentSlug(cabin.slug), undefined);
  assert.equal(await findPresentSlug(other), cabin.slug);
});

test('a former slug given to another cabin leads nowhere else', async () => {
  const cabin = await createCabin();
  const other = await createCabin();
  await rename(cabin.id, newSlug());
  await rename(other.id, cabin.slug);
  assert.equal(await findPresentSlug(cabin.slug), undefined);
  assert.equal(await findPresentSlug(other.slug), cabin.slug);
});

test('the slugs of a cabin taken off the site lead nowhere', async () => {
  const cabin = await createCabin();
  await rename(cabin.id, newSlug());
  expectData(await admin.from('cabins').update({ live: false }).eq('id', cabin.id));
  assert.equal(await findPresentSlug(cabin.slug), undefined);
});

async function readUpdatedAt(id: string): Promise<string> {
  return expectData(await admin.from('cabins').select('updated_at').eq('id', id).single())
    .updated_at;
}

test('a change of what the page says is dated; a count of views is not', async () => {
  const { id } = await createCabin();
  let before = await readUpdatedAt(id);
  const expectChange = async (isDated: boolean) => {
    const after = await readUpdatedAt(id);
    assert.equal(after !== before, isDated);
    before = after;
  };
  expectData(await admin.from('cabins').update({ views_last_7_days: 9 }).eq('id', id));
  await expectChange(false);
  expectData(await admin.from('cabins').update({ title: 'Another Title' }).eq('id', id));
  await expectChange(true);
  expectData(await admin.from('cabin_reviews').insert({ cabin_id: id, rating: 5 }));
  await expectChange(true);
  const photo = { cabin_id: id, image_url: '/images/1.webp', room_type: 'deck' };
  expectData(await admin.from('cabin_photos').insert({ ...photo, description: 'A porch' }));
  await expectChange(true);
  expectData(await admin.from('cabin_photos').delete().eq('cabin_id', id));
  await expectChange(true);
});
