import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { addDays, calendarDate, eachDay } from '../../lib/domain/values/calendar-date.ts';
import type { AvailabilityResponse } from '../../lib/domain/stays/parse-availability.ts';
import { toSnakeKeys } from '../../lib/domain/values/key-case.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import { formatMoney } from '../../lib/copy/format.ts';
import type { AvailabilityAnswer, PromotionJson } from '../../lib/schemas/availability.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { promotion } from '../seed/rates.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { changeDay, createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { expectRefusal, NOBODY, post } from './support/requests.ts';

const FUNCTIONS = { 'cabin-availability': 'GET', 'create-booking': 'POST', quote: 'POST' } as const;

const POSTED = ['get-cabin-stats', 'track-click', 'track-event', 'track-visit'];
const METHODS = { ...FUNCTIONS, ...Object.fromEntries(POSTED.map((name) => [name, 'POST'])) };

for (const [name, method] of Object.entries(METHODS)) {
  test(`${name} is for callers with the publishable key`, async () => {
    for (const apikey of ['', 'sb_publishable_of_somebody_else']) {
      const response = await callFunction(name, { method, headers: { apikey } });
      assert.equal(response.status, 401, `key "${apikey}"`);
    }
  });

  test(`${name} takes ${method} only`, async () => {
    for (const other of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => each !== method)) {
      const refusal = await expectRefusal(await callFunction(name, { method: other }), 405);
      assert.equal(refusal.code, 'method_not_allowed');
    }
  });
}

const askCalendar = (query: string) => callFunction('cabin-availability', { query });
const readCalendar = async (cabinId: string) => {
  const response = await askCalendar(`?cabin_id=${cabinId}`);
  assert.equal(response.status, 200);
  const body = (await response.json()) as AvailabilityResponse;
  return body.calendar_data.data.dates.map((each) => ({ ...each, date: calendarDate(each.date) }));
};

test('cabin-availability tells of 540 days from today in the cabin’s zone', async () => {
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const cabin = await createCabin({ timezone });
    const asked = todayInZone(new Date(), timezone);
    const dates = (await readCalendar(cabin.id)).map(({ date }) => date);
    const first = dates[0] ?? asked;
    // The day may end there while the answer is on its way.
    assert.ok([asked, todayInZone(new Date(), timezone)].includes(first));
    assert.deepEqual(dates, eachDay(first, addDays(first, 540)));
  }
});

test('cabin-availability tells the advertised promotion, while it is active', async () => {
  const cabin = await createCabin();
  const read = async () =>
    ((await (await askCalendar(`?cabin_id=${cabin.id}`)).json()) as AvailabilityAnswer).promotion;
  const advertised = toSnakeKeys<PromotionJson>(promotion);
  const write = async (active: boolean) =>
    expectData(await admin.from('promotions').upsert({ ...advertised, active }));
  await write(false);
  assert.equal(await read(), null);
  await write(true);
  assert.deepEqual(await read(), advertised);
});

test('cabin-availability tells price, rules and taken nights of each day', async () => {
  const cabin = await createCabin({ nightly_rate: 123_456 }, [day(0), day(20)]);
  await changeDay(cabin.id, day(3), { price: 9_905, min_stay: 4, allows_check_in: false });
  await changeDay(cabin.id, day(5), { open: false, allows_check_out: false });
  await takeNights(cabin.id, stayOf(7, 9));
  await takeNights(cabin.id, stayOf(9, 10), { kind: 'block' });
  await takeNights(cabin.id, stayOf(11, 12), { kind: 'hold', expires_at: minutesFromNow(15) });
  await takeNights(cabin.id, stayOf(13, 14), { kind: 'hold', expires_at: minutesFromNow(-1) });
  await takeNights(cabin.id, stayOf(15, 16), { released_at: minutesFromNow(-1) });
  const days = await readCalendar(cabin.id);

  const free = { available: true, min_stay: 1, allows_check_in: true, allows_check_out: true };
  const rate = { amount: 123_456, formatted: '$1,234.56' };
  assert.deepEqual(days[2], { date: day(2), availability: free, price: rate });
  assert.deepEqual(days[3], {
    date: day(3),
    availability: { ...free, min_stay: 4, allows_check_in: false },
    price: { amount: 9_905, formatted: formatMoney(9_905) },
  });
  assert.deepEqual(days[5]?.availability, { ...free, available: false, allows_check_out: false });
  const closed = { ...free, available: false, allows_check_in: false, allows_check_out: false };
  assert.deepEqual(days[21]?.availability, closed);
  const taken = days
    .slice(0, 21)
    .flatMap(({ availability }, i) => (availability.available ? [] : i));
  assert.deepEqual(taken, [5, 7, 8, 9, 11]);
});

