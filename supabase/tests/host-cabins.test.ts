import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { isNearArea, PLACE_REACH } from '../../lib/domain/host/choose-place.ts';
import { CHECKLIST_ITEMS } from '../../lib/schemas/host/cabins/cabins.ts';
import { SHOP_DEFAULTS } from '../../lib/shop/shop.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { changeCabin, createCabin, stayOf, takeNights, type CabinRow } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { OWN_FACTS, OWN_SHOP, saveShop, useOwnShop } from './support/own-shop.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { asStaff, tryOut } from './support/try-out.ts';
import { call, callFunctionAs, refusal, signInAs, type Signed } from './support/staff.ts';
import { addTown } from './support/tax-rates.ts';
import { areaOfDistances } from '../../lib/domain/catalog/region.ts';
import { shop } from '../../lib/shop/shop.ts';

type Facts = Record<string, unknown> & { slug: string; title: string };
type Shown = {
  id: string;
  slug: string;
  state: string;
  facts: Facts;
  changed_by: Record<string, string>;
  checklist: { item: string; done: boolean; count: number | null }[];
  old_slugs: string[];
  stays_to_come: number;
};
type List = {
  total: number;
  counts: Record<string, number>;
  cabins: {
    slug: string;
    state: string;
    missing: string[];
    photos: number;
    next_arrival: string;
  }[];
};

const manager = await signInAs('manager');

const newTitle = () => `House ${randomUUID().slice(0, 8)}`;
const NEW = {
  city: 'Sevierville',
  area: 'sevierville',
  max_guests: 6,
  bedrooms: 2,
  baths: 1.5,
  nightly_rate: 17_500,
};

const read = (slug: string, as: Signed = manager) =>
  call<Shown>(as, 'host_cabin', { p_slug: slug });

async function addDraft(title = newTitle()): Promise<Shown> {
  const { slug } = await call<{ slug: string }>(manager, 'host_add_cabin', {
    p_cabin: { ...NEW, title },
  });
  return read(slug);
}

const save = (cabin: Shown, changes: object, seen: object = cabin.facts) => ({
  p_cabin_id: cabin.id,
  p_changes: changes,
  p_seen: seen,
});
const change = (cabin: Shown, changes: object, as = manager) =>
  call<{ slug: string }>(as, 'host_save_cabin', save(cabin, changes));
const publish = (cabin: { id: string }, state = 'live') => ({
  p_cabin_id: cabin.id,
  p_state: state,
});
const setState = (cabin: { id: string }, state: string) =>
  call<{ state: string }>(manager, 'host_set_cabin_state', publish(cabin, state));
const missingOf = (cabin: Shown) =>
  cabin.checklist.filter(({ done }) => !done).map(({ item }) => item);

const READY = {
  short_desc: 'Two bedrooms above the river.',
  long_desc: 'A long word about the house and its river.',
  bed_types: [{ room: 'Bedroom 1', kind: 'queen', count: 2 }],
  place: { latitude: 35.88123, longitude: -83.57123 },
  elevation_ft: 1234,
  address: '12 River Road, Sevierville',
};

async function addPictures({ id }: { id: string }, count = 8) {
  const rows = Array.from({ length: count }, (_, place) => ({
    cabin_id: id,
    image_url: '/images/test.webp',
    description: `Room ${place}`,
    room_type: 'bedroom',
    display_order: place,
  }));
  expectData(await admin.from('cabin_photos').insert(rows).select('id'));
  await changeCabin(id, { hero_image_url: '/images/test.webp' });
}

const ownAmenity = (label: string, changes: object = {}) => ({
  group: 'Outdoors',
  label,
  has: true,
  ...changes,
});
const mountainFact = (topic: string, changes: object = {}) => ({
  topic,
  text: 'Paved, 12 percent.',
  source: 'The county',
  date: '2026-10-01',
  ...changes,
});
type Offered = { offered_amenities: { label: string }[] };

const lastEntry = async (subject: string) =>
  (
    await database.query(
      `select action, actor_email, before, after from public.audit_log where subject = '${subject}' order by id desc limit 1`,
    )
  )[0];

test('a new cabin is a draft with 540 nights at its rate, seen by nobody but the staff', async () => {
  const title = newTitle();
  const cabin = await addDraft(title);
  assert.equal(cabin.state, 'draft');
  assert.equal(cabin.slug, title.toLowerCase().replace(' ', '-'));
  assert.equal(cabin.facts.place, null);
  const [nights] = await database.query(
    `select count(*)::int as n, min(price) as low, max(price) as high, min(min_stay)::int as least
     from public.cabin_calendar where cabin_id = '${cabin.id}' and open`,
  );
  assert.deepEqual(nights, { n: 540, low: 17_500, high: 17_500, least: 2 });
  const [row] = await database.query(
    `select live, located from public.cabins where id = '${cabin.id}'`,
  );
  assert.deepEqual(row, { live: false, located: false });
  assert.deepEqual(
    missingOf(cabin),
    CHECKLIST_ITEMS.filter((item) => !['nights', 'cancellation', 'taxes'].includes(item)),
  );
  const entry = await lastEntry(cabin.slug);
  assert.deepEqual([entry?.action, entry?.actor_email], ['add_cabin', manager.email]);
});

