import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shopSettingsSchema } from '../../lib/schemas/shop-settings.ts';
import { isAnotherShop, parseSettings } from '../../lib/shop/shop-settings.ts';
import { toStoredSettings } from '../../lib/supabase/setting-rows.ts';
import { listZones } from '../../lib/shop/time-zones.ts';
import { anon, database } from './support/backend.ts';
import { signInAs } from './support/staff.ts';
import { asStaff, tryOut } from './support/try-out.ts';

const manager = await signInAs('manager');

const tried = async <T>(...calls: readonly (readonly [changes: object, seen: object])[]) =>
  tryOut<T>(`
    perform set_config('test.last_entry', coalesce(max(a.id), 0)::text, true) from public.audit_log a;
    ${await asStaff(manager)}
    result := '[]';
    ${calls
      .map(
        ([changes, seen]) => `
    begin
      perform public.host_save_settings('${JSON.stringify(changes)}', '${JSON.stringify(seen)}');
      result := result || to_jsonb('saved'::text);
    exception when sqlstate 'PT422' then result := result || to_jsonb(sqlerrm);
    end;`,
      )
      .join('')}
    result := jsonb_build_object(
      'told', result, 'settings', public.host_settings(),
      'entries', (select jsonb_agg(jsonb_build_array(a.before, a.after) order by a.id) from public.audit_log a
                  where a.action = 'save_settings' and a.id > current_setting('test.last_entry')::bigint)
    );`);

test('the table takes the settings of the schema, and no other', async () => {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'public.shop_settings'::regclass and contype = 'c' and conname like '%key%'`,
  );
  const keys = [...String(row?.rule).matchAll(/'([a-z_]+)'/g)].map(([, key]) => key);
  const camel = keys.map((key) =>
    key?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  assert.deepEqual(camel.sort(), Object.keys(shopSettingsSchema.shape).sort());
});

test('what was seen is replaced and recorded; what somebody else changed is not', async () => {
  assert.deepEqual(
    await tried(
      [
        { name: 'Loon Lake', phone: '+12185550133' },
        { name: null, phone: null },
      ],
      [{ name: 'Loon Lodges' }, { name: null }],
      [{ name: 'Loon Lodges' }, { name: 'Loon Lake' }],
      [{ facebook: '' }, { facebook: null, name: 'of no concern' }],
    ),
    {
      told: ['saved', 'settings_changed', 'saved', 'saved'],
      settings: {
        name: 'Loon Lodges',
        phone: '+12185550133',
        facebook: '',
        reference_prefix: 'LL',
      },
      entries: [
        [
          { name: null, phone: null },
          { name: 'Loon Lake', phone: '+12185550133' },
        ],
        [{ name: 'Loon Lake' }, { name: 'Loon Lodges' }],
        [{ facebook: null }, { facebook: '' }],
      ],
    },
  );
});

test('a story has lines and is longer than the rest', async () => {
  const story = `We row.\n\n${'We fish. '.repeat(330)}`;
  assert.deepEqual(
    (await tried<{ told: string[] }>([{ story, colors: 'lake', letter_name: 'Lake Letter' }, {}]))
      .told,
    ['saved'],
  );
});

test('page texts may be long but not empty', async () => {
  const long = `## Paying\n\n${'By card. '.repeat(2000)}`;
  const { told } = await tried<{ told: string[] }>(
    [{ terms_text: long, privacy_text: 'Little.', promise_text: 'Much.' }, {}],
    [{ terms_text: 'x'.repeat(20_001) }, { terms_text: long }],
    [{ terms_text: ' ' }, { terms_text: long }],
    [{ terms_text: 'a bell\u0007' }, { terms_text: long }],
    [{ terms_text: 'Pay by card.' }, { terms_text: long }],
  );
  assert.deepEqual(told, ['saved', 'bad_change', 'bad_change', 'bad_change', 'saved']);
});

const IDENTITY = {
  name: 'Lakeside Stays',
  host: 'Aunt Ida',
  region: 'Leelanau',
  region_in_text: 'the Lakes',
  state_name: 'Michigan',
  smokies: 'hidden',
};

test('another name, host or place makes another shop, which shows no promotion of the examples', async () => {
  const kinds: [object, boolean][] = [
    ...Object.entries(IDENTITY).map(([key, value]): [object, boolean] => [{ [key]: value }, true]),
    [{ name: 'Mountain Mama Cabins', host: 'Mountain Mama', smokies: 'shown' }, false],
    [{ phone: '+12185550133', timezone: 'America/Detroit', story: 'We row.' }, false],
  ];
  for (const [changes, isAnother] of kinds) {
    const found = await tryOut<{ is_another: boolean; shown: string | null }>(`
      ${await asStaff(manager)}
      perform public.host_save_settings('${JSON.stringify(changes)}', '{}');
      result := jsonb_build_object(
        'is_another', public.is_another_shop(), 'shown', public.shown_promotion());`);
    assert.deepEqual(
      found,
      { is_another: isAnother, shown: isAnother ? null : 'MAMAFREE4' },
      JSON.stringify(changes),
    );
    assert.equal(isAnotherShop(parseSettings(toStoredSettings(toRows(changes)))), isAnother);
  }
});

const toRows = (changes: object) =>
  Object.entries(changes).map(([key, value]) => ({ key, value: String(value) }));