test('cabin-availability names no cabin that is unknown or not live', async () => {
  const hidden = await createCabin({ live: false });
  for (const id of [NOBODY, hidden.id]) {
    const refusal = await expectRefusal(await askCalendar(`?cabin_id=${id}`), 404);
    assert.equal(refusal.code, 'unknown_cabin');
  }
});

const BAD_QUERIES = [
  '',
  '?cabin_id=',
  '?cabin_id=pebble',
  `?cabin_id=${NOBODY}x`,
  `?cabin_id=${NOBODY}&days=9`,
  `?id=${NOBODY}`,
  `?cabin_id=${encodeURIComponent("' or true --")}`,
  `?cabin_id=%00`,
  `?cabin_id=${'9'.repeat(5_000)}`,
];
test('cabin-availability refuses anything but one cabin id', async () => {
  for (const query of BAD_QUERIES) {
    const refusal = await expectRefusal(await askCalendar(query), 400);
    assert.equal(refusal.code, 'invalid_request');
  }
});

test('the days are complete in a database zone whose clocks change at midnight', async () => {
  const cabin = await createCabin({}, null);
  const months = [
    ['America/Santiago', '2027-09-01', '2027-10-01'],
    ['Africa/Cairo', '2027-04-01', '2027-05-01'],
  ] as const;
  for (const [zone, first, last] of months) {
    const days = await database.query(
      `select day::text from (select set_config('timezone', '${zone}', true)) z,
       public.cabin_days('${cabin.id}', '${first}', '${last}', now()) order by day`,
    );
    const expected = eachDay(calendarDate(first), addDays(calendarDate(last), 1));
    assert.deepEqual(
      days.map((row) => row.day),
      expected,
    );
  }
});

async function click(cabinId: string, ...clickedAt: string[]) {
  const rows = clickedAt.map((at) => `('${cabinId}', '${randomUUID()}', '${at}')`);
  await database.query(
    `insert into public.cabin_clicks (cabin_id, session_id, clicked_at) values ${rows.join(', ')}`,
  );
}

const askStats = (propertyIds: unknown) => post('get-cabin-stats', { property_ids: propertyIds });

test('the views of a cabin are counted by UTC day, seven and thirty-one days', async () => {
  const cabin = await createCabin();
  await click(
    cabin.id,
    '2026-10-05T12:00:00Z', // thirty-one days before, to the second: no more
    '2026-10-05T12:00:01Z',
    '2026-10-29T12:00:00Z', // seven days before, to the second: no more
    '2026-10-29T12:00:01Z',
    '2026-11-04T23:59:59Z',
    '2026-11-05T00:00:00Z',
    '2026-11-05T11:00:00Z',
    '2026-11-05T12:00:01Z', // not yet
  );
  const [stats] = await database.query(
    `select views_today::int, views_last_7_days::int, views_last_31_days::int,
            last_viewed = '2026-11-05T11:00:00Z' as is_last
     from public.cabin_stats(array['${cabin.id}']::uuid[], '2026-11-05T12:00:00Z')`,
  );
  assert.deepEqual(stats, {
    views_today: 2,
    views_last_7_days: 4,
    views_last_31_days: 6,
    is_last: true,
  });
});

test('get-cabin-stats answers for the live cabins among the ids', async () => {
  const [viewed, unseen, hidden] = await Promise.all([
    createCabin(),
    createCabin(),
    createCabin({ live: false }),
  ]);
  await click(viewed.id, minutesFromNow(-60 * 24 * 3), minutesFromNow(-60 * 24 * 20));
  await click(hidden.id, minutesFromNow(-60));
  const response = await askStats([
    viewed.id,
    unseen.id,
    hidden.id,
    NOBODY,
    viewed.id.toUpperCase(),
  ]);
  assert.equal(response.status, 200);
  const { data, ...rest } = (await response.json()) as { data: { property_id: string }[] };
  assert.deepEqual(rest, {
    success: true,
    error: null,
    meta: { total_properties: 2, total_clicks: 2 },
  });
  const counts = { views_today: 0, views_last_7_days: 0, views_last_31_days: 0, last_viewed: null };
  const byId = new Map(data.map((row) => [row.property_id, row]));
  assert.deepEqual([...byId.keys()].sort(), [viewed.id, unseen.id].sort());
  assert.deepEqual(byId.get(unseen.id), { property_id: unseen.id, ...counts });
  assert.partialDeepStrictEqual(byId.get(viewed.id), {
    views_today: 0,
    views_last_7_days: 1,
    views_last_31_days: 2,
  });
});

test('get-cabin-stats takes one to a hundred ids', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  assert.equal((await askStats(ids(100))).status, 200);
  for (const wrong of [[], ids(101), ['pebble'], [null], NOBODY, null, undefined, { 0: NOBODY }]) {
    assert.equal((await expectRefusal(await askStats(wrong), 400)).code, 'invalid_request');
  }
});