test('a draft is previewed as its page would show it: described pictures, visible reviews', async (t) => {
  expectErrorOutput(t);
  const draft = await addDraft();
  await addPictures(draft, 2);
  await database.query(
    `update public.cabin_photos set description = '' where cabin_id = '${draft.id}' and display_order = 0`,
  );
  const reviews = expectData(
    await admin
      .from('cabin_reviews')
      .insert([
        { cabin_id: draft.id, rating: 5 },
        { cabin_id: draft.id, rating: 4 },
        { cabin_id: draft.id, rating: 1, visible: false },
      ])
      .select('id'),
  );
  const text = { author: 'June', body: 'Ferns everywhere.', stayed_on: '2026-10-04' };
  expectData(
    await admin
      .from('cabin_review_texts')
      .insert({ review_id: reviews[0]?.id ?? '', ...text })
      .select('review_id'),
  );
  type Row = CabinRow & {
    cabin_photos: { description: string }[];
    cabin_reviews: { rating: number; cabin_review_texts: object | null }[];
  };
  const row = await call<Row>(manager, 'host_preview_cabin', { p_slug: draft.slug });
  assert.deepEqual([row.title, row.live], [draft.facts.title, false]);
  assert.deepEqual(
    row.cabin_photos.map(({ description }) => description),
    ['Room 1'],
  );
  assert.deepEqual(
    row.cabin_reviews.map(({ rating, cabin_review_texts: told }) => [rating, told !== null]).sort(),
    [
      [4, false],
      [5, true],
    ],
  );
  assert.equal(
    await refusal(manager, 'host_preview_cabin', { p_slug: 'no-such-cabin' }),
    'PT422 unknown_cabin',
  );
});

test('a second cabin of the same name has an address of its own, and no former one either', async () => {
  const title = newTitle();
  const first = await addDraft(title);
  const second = await addDraft(title);
  assert.equal(second.slug, `${first.slug}-2`);
  await change(first, { slug: `${first.slug}-moved` });
  assert.equal((await addDraft(title)).slug, `${first.slug}-3`);
});

test('a new cabin is refused beyond its limits', async (t) => {
  expectErrorOutput(t);
  const wrong = [
    { title: 'H' },
    { title: 'A\u0007bell' },
    { area: 'the-moon' },
    { city: '' },
    { max_guests: 0 },
    { max_guests: 'many' },
    { baths: 0 },
    { nightly_rate: 0 },
    { nightly_rate: null },
    { live: true },
  ];
  for (const part of wrong) {
    const p_cabin = { ...NEW, title: newTitle(), ...part };
    assert.equal(
      await refusal(manager, 'host_add_cabin', { p_cabin }),
      'PT422 bad_change',
      JSON.stringify(part),
    );
  }
});

test('a cabin goes live once nothing of the list is missing, and each thing is missed', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const cabin = await addDraft();
  assert.equal(await refusal(manager, 'host_set_cabin_state', publish(cabin)), 'PT422 not_ready');
  await change(cabin, READY);
  await addPictures(cabin, 7);
  assert.deepEqual(missingOf(await read(cabin.slug)), ['photos']);
  await addPictures(cabin, 1);
  for (const [undo, redo, item] of [
    [
      `update public.cabin_photos set description = ' ' where cabin_id = '${cabin.id}'`,
      `update public.cabin_photos set description = 'A room' where cabin_id = '${cabin.id}'`,
      'photo_texts',
    ],
    [
      `update public.cabin_calendar set open = false where cabin_id = '${cabin.id}'`,
      `update public.cabin_calendar set open = true where cabin_id = '${cabin.id}'`,
      'nights',
    ],
    [
      `update public.cabins set located = false where id = '${cabin.id}'`,
      `update public.cabins set located = true where id = '${cabin.id}'`,
      'place',
    ],
    [
      `update public.cabins set city = 'Knoxville' where id = '${cabin.id}'`,
      `update public.cabins set city = 'Sevierville' where id = '${cabin.id}'`,
      'taxes',
    ],
  ] as const) {
    await database.query(undo);
    assert.deepEqual(missingOf(await read(cabin.slug)), [item]);
    assert.equal(await refusal(manager, 'host_set_cabin_state', publish(cabin)), 'PT422 not_ready');
    await database.query(redo);
  }
  assert.deepEqual(await setState(cabin, 'live'), { state: 'live' });
  const entry = await lastEntry(cabin.slug);
  assert.deepEqual([entry?.before, entry?.after], ['draft', 'live']);
  await setState(cabin, 'offline');
});

