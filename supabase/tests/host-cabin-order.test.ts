import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCabin, stayOf } from './support/cabins.ts';
import { signInAs } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';

const manager = await signInAs('manager');
const as = await asStaff(manager);

/** The only ones of the archive and of the lists, each with a name that sorts as it stands: A to E, and Z archived. */
const ALONE = `
  update public.cabins set archived_at = now(), live = false, display_order = 1000;
  insert into public.cabins (id, slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms,
                             nightly_rate, latitude, longitude, elevation_ft, live, archived_at, display_order)
  select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'order-' || l, 'Cabin ' || l, '', '/images/test.webp', 'Townsend',
         'gatlinburg', 1, 1, 1, 100, 35.7, -83.5, 1500, l <> 'z', case when l = 'z' then now() end, n * 10
  from unnest(array['a', 'b', 'z', 'c', 'd', 'e']) with ordinality as x(l, n);
  update public.cabins set updated_at = '2026-01-01';`;
const id = (letter: string) => `00000000-0000-4000-8000-00000000000${'abzcde'.indexOf(letter) + 1}`;
const ids = (letters: string) => `array[${[...letters].map((l) => `'${id(l)}'`).join()}]::uuid[]`;
const order = (to: string, seen: string) =>
  `perform public.host_order_cabins(${ids(to)}, ${ids(seen)});`;
const LISTED = `(select string_agg(right(c.slug, 1), '') from (select c.slug from public.cabins c where c.live order by c.display_order, c.id) c)`;
const ALL = `(select string_agg(right(c.slug, 1), '' order by c.display_order, c.id) from public.cabins c where c.slug like 'order-_')`;
const NUMBERS = `(select jsonb_object_agg(right(c.slug, 1), c.display_order) from public.cabins c where c.slug like 'order-_')`;
const CHANGED = `(select string_agg(right(c.slug, 1), '' order by c.slug) from public.cabins c where c.slug like 'order-_' and c.updated_at > '2026-01-01')`;
const tried = (script: string) => tryOut<Record<string, unknown>>(`${ALONE} ${as} ${script}`);
const refused = (script: string) =>
  tried(`begin ${script} exception when sqlstate 'PT422' then
    result := jsonb_build_object('refused', sqlerrm, 'order', ${ALL}); end;`);

test('the lists have the new order, archived cabins come behind, and only who moved has changed', async () => {
  const found = await tried(`
    ${order('acbde', 'abcde')}
    result := jsonb_build_object(
      'listed', ${LISTED}, 'all', ${ALL}, 'numbers', ${NUMBERS}, 'changed', ${CHANGED},
      'page', (select jsonb_agg(p.slug) from (select (public.host_cabin_order() -> 'cabins' -> (n - 1)) ->> 'title' as slug from generate_series(1, 5) n) p),
      'entry', (select jsonb_build_array(a.subject, a.actor_email, a.before, a.after) from public.audit_log a
                where a.action = 'order_cabins' order by a.id desc limit 1));`);
  const slugs = (letters: string) => [...letters].map((l) => `order-${l}`);
  assert.deepEqual(found, {
    listed: 'acbde',
    all: 'acbdez',
    // Z stood among them; then each takes the next number that there is.
    numbers: { a: 10, c: 20, b: 30, d: 40, e: 50, z: 60 },
    changed: 'bcdez',
    page: ['a', 'c', 'b', 'd', 'e'].map((l) => `Cabin ${l}`),
    entry: ['cabins', manager.email, slugs('abcde'), slugs('acbde')],
  });
  const again = await tried(`
    ${order('abcde', 'abcde')} result := jsonb_build_object('first', ${CHANGED});
    update public.cabins set display_order = case slug when 'order-z' then 60 else display_order - 10 * (slug > 'order-b')::int end
    where slug like 'order-_' ;
    update public.cabins set updated_at = '2026-01-01';
    ${order('abdce', 'abcde')} result := result || jsonb_build_object('changed', ${CHANGED}, 'all', ${ALL});`);
  assert.deepEqual(again, { first: null, changed: 'cd', all: 'abdcez' });
});

test('cabins that shared a number get distinct ones', async () => {
  const found = await tried(`
    update public.cabins set display_order = 7 where slug like 'order-_';
    ${order('edcba', 'abcde')} result := jsonb_build_object('all', ${ALL}, 'numbers', ${NUMBERS});`);
  assert.deepEqual(found, { all: 'edcbaz', numbers: { e: 7, d: 8, c: 9, b: 10, a: 11, z: 12 } });
});

