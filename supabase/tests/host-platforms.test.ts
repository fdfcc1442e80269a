import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parseFeedUrl } from '../../lib/domain/feeds/feed-url.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { expectImported, readFeedRow } from './support/calendars.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Feed = { id: string; address: string; active: boolean; next_read_at: string };
type Conflict = { id: string; cabin: string; reference: string; kind: string; guest_name: string };
type Platforms = {
  feeds: Feed[];
  cabins: { id: string; token: string | null }[];
  conflicts: Conflict[];
};

const owner = await signInAs('owner');
const read = () => call<Platforms>(owner, 'host_platforms');
const newUrl = () => `https://feeds.example/calendar/${randomUUID()}.ics`;
const add = async (cabinId: string, url = newUrl()) =>
  (
    await call<{ id: string }>(owner, 'host_save_feed', {
      p_feed: { cabin_id: cabinId, platform: 'airbnb', url },
    })
  ).id;

test('a calendar is added, changed, paused, read again and removed; its address stays a secret', async () => {
  const cabin = await createCabin();
  const url = newUrl();
  const id = await add(cabin.id, url);
  const feedOf = async () => (await read()).feeds.find((feed) => feed.id === id);
  const shown = await feedOf();
  assert.equal(shown?.address, `feeds.example/…${url.slice(-8)}`);
  assert.ok(!JSON.stringify(await read()).includes(url));
  const moved = newUrl();
  await database.query(
    `update public.calendar_feeds set failures = 3, last_error = 'status_404', etag = 'old', next_attempt_at = 'infinity' where id = '${id}'`,
  );
  await call(owner, 'host_save_feed', { p_feed: { id, platform: 'vrbo', url: moved } });
  assert.partialDeepStrictEqual(await readFeedRow(id), {
    url: moved,
    platform: 'vrbo',
    failures: 0,
    last_error: null,
    etag: null,
  });
  await call(owner, 'host_stop_feed', { p_id: id, p_forever: false });
  assert.equal((await feedOf())?.active, false);
  await call(owner, 'host_read_feed', { p_id: id });
  assert.equal((await feedOf())?.active, true);
  await call(owner, 'host_stop_feed', { p_id: id, p_forever: true });
  assert.equal(await feedOf(), undefined);
});

const ADDRESSES = [
  'https://feeds.example/a.ics',
  'https://feeds.example/a.ics?s=1',
  'https://feeds.example?s=1',
  'https://xn--mller-kva.example/a',
  'http://feeds.example/a.ics',
  'https://feeds.example:8443/a.ics',
  'https://user:secret@feeds.example/a.ics',
  'https://127.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://localhost/a.ics',
  'https://feeds.example/a b.ics',
  'ftp://feeds.example/a.ics',
  '',
];

test('the database takes the addresses that the command takes', async () => {
  for (const address of ADDRESSES) {
    const parsed = parseFeedUrl(address);
    const [row] = await database.query(
      `select public.is_feed_url('${(parsed?.href ?? address).replaceAll("'", "''")}') as fits`,
    );
    assert.equal(row?.fits, parsed !== null, address);
  }
});

test('an internal address, a known one, and a missing one are refused', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const url = newUrl();
  await add(cabin.id, url);
  const feed = { cabin_id: cabin.id, platform: 'airbnb', url };
  const cases: [object, string][] = [
    [{ ...feed, url: 'https://10.0.0.1/a.ics' }, 'bad_address'],
    [feed, 'known_feed'],
    [{ ...feed, url: newUrl(), cabin_id: randomUUID() }, 'unknown_cabin'],
    [{ ...feed, url: newUrl(), platform: 'other thing' }, 'bad_change'],
    [{ ...feed, active: false }, 'bad_change'],
    [{ id: randomUUID(), platform: 'vrbo' }, 'unknown_feed'],
  ];
  for (const [p_feed, code] of cases) {
    assert.equal(await refusal(owner, 'host_save_feed', { p_feed }), `PT422 ${code}`);
  }
});

test('a calendar that was just read is not read again at once', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const id = await add(cabin.id);
  await database.query(
    `update public.calendar_feeds set last_attempt_at = now() where id = '${id}'`,
  );
  assert.equal(await refusal(owner, 'host_read_feed', { p_id: id }), 'PT422 too_often');
});

test('a cabin’s own address is made, and a new one ends the old', async () => {
  const { id } = await createCabin();
  const tokenOf = async () => (await read()).cabins.find((cabin) => cabin.id === id)?.token;
  assert.equal(await tokenOf(), null);
  const first = await call<{ token: string }>(owner, 'host_renew_export', { p_cabin_id: id });
  const second = await call<{ token: string }>(owner, 'host_renew_export', { p_cabin_id: id });
  assert.notEqual(first.token, second.token);
  assert.equal(await tokenOf(), second.token);
  const { data } = await admin.rpc('exported_calendar', { p_token: first.token });
  assert.equal(data, null);
});