async function addReady(): Promise<Shown> {
  const cabin = await addDraft();
  await change(cabin, READY);
  await addPictures(cabin);
  return cabin;
}
let tried: Promise<Shown> | undefined;

/** What a cabin that is otherwise ready lacks in a shop with these settings, and what going live says. */
async function tryLive(settings: object, as = manager, changes = '') {
  const cabin = await (tried ??= addReady());
  return tryOut<{ missing: string[]; told: unknown }>(`
    declare
      v_detail text;
    begin
      delete from public.shop_settings s where s.key = any (public.own_shop_facts());
      ${saveShop(settings)}
      ${changes.replaceAll('$cabin', cabin.id)}
      ${await asStaff(as)}
      result := jsonb_build_object('missing', array(
        select i.item from public.cabin_checklist('${cabin.id}', now()) i where not i.done));
      begin
        result := result || jsonb_build_object('told', public.host_set_cabin_state('${cabin.id}', 'live') -> 'state');
      exception when sqlstate 'PT422' then
        get stacked diagnostics v_detail = pg_exception_detail;
        result := result || jsonb_build_object('told', v_detail::jsonb -> 'missing');
      end;
    end;`);
}
const without = (key: keyof typeof OWN_SHOP) =>
  Object.fromEntries(Object.entries(OWN_SHOP).filter(([other]) => other !== key));
const SPELLED = {
  phone: ['+18655550142', '(865) 555-0142', '1 865 555 0142', ' '],
  email: ['hello@mountainmamacabins.example', 'Hello@MountainMamaCabins.example'],
};

test('beside the examples, a cabin of the host’s own goes live only in a shop that is hers', async () => {
  assert.deepEqual(await tryLive({}), { missing: OWN_FACTS, told: OWN_FACTS });
  assert.deepEqual(await tryLive(OWN_SHOP), { missing: [], told: 'live' });
  const owner = await signInAs('owner');
  assert.deepEqual(await tryLive(OWN_SHOP, owner), { missing: [], told: 'live' });
  for (const key of OWN_FACTS as (keyof typeof OWN_SHOP)[]) {
    const found = await tryLive(without(key), key === 'email' ? owner : manager);
    assert.deepEqual(found, { missing: [key], told: [key] });
  }
  for (const [key, values] of Object.entries(SPELLED)) {
    for (const value of values) {
      const { told } = await tryLive({ ...OWN_SHOP, [key]: value });
      assert.deepEqual(told, [key], value);
    }
  }
  assert.deepEqual((await tryLive({ ...OWN_SHOP, story: ' ' })).told, ['story']);
});

test('that the examples are gone, or that the place is another, does not make the shop the host’s own', async () => {
  const withoutExamples = 'update public.cabins set is_example = false;';
  assert.deepEqual((await tryLive({}, manager, withoutExamples)).told, OWN_FACTS);
  assert.deepEqual((await tryLive({ region: 'Leelanau' })).told, OWN_FACTS);
});

test('an example goes back on the site of the example shop as it is, and nowhere else', async () => {
  const example = "update public.cabins set is_example = true where id = '$cabin';";
  assert.deepEqual(await tryLive({}, manager, example), { missing: [], told: 'live' });
  const elsewhere = await tryLive({ name: 'Lakeside Stays' }, manager, example);
  assert.deepEqual(elsewhere.told, OWN_FACTS);
  // What she has edited is hers.
  const edited = await addDraft();
  await database.query(`update public.cabins set is_example = true where id = '${edited.id}'`);
  await change(edited, READY);
  await addPictures(edited);
  assert.deepEqual(missingOf(await read(edited.slug)), OWN_FACTS);
});

test('a copy of an example is the host’s own', async (t) => {
  expectErrorOutput(t);
  const example = await createCabin({ is_example: true });
  const { slug } = await call<{ slug: string }>(manager, 'host_duplicate_cabin', {
    p_cabin_id: example.id,
  });
  const copy = await read(slug);
  assert.deepEqual(
    missingOf(copy).filter((item) => OWN_FACTS.includes(item)),
    OWN_FACTS,
  );
  assert.equal(await refusal(manager, 'host_set_cabin_state', publish(copy)), 'PT422 not_ready');
});

/** The columns of `cabins` that a duplicate gives a value of its own or leaves at the default. */
const STARTS_ANEW = [
  'archived_at',
  'average_rating',
  'created_at',
  'display_order',
  'elevation_ft',
  'featured',
  'features',
  'first_live_at',
  'hero_focus_x',
  'hero_focus_y',
  'hero_image_url',
  'id',
  'is_example',
  'live',
  'located',
  'mountain_facts',
  'mountain_mama_review',
  'open_night_least',
  'open_night_most',
  'open_night_usual',
  'open_nights_counted_on',
  'review_count',
  'tiktok_ids',
  'updated_at',
  'video_tour_url',
  'views_last_7_days',
];

