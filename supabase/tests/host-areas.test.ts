import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { AREA_LEADS } from '../../lib/shop/area-leads.ts';
import { AREA_COLUMNS, toAreas } from '../../lib/shop/areas.ts';
import { hostAreasSchema, type HostArea } from '../../lib/schemas/host/settings/areas.ts';
import { anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';
import { shop } from '../../lib/shop/shop.ts';

const manager = await signInAs('manager');
const LAKE = { line: 'Pines down to the water.', latitude: 46.38, longitude: -94.28 };
const BUILT_IN = shop().areas.map(({ slug }) => slug);

const list = async () => hostAreasSchema.parse(await call(manager, 'host_areas')).areas;
const find = async (slug: string) => (await list()).find((area) => area.slug === slug);
const seen = ({ cabins: _, ...area }: HostArea) => area;

async function addArea(change: object = {}) {
  const slug = `lake-${randomUUID().slice(0, 8)}`;
  await call(manager, 'host_add_area', {
    p_area: { slug, city: `Town of ${slug}`, ...LAKE, ...change },
  });
  const added = await find(slug);
  assert.ok(added);
  return added;
}

test('a new database has the areas that are built in, with their sentences and places', async () => {
  const { data } = await anon
    .from('areas')
    .select(AREA_COLUMNS)
    .in('slug', BUILT_IN)
    .order('position')
    .throwOnError();
  assert.deepEqual(toAreas(data), shop().areas);
  assert.deepEqual(Object.fromEntries(data.map(({ slug, line }) => [slug, line])), AREA_LEADS);
});

test('visitors read the areas and write none', async () => {
  const row = { slug: 'mine', city: 'Mine', position: 9, ...LAKE };
  const [added, changed, removed] = await Promise.all([
    anon.from('areas').insert(row),
    anon.from('areas').update({ city: 'Mine' }).eq('slug', 'gatlinburg'),
    anon.from('areas').delete().eq('slug', 'gatlinburg'),
  ]);
  assert.deepEqual(
    [added, changed, removed].map(({ error }) => error?.code),
    ['42501', '42501', '42501'],
  );
});

test('an area is added behind the others, and changed under its slug', async () => {
  const area = await addArea();
  assert.deepEqual(area, { ...area, ...LAKE, cabins: 0 });
  assert.equal((await list()).at(-1)?.slug, area.slug);
  const next = { ...seen(area), city: `${area.city} again`, line: '', latitude: 46.4 };
  await call(manager, 'host_save_area', { p_area: next, p_seen: seen(area) });
  assert.deepEqual(await find(area.slug), { ...next, cabins: 0 });
  assert.equal(
    await refusal(manager, 'host_save_area', { p_area: next, p_seen: seen(area) }),
    'PT422 areas_changed',
  );
  await call(manager, 'host_remove_area', { p_slug: area.slug });
  assert.equal(await find(area.slug), undefined);
  const entries = await database.query(
    `select action from public.audit_log where subject = '${area.slug}' order by id`,
  );
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['add_area', 'save_area', 'remove_area'],
  );
});

test('an invalid area is refused', async () => {
  const area = { slug: `cove-${randomUUID().slice(0, 8)}`, city: 'Some Cove', ...LAKE };
  const wrong: [object, string][] = [
    [{ slug: 'all' }, 'bad_change'],
    [{ slug: 'elsewhere' }, 'bad_change'],
    [{ slug: 'A B' }, 'bad_change'],
    [{ slug: null }, 'bad_change'],
    [{ city: 'x' }, 'bad_change'],
    [{ city: ' Cove' }, 'bad_change'],
    [{ city: 'Co\u200bve' }, 'bad_change'],
    [{ city: 'two\nlines' }, 'bad_change'],
    [{ line: 'x'.repeat(121) }, 'bad_change'],
    [{ line: null }, 'bad_change'],
    [{ latitude: 91 }, 'bad_change'],
    [{ latitude: null }, 'bad_change'],
    [{ longitude: 'west' }, 'bad_change'],
    [{ city: 'GATLINBURG' }, 'known_area'],
    [{ slug: 'gatlinburg', city: 'Gatlinburg' }, 'known_area'],
  ];
  for (const [change, code] of wrong) {
    assert.equal(
      await refusal(manager, 'host_add_area', { p_area: { ...area, ...change } }),
      `PT422 ${code}`,
      JSON.stringify(change),
    );
  }
  for (const p_area of [[], {}, 5]) {
    assert.equal(await refusal(manager, 'host_add_area', { p_area }), 'PT422 bad_change');
  }
  assert.equal(
    await refusal(manager, 'host_save_area', { p_area: area, p_seen: area }),
    'PT422 unknown_area',
  );
  assert.equal(
    await refusal(manager, 'host_remove_area', { p_slug: area.slug }),
    'PT422 unknown_area',
  );
});