test('a double booking shows both sides, and once settled does not come again', async () => {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(3, 6));
  const id = await add(cabin.id);
  const { checkIn, checkOut } = stayOf(4, 8);
  const apply = () =>
    admin.rpc('apply_calendar_feed', {
      p_feed_id: id,
      p_stays: [{ check_in: checkIn, check_out: checkOut, meaning: 'stay' }],
    });
  const ours = async () =>
    (await read()).conflicts.filter(({ reference }) => reference === stay.reference);
  assert.equal((await apply()).error, null);
  const [conflict] = await ours();
  assert.partialDeepStrictEqual(conflict, {
    platform: 'airbnb',
    check_in: checkIn,
    check_out: checkOut,
    kind: 'booking',
    guest_name: 'June Carter',
    own_check_in: stayOf(3, 6).checkIn,
  });
  await call(owner, 'host_settle_conflict', { p_id: conflict?.id });
  await apply();
  assert.deepEqual(await ours(), []);
});

test('a new calendar that failed, and events that were not followed, are on Today', async () => {
  const cabin = await createCabin();
  const [failed, odd] = [await add(cabin.id), await add(cabin.id)];
  await admin.rpc('note_calendar_failure', { p_feed_id: failed, p_error: 'status_404' });
  const problems = [{ reason: 'rule', summary: 'June', check_in: null, check_out: null }];
  await admin.rpc('apply_calendar_feed', { p_feed_id: odd, p_stays: [], p_report: { problems } });
  type Listed = { id: string; problems?: object[] };
  const today = await call<{ silent_feeds: Listed[]; feed_problems: Listed[] }>(
    owner,
    'host_today',
  );
  assert.ok(today.silent_feeds.some(({ id }) => id === failed));
  assert.deepEqual(today.feed_problems.find(({ id }) => id === odd)?.problems, problems);
  const shown = (await read()).feeds.find(({ id }) => id === odd);
  assert.partialDeepStrictEqual(shown, { problems });
});

test('left-out events of a calendar are listed and blocked by one call, for staff who edit the shop', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const id = await add(cabin.id);
  const { checkIn, checkOut } = stayOf(4, 8);
  const dates = { check_in: checkIn, check_out: checkOut };
  const left_out = [
    { kind: 'moving', summary: 'Not available', ...dates },
    { kind: 'hours', summary: 'Visit', check_in: checkOut, check_out: stayOf(8, 9).checkOut },
  ];
  await admin.rpc('apply_calendar_feed', { p_feed_id: id, p_stays: [], p_report: { left_out } });
  type Listed = { id: string; left_out: object[]; takes: string[] };
  const feedOf = async () =>
    (await call<{ feeds: Listed[] }>(owner, 'host_platforms')).feeds.find((feed) => feed.id === id);
  assert.partialDeepStrictEqual(await feedOf(), { left_out, takes: [] });
  const take = { p_id: id, p_kind: 'moving', p_take: true };
  await call(owner, 'host_take_left_out', take);
  assert.partialDeepStrictEqual(await feedOf(), { left_out: [left_out[1]], takes: ['moving'] });
  await expectImported(cabin.id, [stayOf(4, 8)]);
  assert.equal(
    await refusal(owner, 'host_take_left_out', { ...take, p_kind: 'all' }),
    'PT422 bad_change',
  );
  assert.equal(
    await refusal(owner, 'host_take_left_out', { ...take, p_id: randomUUID() }),
    'PT422 unknown_feed',
  );
});

test('the name of another platform’s guest is for the office alone', async () => {
  const cabin = await createCabin();
  const id = await add(cabin.id);
  const { checkIn, checkOut } = stayOf(4, 8);
  const stay = { check_in: checkIn, check_out: checkOut, meaning: 'stay', guest: { name: 'Ada' } };
  await admin.rpc('apply_calendar_feed', { p_feed_id: id, p_stays: [stay] });
  const labelFor = async (role: Parameters<typeof signInAs>[0]) => {
    const range = { p_from: checkIn, p_to: checkOut, p_cabin_ids: [cabin.id] };
    const { stays } = await call<{ stays: { label: string | null; platform: string | null }[] }>(
      await signInAs(role),
      'host_calendar',
      range,
    );
    return [stays[0]?.platform, stays[0]?.label];
  };
  assert.deepEqual(await labelFor('manager'), ['airbnb', 'Ada']);
  assert.deepEqual(await labelFor('cleaner'), [null, null]);
});