test('a duplicate takes over every column that it doesn’t start anew', async () => {
  const columns = await database.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'cabins'`,
  );
  const [found] = await database.query(
    `select prosrc as source from pg_proc where proname = 'host_duplicate_cabin'`,
  );
  const source = String(found?.source).split('returning *')[0] ?? '';
  const copied = (name: string) => new RegExp(`v_cabin\\.${name}\\b`).test(source);
  assert.deepEqual(
    columns
      .map(({ name }) => String(name))
      .filter((name) => !copied(name))
      .toSorted(),
    STARTS_ANEW,
  );
});

test('nobody but those who edit the shop publishes a cabin', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const cabin = await addReady();
  for (const role of ['cabin_owner', 'cleaner'] as const) {
    const member = await signInAs(role);
    assert.match(await refusal(member, 'host_set_cabin_state', publish(cabin)), /not_allowed|403/);
  }
  assert.equal((await anon.rpc('host_set_cabin_state', publish(cabin) as never)).data, null);
  assert.equal((await read(cabin.slug)).state, 'draft');
});

test('while an own cabin is on the site, the shop keeps what it needed', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin({ live: false });
  const saved = async (key: string, value: string | null, isLive: boolean) =>
    tryOut<string>(`
      begin
        update public.cabins set is_example = true where live;
        ${saveShop()}
        update public.cabins set is_example = false, live = ${isLive} where id = '${cabin.id}';
        ${await asStaff(manager)}
        perform public.host_save_settings(
          '${JSON.stringify({ [key]: value })}', jsonb_build_object('${key}', '${OWN_SHOP[key as keyof typeof OWN_SHOP]}'));
        result := '"saved"';
      exception when sqlstate 'PT422' then result := to_jsonb(sqlerrm);
      end;`);
  for (const [key, value] of [
    ['phone', '+18655550142'],
    ['email', 'hello@mountainmamacabins.example'],
    ['story', ' '],
  ] as const) {
    assert.equal(await saved(key, value, true), 'not_ready', key);
    assert.equal(await saved(key, value, false), 'saved', key);
  }
  assert.equal(await saved('phone', '+12315550144', true), 'saved');
});

test('a cabin that goes live while somebody gives up the shop’s phone is not on the site without one', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const cabin = await addReady();
  const others = await database.query(
    'update public.cabins set is_example = true where live and not is_example returning id',
  );
  t.after(() =>
    database.query(
      `update public.cabins set is_example = false where id = any ('{${others.map(({ id }) => id).join()}}')`,
    ),
  );
  for (let n = 0; n < 4; n += 1) {
    const giveUp = () =>
      refusal(manager, 'host_save_settings', {
        p_changes: { phone: '+18655550142' },
        p_seen: { phone: OWN_SHOP.phone },
      });
    const goLive = () => refusal(manager, 'host_set_cabin_state', publish(cabin));
    const calls = n % 2 === 0 ? [goLive(), giveUp()] : [giveUp(), goLive()];
    const told = (await Promise.all(calls)).sort();
    assert.deepEqual(told, ['PT422 not_ready', 'none']);
    await database.query(`update public.cabins set live = false where id = '${cabin.id}'`);
    await database.query(saveShop());
  }
});

test('the example shop’s phone and email are those that the site comes with', async () => {
  const { phone, email } = SHOP_DEFAULTS;
  const { told } = await tryLive({ ...OWN_SHOP, phone: phone.e164, email });
  assert.deepEqual(told, ['phone', 'email']);
});

test('a live cabin cannot lose what it needs', async (t) => {
  expectErrorOutput(t);
  await useOwnShop(t);
  const cabin = await addDraft();
  await change(cabin, READY);
  await addPictures(cabin);
  await setState(cabin, 'live');
  const live = await read(cabin.slug);
  for (const part of [
    { short_desc: '' },
    { long_desc: '' },
    { bed_types: [] },
    { elevation_ft: 0 },
    { address: null },
    { city: 'Knoxville' },
  ]) {
    assert.equal(
      await refusal(manager, 'host_save_cabin', save(live, part)),
      'PT422 not_ready',
      JSON.stringify(part),
    );
  }
  await setState(cabin, 'offline');
  await change(live, { city: 'Knoxville' });
});

test('off line and archived keep the bookings; the archive waits for the last stay', async (t) => {
  expectErrorOutput(t);
  const row: CabinRow = await createCabin();
  const id = await takeNights(row.id, stayOf(5, 8));
  assert.deepEqual(await setState(row, 'offline'), { state: 'offline' });
  const cabin = await read(row.slug);
  assert.equal(cabin.stays_to_come, 1);
  const refused = await refusal(manager, 'host_set_cabin_state', publish(row, 'archived'));
  assert.equal(refused, 'PT422 stays_to_come');
  await database.query(`update public.occupancies set released_at = now() where id = '${id}'`);
  assert.deepEqual(await setState(row, 'archived'), { state: 'archived' });
  const list = (state?: string) =>
    call<List>(manager, 'host_cabins', { p_search: { text: row.slug, state } });
  assert.equal((await list()).total, 0);
  assert.equal((await list('archived')).total, 1);
  const { cabins } = await call<{ cabins: { id: string }[] }>(manager, 'host_rates');
  assert.equal(
    cabins.some((each) => each.id === row.id),
    false,
  );
  assert.deepEqual(await setState(row, 'offline'), { state: 'offline' });
  assert.equal((await list()).total, 1);
});

test('a fact that somebody else changed meanwhile is not overwritten, another one is saved', async (t) => {
  expectErrorOutput(t);
  const cabin = await addDraft();
  await change(cabin, { title: 'Theirs', house_rules: ['Quiet after ten'] });
  const mine = { title: 'Mine', max_pets: 1 };
  const { error } = await manager.client.rpc('host_save_cabin', save(cabin, mine) as never);
  assert.equal(error?.message, 'cabin_changed');
  assert.deepEqual(JSON.parse(error?.details ?? ''), { fields: ['title'] });
  await change(cabin, { max_pets: 1 });
  // The same value is no conflict.
  await change(cabin, { title: 'Theirs' });
  const { facts } = await read(cabin.slug);
  assert.deepEqual([facts.title, facts.max_pets], ['Theirs', 1]);
  assert.equal(
    await refusal(manager, 'host_save_cabin', save(cabin, mine, {})),
    'PT422 bad_change',
  );
});

test('the last editor is known per fact, except for amenities, even after the cabin’s slug changes', async () => {
  const cabin = await addDraft();
  const other = await signInAs('owner');
  assert.deepEqual(cabin.changed_by, {});
  await change(cabin, { title: 'Hers', max_pets: 1 });
  const slug = `moved-${randomUUID().slice(0, 8)}`;
  await change(await read(cabin.slug), { slug, title: 'His' }, other);
  const now = await read(slug);
  const tell = { amenities: { washer: 'has' } };
  await call(other, 'host_save_cabin', save(now, tell, { amenities: { washer: 'unsaid' } }));
  assert.deepEqual((await read(slug)).changed_by, {
    max_pets: manager.email,
    slug: other.email,
    title: other.email,
  });
  const { changed_by: ofAnother } = await addDraft();
  assert.deepEqual(ofAnother, {});
});

test('two people go through the amenities at once: only the same one, changed by both, is a conflict', async () => {
  const row = await createCabin({ amenities: { hot_tub: true } });
  const cabin = await read(row.slug);
  const tell = (amenities: Record<string, string>) => ({
    ...save(
      cabin,
      { amenities },
      { amenities: Object.fromEntries(Object.keys(amenities).map((key) => [key, 'unsaid'])) },
    ),
  });
  await call(manager, 'host_save_cabin', tell({ washer: 'has' }));
  await call(manager, 'host_save_cabin', tell({ oven: 'lacks' }));
  const { error } = await manager.client.rpc('host_save_cabin', tell({ washer: 'lacks' }) as never);
  assert.deepEqual(
    [error?.message, error?.details],
    ['cabin_changed', '{"fields": ["amenities"]}'],
  );
  const { facts } = await read(row.slug);
  assert.deepEqual([facts.has, facts.lacks], [['hot_tub', 'washer'], ['oven']]);
});

test('every fact is saved as it is read, with what it was before in the history', async () => {
  const cabin = await addDraft();
  const all = {
    ...READY,
    slug: `${cabin.slug}-new`,
    title: 'The River House',
    city: 'Gatlinburg',
    area: 'gatlinburg',
    max_guests: 8,
    bedrooms: 3,
    baths: 2.5,
    mountain_facts: [mountainFact('road'), mountainFact('bears')],
    house_rules: ['No smoking', 'No parties'],
    cleaning_fee: 9_500,
    pet_fee: 7_500,
    max_pets: 2,
    surcharge_percent: 2.5,
    free_cancel_days: 30,
    check_in_time: '15:30',
    check_out_time: '11:00',
    video_tour_url: 'https://youtu.be/abcdefghijk',
    tiktok_ids: ['7123'],
    mountain_mama_review: 'I would live here.',
    featured: true,
    directions: 'The second gate on the left.',
  };
  const amenities = { hot_tub: 'has', washer: 'has', wifi: 'lacks', oven: 'unsaid' };
  const unsaid = { hot_tub: 'unsaid', washer: 'unsaid', wifi: 'unsaid', oven: 'unsaid' };
  await call(manager, 'host_save_cabin', {
    ...save(cabin, { ...all, amenities }, { ...cabin.facts, amenities: unsaid }),
  });
  const { facts, old_slugs: old } = await read(cabin.slug);
  assert.deepEqual(facts, {
    ...cabin.facts,
    ...all,
    has: ['hot_tub', 'washer'],
    lacks: ['wifi'],
  });
  assert.deepEqual(old, [cabin.slug]);
  const [row] = await database.query(
    `select beds::int, amenities, latitude::float, longitude::float from public.cabins where id = '${cabin.id}'`,
  );
  assert.deepEqual(row, {
    beds: 2,
    amenities: { hot_tub: true, washer: true, wifi: false },
    // The public cell, not the place.
    latitude: 35.88165,
    longitude: -83.57085,
  });
  const entry = await lastEntry(cabin.slug);
  assert.equal(entry?.action, 'save_cabin');
  assert.deepEqual((entry?.before as Facts).title, cabin.facts.title);
});

test('the second spellings of two amenities are read and kept as the first', async () => {
  const row = await createCabin({
    amenities: { firepit: true, arcade: false, hot_tub: true, wifi: false },
  });
  const cabin = await read(row.slug);
  assert.deepEqual(cabin.facts.has, ['fire_pit', 'hot_tub']);
  assert.deepEqual(cabin.facts.lacks, ['game_room', 'wifi']);
  await call(
    manager,
    'host_save_cabin',
    save(
      cabin,
      { amenities: { game_room: 'unsaid' } },
      { ...cabin.facts, amenities: { game_room: 'lacks' } },
    ),
  );
  const [saved] = await database.query(
    `select amenities from public.cabins where id = '${row.id}'`,
  );
  assert.deepEqual(saved?.amenities, { fire_pit: true, hot_tub: true, wifi: false });
});

test('facts beyond their limits are refused, and nothing of the change is kept', async (t) => {
  expectErrorOutput(t);
  const cabin = await addDraft();
  const other = await addDraft();
  const wrong: [object, string?][] = [
    [{ title: 'x'.repeat(81) }],
    [{ title: 'A\u202ename' }],
    [{ short_desc: 'x'.repeat(241) }],
    [{ long_desc: 'x'.repeat(8001) }],
    [{ slug: 'Not A Slug' }],
    [{ slug: other.slug }, 'known_slug'],
    [{ area: 'the-moon' }],
    [{ bed_types: [{ room: 'Bedroom', kind: 'throne', count: 1 }] }],
    [{ bed_types: [{ room: 'Bedroom', kind: 'king', count: 0 }] }],
    [{ bed_types: [{ room: 'Bedroom', kind: 'king', count: 1.5 }] }],
    [{ bed_types: 'none' }],
    [{ amenities: { 'Hot Tub': 'has' } }],
    [{ amenities: { hot_tub: 'maybe' } }],
    [{ amenities: { hot_tub: null } }],
    [{ amenities: ['hot_tub'] }],
    [{ has: ['hot_tub'] }],
    [{ own_amenities: {} }],
    [{ own_amenities: ['Telescope'] }],
    [{ own_amenities: [ownAmenity('')] }],
    [{ own_amenities: [ownAmenity('x'.repeat(61))] }],
    [{ own_amenities: [ownAmenity('Two\nlines')] }],
    [{ own_amenities: [ownAmenity(' Telescope')] }],
    [{ own_amenities: [ownAmenity('A  telescope')] }],
    [{ own_amenities: [ownAmenity('A\u202etelescope')] }],
    [{ own_amenities: [ownAmenity('Telescope', { group: 'Attic' })] }],
    [{ own_amenities: [ownAmenity('Telescope', { group: 'What guests look for first' })] }],
    [{ own_amenities: [ownAmenity('Telescope', { has: 'has' })] }],
    [{ own_amenities: [ownAmenity('Telescope', { has: null })] }],
    [{ own_amenities: [ownAmenity('Telescope', { label: 5 })] }],
    [{ own_amenities: [ownAmenity('Telescope', { key: 'telescope' })] }],
    [{ own_amenities: [ownAmenity('Telescope'), ownAmenity('TELESCOPE')] }],
    [{ own_amenities: Array.from({ length: 41 }, (_, n) => ownAmenity(`Pan ${n}`)) }],
    [{ mountain_facts: {} }],
    [{ mountain_facts: ['Steep'] }],
    [{ mountain_facts: [mountainFact('wolves')] }],
    [{ mountain_facts: [mountainFact('road', { text: '' })] }],
    [{ mountain_facts: [mountainFact('road', { text: 'x'.repeat(301) })] }],
    [{ mountain_facts: [mountainFact('road', { text: 5 })] }],
    [{ mountain_facts: [mountainFact('road', { text: 'Two\nlines' })] }],
    [{ mountain_facts: [mountainFact('road', { source: '' })] }],
    [{ mountain_facts: [mountainFact('road', { source: null })] }],
    [{ mountain_facts: [mountainFact('road', { date: 'yesterday' })] }],
    [{ mountain_facts: [mountainFact('road', { date: '2026-02-30' })] }],
    [{ mountain_facts: [mountainFact('road', { by: 'me' })] }],
    [{ mountain_facts: [mountainFact('road'), mountainFact('road')] }],
    [{ place: { latitude: 35.7144, longitude: 83.5247 } }, 'far_place'],
    [{ place: { latitude: 40, longitude: -83.5 } }, 'far_place'],
    [{ house_rules: ['a\nb'] }],
    [{ house_rules: [null] }],
    [{ cleaning_fee: -1 }],
    [{ pet_fee: 1_000_001 }],
    [{ surcharge_percent: 101 }],
    [{ free_cancel_days: 366 }],
    [{ check_in_time: '25:00' }],
    [{ elevation_ft: 30_000 }],
    [{ video_tour_url: 'javascript:alert(1)' }],
    [{ tiktok_ids: ['abc'] }],
    [{ address: 'x' }],
    [{ place: { latitude: 95, longitude: 0 } }, 'far_place'],
    [{ place: { latitude: 35 } }, 'far_place'],
    [{ live: true }],
    [{ display_order: -5 }],
    [{}],
  ];
  for (const [part, code = 'bad_change'] of wrong) {
    const args = save(
      cabin,
      { ...part, ...(Object.keys(part).length > 0 && { max_pets: 9 }) },
      { ...cabin.facts, amenities: { 'Hot Tub': 'unsaid', hot_tub: 'unsaid' } },
    );
    assert.equal(
      await refusal(manager, 'host_save_cabin', args),
      `PT422 ${code}`,
      JSON.stringify(part),
    );
  }
  assert.deepEqual((await read(cabin.slug)).facts, cabin.facts);
});

test('how far a place may lie is the same to the site', async () => {
  const middles = await database.query(
    `select a.slug, m.latitude::float, m.longitude::float
     from unnest(array['${shop()
       .areas.map(({ slug }) => slug)
       .join("','")}']) a(slug), public.area_middle(a.slug) m`,
  );
  assert.deepEqual(
    middles,
    shop().areas.map(({ slug }) => {
      const { latitude, longitude } = areaOfDistances(shop().areas, slug);
      return { slug, latitude, longitude };
    }),
  );
  const cabin = await addDraft();
  for (const [distance, answer] of [
    [PLACE_REACH + 0.001, 'PT422 far_place'],
    [PLACE_REACH - 0.001, 'none'],
  ] as const) {
    const place = { latitude: 35.8776 + distance, longitude: -83.5699 };
    assert.equal(isNearArea(place, 'sevierville', shop().areas), answer === 'none');
    assert.equal(await refusal(manager, 'host_save_cabin', save(cabin, { place })), answer);
  }
});