test('an area with cabins stays, and says how many they are', async () => {
  const area = await addArea();
  const cabins = await Promise.all([
    createCabin({ area: area.slug }),
    createCabin({ area: area.slug }),
  ]);
  assert.equal((await find(area.slug))?.cabins, 2);
  const { error } = await manager.client.rpc('host_remove_area', { p_slug: area.slug });
  assert.deepEqual(
    [error?.message, JSON.parse(error?.details ?? '')],
    ['area_in_use', { cabins: 2 }],
  );
  await database.query(
    `update public.cabins set area = 'gatlinburg' where id in ('${cabins.map(({ id }) => id).join("','")}')`,
  );
  await call(manager, 'host_remove_area', { p_slug: area.slug });
});

test('the last one stays', async () => {
  const told = await tryOut(`
    ${await asStaff(manager)}
    update public.cabins set area = 'sevierville' where area <> 'sevierville';
    delete from public.areas where slug <> 'sevierville';
    begin
      perform public.host_remove_area('sevierville');
    exception when sqlstate 'PT422' then result := to_jsonb(sqlerrm);
    end;`);
  assert.equal(told, 'last_area');
});

test('the order that was seen is changed, another one is not', async () => {
  const told = await tryOut(`
    declare
      v_seen text[] := array(select a.slug from public.areas a order by a.position, a.slug);
      v_wanted text[] := array(select a.slug from public.areas a order by a.slug desc);
    begin
      ${await asStaff(manager)}
      perform public.host_order_areas(v_wanted, v_seen);
      result := jsonb_build_array((
        select jsonb_agg(x ->> 'slug') from jsonb_array_elements(public.host_areas() -> 'areas') x
      ) = to_jsonb(v_wanted));
      begin
        perform public.host_order_areas(v_seen, v_seen);
      exception when sqlstate 'PT422' then result := result || to_jsonb(sqlerrm);
      end;
      begin
        perform public.host_order_areas(array_append(v_wanted, 'nowhere'), v_wanted);
      exception when sqlstate 'PT422' then result := result || to_jsonb(sqlerrm);
      end;
      result := result || (select to_jsonb(count(*)) from public.audit_log a where a.action = 'order_areas' and a.after = to_jsonb(v_wanted));
    end;`);
  assert.deepEqual(told, [true, 'areas_changed', 'bad_change', 1]);
});

test('a new cabin stands in the middle of its area, and one of no area is refused', async () => {
  const area = await addArea();
  const cabin = {
    title: `Loon ${area.slug}`,
    city: 'Loon Lake',
    max_guests: 4,
    bedrooms: 2,
    baths: 1,
    nightly_rate: 15_000,
  };
  const added = await call<{ slug: string }>(manager, 'host_add_cabin', {
    p_cabin: { ...cabin, area: area.slug },
  });
  const [row] = await database.query(
    `select p.latitude::float, p.longitude::float, c.id from public.cabins c join public.cabin_places p on p.cabin_id = c.id
     where c.slug = '${added.slug}'`,
  );
  assert.deepEqual([row?.latitude, row?.longitude], [LAKE.latitude, LAKE.longitude]);
  assert.equal(
    await refusal(manager, 'host_add_cabin', { p_cabin: { ...cabin, area: 'nowhere' } }),
    'PT422 bad_change',
  );
  assert.equal(
    await refusal(manager, 'host_save_cabin', {
      p_cabin_id: row?.id,
      p_changes: { area: 'nowhere' },
      p_seen: { area: area.slug },
    }),
    'PT422 bad_change',
  );
});

test('the forty-first is refused', async () => {
  const told = await tryOut(`
    ${await asStaff(manager)}
    insert into public.areas (slug, city, latitude, longitude, position)
    select 'filler-' || n, 'Filler ' || n, 46, -94, 1000 + n
    from generate_series(1, 40 - (select count(*)::integer from public.areas)) n;
    begin
      perform public.host_add_area('{"slug": "one-more", "city": "One More", "line": "", "latitude": 46, "longitude": -94}');
    exception when sqlstate 'PT422' then result := to_jsonb(sqlerrm);
    end;`);
  assert.equal(told, 'too_many_areas');
});