test('references begin with the initials of the shop’s first own name, or with the prefix set', async () => {
  for (const [name, prefix] of [
    ['Lakeside Stays', 'LS'],
    ['The Loon & Lake House', 'TH'],
    ['Élan', 'LA'],
    ['Bo', 'BO'],
    ['№ 7', 'CB'],
    ['四季の宿', 'CB'],
    ['O’Malley’s', 'OM'],
    ['42 Birch St.', 'BS'],
  ]) {
    const [row] = await database.query(`select public.prefix_of('${name}') as prefix`);
    assert.equal(row?.prefix, prefix, name);
  }
  const { settings } = await tried<{ settings: object }>(
    [{ name: 'Lakeside Stays', reference_prefix: 'LAKE' }, {}],
    [{ name: 'Loon Lake' }, { name: 'Lakeside Stays' }],
    [{ reference_prefix: 'L' }, { reference_prefix: 'LAKE' }],
  );
  assert.deepEqual(settings, { name: 'Loon Lake', reference_prefix: 'LAKE' });
  const kept = await tried<{ settings: object }>([{ name: 'Mountain Mama Cabins' }, {}]);
  assert.deepEqual(kept.settings, { name: 'Mountain Mama Cabins' });
});

test('the database knows every offered time zone', async () => {
  const zones = listZones('US/Michigan').map(([zone]) => zone);
  const known = await database.query(
    `select z from unnest(array[${zones.map((zone) => `'${zone}'`).join()}]) z
     where '2026-07-01 12:00+00'::timestamptz at time zone z is not null`,
  );
  assert.equal(known.length, zones.length);
});

test('refuses an unknown setting', async () => {
  const wrong = [
    {},
    [],
    { color: 'red' },
    { name: null },
    { name: 'x'.repeat(301) },
    { name: 'two\nlines' },
    { story_heading: 'two\nlines' },
    { story: 'x'.repeat(3001) },
    { story: 'a bell\u0007' },
  ];
  assert.deepEqual(
    (await tried<{ told: string[] }>(...wrong.map((changes) => [changes, {}] as const))).told,
    wrong.map(() => 'bad_change'),
  );
});

test('visitors read the settings and write none', async () => {
  assert.deepEqual((await anon.from('shop_settings').select('key')).error, null);
  const { error } = await anon.from('shop_settings').insert({ key: 'name', value: 'Mine' });
  assert.equal(error?.code, '42501');
});

test('deals have one of the percents that are set, and a new cabin the days of cancellation and the time zone', async () => {
  const found = await tryOut<{ percents: number[]; days: number; zone: string }>(`
    declare
      v_slug text;
    begin
      ${await asStaff(manager)}
      perform public.host_save_settings('{"deal_percents": "7,33", "cancel_days": "5", "timezone": "America/Chicago"}', '{}');
      v_slug := public.host_add_cabin(jsonb_build_object(
        'title', 'Loon Point', 'city', 'Gatlinburg', 'area', 'gatlinburg', 'max_guests', 4, 'bedrooms', 2, 'baths', 1,
        'nightly_rate', 15000
      )) ->> 'slug';
      result := jsonb_build_object(
        'percents', (
          select jsonb_agg(distinct d.discount_percent)
          from generate_series(0, 29) n cross join lateral public.choose_deal(now() + make_interval(days => n)) d
        ),
        'days', (select c.free_cancel_days from public.cabins c where c.slug = v_slug),
        'zone', (select c.timezone from public.cabins c where c.slug = v_slug)
      );
    end;`);
  assert.deepEqual(found, { percents: [7, 33], days: 5, zone: 'America/Chicago' });
});

test('a promotion that the site shows is not paused; another one has to be there, with a code', async () => {
  const found = await tryOut<unknown[]>(`
    begin
      ${await asStaff(manager)}
      result := '[]';
      perform public.host_pause_promotion('MAMAFREE4', true);
      result := result || coalesce(to_jsonb(public.shown_promotion()), 'null');
      perform public.host_save_settings('{"promotion": "shown"}', '{"promotion": "hidden"}');
      result := result || (select to_jsonb(p.active) from public.promotions p where p.code = 'MAMAFREE4');
      perform public.host_save_settings('{"promotion": "hidden"}', '{"promotion": "shown"}');
      result := result || (select to_jsonb(p.active) from public.promotions p where p.code = 'MAMAFREE4');
      insert into public.promotions (code, label, percent_off) values ('LAKE10', 'Ten off', 10);
      perform public.host_save_settings('{"promotion": "LAKE10"}', '{"promotion": "hidden"}');
      result := result || to_jsonb(public.shown_promotion());
      begin
        perform public.host_save_settings('{"promotion": "NOPE"}', '{"promotion": "LAKE10"}');
      exception when others then
        result := result || to_jsonb(sqlerrm);
      end;
    end;`);
  assert.deepEqual(found, [null, true, true, 'LAKE10', 'unknown_promotion']);
});

test('percents, days and time zones beyond their limits are refused', async () => {
  const wrong = ['', '0', '5,', '100', '1,2,3,4,5,6,7', '10, 15'];
  const days = ['', '-1', '300', '1.5'];
  const changes = [
    ...wrong.map((deal_percents) => ({ deal_percents })),
    ...days.map((cancel_days) => ({ cancel_days })),
    ...['', '-1', '25', '06', '6 PM'].map((tonight_until) => ({ tonight_until })),
    ...['', 'Tennessee', 'America/Nowhere'].map((timezone) => ({ timezone })),
    ...[
      'https://elsewhere.example/logo.webp',
      '/images/host.webp',
      '/images/uploads/0b2f6c1e-0000-4000-8000-000000000001/a-10x10-ffffff.webp',
      '/images/uploads/00000000-0000-0000-0000-000000000000/../logo.webp',
    ].map((logo) => ({ logo })),
  ];
  const { told } = await tried<{ told: string[] }>(
    ...changes.map((change) => [change, {}] as const),
  );
  assert.deepEqual(
    told,
    changes.map(() => 'bad_change'),
  );
});