test('an amenity of the host’s own is read by everybody, offered for other cabins, copied, and gone with the last', async () => {
  const label = `Telescope ${randomUUID().slice(0, 8)}`;
  const row = await createCabin();
  const [cabin, other] = [await read(row.slug), await addDraft()];
  const own = [ownAmenity(label), ownAmenity(`${label} stand`, { has: false })];
  const offeredOf = async (shown: Shown) =>
    (await call<Offered>(manager, 'host_cabin', { p_slug: shown.slug })).offered_amenities.filter(
      (offered) => offered.label.startsWith(label),
    );
  const changedAt = async () =>
    (await database.query(`select updated_at::text from public.cabins where id = '${row.id}'`))[0];
  const before = await changedAt();
  await change(cabin, { own_amenities: own });
  assert.deepEqual((await read(row.slug)).facts.own_amenities, own);
  const { data } = await anon.from('cabins').select('own_amenities').eq('id', row.id).single();
  assert.deepEqual(data?.own_amenities, own);
  assert.notDeepEqual(await changedAt(), before);
  assert.deepEqual(await offeredOf(cabin), []);
  assert.deepEqual(
    await offeredOf(other),
    own.map(({ group, label: each }) => ({ group, label: each })),
  );
  const copy = await call<{ slug: string }>(manager, 'host_duplicate_cabin', {
    p_cabin_id: row.id,
  });
  const copied = await read(copy.slug);
  assert.deepEqual(copied.facts.own_amenities, own);
  await change(copied, { own_amenities: [] });
  assert.equal((await offeredOf(other)).length, 2);
  await change(await read(row.slug), { own_amenities: [] });
  assert.deepEqual(await offeredOf(other), []);
});