test('what somebody else ordered, archived or brought back meanwhile is not overwritten', async () => {
  for (const [change, all] of [
    [order('bacde', 'abcde'), 'bacdez'],
    [
      `update public.cabins set archived_at = now(), live = false where slug = 'order-c';`,
      'abzcde',
    ],
    [`update public.cabins set archived_at = null where slug = 'order-z';`, 'abzcde'],
  ] as const) {
    const found = await tried(`${change} begin ${order('edcba', 'abcde')}
      exception when sqlstate 'PT422' then result := jsonb_build_object('refused', sqlerrm, 'order', ${ALL}); end;`);
    assert.deepEqual(found, { refused: 'order_changed', order: all }, change);
  }
});

test('a cabin that came last meanwhile stays last', async () => {
  const found = await tried(`
    perform public.host_add_cabin('{"title": "Cabin x", "city": "Townsend", "area": "gatlinburg", "max_guests": 2, "bedrooms": 1, "baths": 1, "nightly_rate": 10000}');
    ${order('edcba', 'abcde')}
    result := jsonb_build_object('last', (select c.slug from public.ordered_cabins() with ordinality c order by c.ordinality desc limit 1));`);
  assert.deepEqual(found, { last: 'cabin-x' });
});

test('an order of other cabins than were shown, of none or of too many is refused', async () => {
  for (const script of [
    order('abcd', 'abcde'),
    order('abcdz', 'abcde'),
    order('abcdd', 'abcde'),
    `perform public.host_order_cabins('{}', '{}');`,
    `perform public.host_order_cabins(null, null);`,
    `perform public.host_order_cabins(array_fill(null::uuid, array[5]), ${ids('abcde')});`,
    `perform public.host_order_cabins(array_fill('${id('a')}'::uuid, array[201]), array_fill('${id('a')}'::uuid, array[201]));`,
  ]) {
    assert.deepEqual(await refused(script), { refused: 'bad_change', order: 'abzcde' }, script);
  }
  assert.equal((await refused(order('ab', 'ba'))).refused, 'order_changed');
  assert.equal((await refused(order('az', 'za'))).refused, 'order_changed');
});

test('the first two hundred are shown, and put in order among themselves', async () => {
  const found = await tried(`
    insert into public.cabins (slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, nightly_rate,
                               latitude, longitude, elevation_ft, live, display_order)
    select 'many-' || n, 'Many ' || n, '', '/images/test.webp', 'Townsend', 'gatlinburg', 1, 1, 1, 100, 35.7, -83.5, 1500, true, n + 100
    from generate_series(1, 300) n;
    declare
      v_seen uuid[] := array(select (c ->> 'id')::uuid from jsonb_array_elements(public.host_cabin_order() -> 'cabins') c);
    begin
      perform public.host_order_cabins(v_seen[200:200] || v_seen[1:199], v_seen);
      result := jsonb_build_object(
        'total', public.host_cabin_order() -> 'total', 'shown', cardinality(v_seen),
        'places', (select jsonb_agg(c.slug) from (select c.slug, row_number() over () as n from public.ordered_cabins() c) c where n in (1, 2, 200, 201)),
        'behind', (select min(z.display_order) > max(c.display_order) from public.ordered_cabins() c, public.cabins z where z.slug = 'order-z'));
    end;`);
  assert.deepEqual(found, {
    total: 305,
    shown: 200,
    places: ['many-195', 'order-a', 'many-194', 'many-196'],
    behind: true,
  });
});

test('search and its lists have the order in the same transaction, and the site is notified', async () => {
  const { checkIn, checkOut } = stayOf(5, 8);
  const made = [await createCabin(), await createCabin(), await createCabin()].map((row) => row.id);
  const [a, b, c] = made as [string, string, string];
  const list = (of: readonly string[]) => `array['${of.join("','")}']::uuid[]`;
  const searched = `(select jsonb_agg(s.cabin_id) from public.search_cabin_page('${checkIn}', '${checkOut}', p_limit => 30) s)`;
  const listed = `(select jsonb_agg(s.cabin_id) from public.list_cabin_page() s)`;
  const found = await tried(`
    update public.cabins set archived_at = now(), live = false where live;
    update public.cabins set archived_at = null, live = true, display_order = array_position(${list(made)}, id)
    where id = any (${list(made)});
    result := jsonb_build_object('before', ${searched});
    perform set_config('catalogue.told_cabins', '', true);
    perform public.host_order_cabins(${list([c, a, b])}, ${list(made)});
    result := result || jsonb_build_object('searched', ${searched}, 'listed', ${listed},
                                           'told', current_setting('catalogue.told_cabins'));`);
  const after = [c, a, b];
  assert.deepEqual(found, { before: made, searched: after, listed: after, told: 'yes' });
});