test('own amenities that somebody else changed meanwhile are not overwritten', async (t) => {
  expectErrorOutput(t);
  const cabin = await addDraft();
  const label = `Sled ${randomUUID().slice(0, 8)}`;
  await change(cabin, { own_amenities: [ownAmenity(label)] });
  const mine = save(cabin, { own_amenities: [ownAmenity(`${label} dog`)] });
  assert.equal(await refusal(manager, 'host_save_cabin', mine), 'PT422 cabin_changed');
});

test('the same words stand once in the shop, and at most forty', async () => {
  const [one, other] = [await createCabin({}, null), await createCabin({}, null)];
  const saveOwn = (id: string, own: object[]) =>
    `perform public.host_save_cabin('${id}', '${JSON.stringify({ own_amenities: own })}', '{"own_amenities": []}');`;
  const pans = Array.from({ length: 39 }, (_, n) => ownAmenity(`Pan ${n}`));
  const found = async (id: string, own: object[]) =>
    tryOut<string>(`
      -- Alone in the shop.
      update public.cabins set own_amenities = '[]' where own_amenities <> '[]';
      ${await asStaff(manager)}
      ${saveOwn(one.id, [...pans, ownAmenity('Telescope')])}
      begin
        ${saveOwn(id, own)}
        result := '"saved"';
      exception when sqlstate 'PT422' then result := to_jsonb(sqlerrm);
      end;`);
  for (const [own, outcome] of [
    [[ownAmenity('Telescope')], 'saved'],
    [[ownAmenity('Telescope', { has: false }), ownAmenity('Pan 7')], 'saved'],
    [[ownAmenity('telescope')], 'known_amenity'],
    [[ownAmenity('Telescope', { group: 'Kitchen' })], 'known_amenity'],
    [[ownAmenity('Sled')], 'too_many_amenities'],
  ] as const) {
    assert.equal(await found(other.id, [...own]), outcome, JSON.stringify(own));
  }
});

test('a copy is a draft with facts and rates, without pictures, place, address and bookings', async () => {
  const cabin = await addDraft();
  await change(cabin, READY);
  await addPictures(cabin);
  const { slug } = await call<{ slug: string }>(manager, 'host_duplicate_cabin', {
    p_cabin_id: cabin.id,
  });
  const copy = await read(slug);
  assert.equal(copy.state, 'draft');
  assert.equal(copy.facts.title, `${cabin.facts.title} copy`);
  assert.deepEqual(copy.facts.bed_types, READY.bed_types);
  assert.deepEqual(missingOf(copy), ['photos', 'photo_texts', 'place', 'address', ...OWN_FACTS]);
  const [rule] = await database.query(
    `select base_cents from public.rate_rules where cabin_id = '${copy.id}'`,
  );
  assert.equal(rule?.base_cents, 17_500);
});

test('the list tells the next arrival, the pictures and what is missing, and finds by town', async () => {
  const cabin = await addDraft();
  await takeNights(cabin.id, stayOf(9, 12));
  const { cabins, counts } = await call<List>(manager, 'host_cabins', {
    p_search: { text: cabin.facts.title.toUpperCase() },
  });
  assert.equal(cabins.length, 1);
  assert.deepEqual([cabins[0]?.photos, cabins[0]?.next_arrival], [0, stayOf(9, 12).checkIn]);
  assert.equal(cabins[0]?.missing.includes('photos'), true);
  assert.deepEqual(counts, { draft: 1 });
});

test('the towns whose taxes are known are those of the taxes, once they have begun', async () => {
  await addTown('cosby', { from: day(30) });
  const rows = await database.query(
    `select t, public.has_tax_place(t) as known
     from unnest(array['Gatlinburg', ' pigeon FORGE', 'Sevierville', 'Wears Valley', 'Cosby', '*', 'Knoxville', '']) t`,
  );
  await database.query(`delete from public.tax_rates where place = 'cosby'`);
  assert.deepEqual(
    rows.filter(({ known }) => known).map(({ t }) => t),
    ['Gatlinburg', ' pigeon FORGE', 'Sevierville', 'Wears Valley'],
  );
});

test('a short link is looked up for who may edit a cabin, through the site, and no other link is called', async (t) => {
  expectErrorOutput(t);
  const find = async (member: Signed | null, link: string, apikey?: string) => {
    const response = await callFunctionAs(member, 'video-link', { link }, apikey);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const link = 'https://evil.example/ZMabc123';
  assert.deepEqual(await find(manager, link), { status: 200, body: { result: 'dead' } });
  assert.equal((await find(null, link)).status, 401);
  assert.equal((await find(await signInAs('cleaner'), link)).status, 403);
  assert.equal((await find(manager, link, process.env.SUPABASE_PUBLISHABLE_KEY ?? '')).status, 401);
  assert.equal((await find(manager, 'a'.repeat(501))).status, 400);
});
