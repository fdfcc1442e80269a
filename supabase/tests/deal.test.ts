import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { addDays, calendarDate, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { dealResponseSchema } from '../../lib/schemas/deal.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, callFunction, database } from './support/backend.ts';
import {
  changeCabin,
  changeDay,
  createCabin,
  takeNights,
  type CabinRow,
} from './support/cabins.ts';
import { middayOf } from './support/clock.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, NOBODY, post } from './support/requests.ts';
import { stopClock } from './support/stop-clock.ts';

type Deal = {
  id: string;
  discount_percent: number;
  starts_at: string;
  expires_at: string;
  cabin: { id: string; slug: string };
};

let lastYear = 2060;

/** A first day that no cabin of another test is open on. */
function nextWindow(): CalendarDate {
  lastYear += 1;
  return calendarDate(`${lastYear}-03-01`);
}

/** A cabin that can be sold in the window only. */
const createCabinIn = (window: CalendarDate, overrides: Parameters<typeof createCabin>[0] = {}) =>
  createCabin(overrides, [window, addDays(window, 120)]);

async function createCabinsIn(window: CalendarDate, count: number): Promise<CabinRow[]> {
  const cabins: CabinRow[] = [];
  for (let i = 0; i < count; i++) cabins.push(await createCabinIn(window));
  return cabins;
}

const askDeal = async (now: string) =>
  expectData(await admin.rpc('daily_deal', { p_now: now })) as Deal | null;

async function dealtCabin(date: CalendarDate): Promise<string | undefined> {
  return (await askDeal(middayOf(date)))?.cabin.id;
}

async function dealtCabins(from: CalendarDate, days: number): Promise<(string | undefined)[]> {
  const dealt: (string | undefined)[] = [];
  for (let n = 0; n < days; n++) dealt.push(await dealtCabin(addDays(from, n)));
  return dealt;
}

async function pin(date: CalendarDate, cabinId: string, percent: number | null = null) {
  expectData(
    await admin
      .from('deal_pins')
      .insert({ day: date, cabin_id: cabinId, discount_percent: percent }),
  );
}

const countDeals = async (date: CalendarDate) =>
  expectData(
    await admin
      .from('daily_deals')
      .select('id')
      .gte('starts_at', `${date}T00:00:00Z`)
      .lt('starts_at', `${addDays(date, 1)}T00:00:00Z`),
  ).length;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

test('fifty concurrent requests get the same deal', async () => {
  const window = nextWindow();
  await createCabinsIn(window, 3);
  for (let n = 0; n < 4; n++) {
    const date = addDays(window, n);
    const deals = await Promise.all(Array.from({ length: 50 }, () => askDeal(middayOf(date))));
    assert.equal(new Set(deals.map((deal) => deal?.id)).size, 1);
    assert.ok(deals[0]);
    assert.equal(await countDeals(date), 1);
  }
});

test('a deal lasts one UTC day, to the last instant of it', async () => {
  const window = nextWindow();
  await createCabinsIn(window, 2);
  const next = addDays(window, 1);
  const first = await askDeal(`${window}T00:00:00Z`);
  assert.ok(first);
  assert.equal(Date.parse(first.starts_at), Date.parse(`${window}T00:00:00Z`));
  assert.equal(Date.parse(first.expires_at), Date.parse(`${next}T00:00:00Z`));
  assert.deepEqual(await askDeal(`${window}T23:59:59.999Z`), first);
  const second = await askDeal(`${next}T00:00:00Z`);
  assert.notEqual(second?.id, first.id);
  assert.notEqual(second?.cabin.id, first.cabin.id);
});

test('the UTC day counts, whatever the zone of the database', async () => {
  const window = nextWindow();
  await createCabinsIn(window, 1);
  const ask = (zone: string) =>
    database.query(
      `select public.daily_deal('${window}T03:30:00Z') ->> 'id' as id,
              extract(epoch from (public.daily_deal('${window}T03:30:00Z') ->> 'expires_at')::timestamptz)::text as ends
       from (select set_config('timezone', '${zone}', true)) z`,
    );
  const rows = [await ask('America/New_York'), await ask('Pacific/Kiritimati')].flat();
  assert.equal(new Set(rows.map(({ id }) => id)).size, 1);
  assert.equal(Number(rows[0]?.ends) * 1000, Date.parse(`${addDays(window, 1)}T00:00:00Z`));
});

test('every cabin has its turn before any has another, in no order of names', async () => {
  const window = nextWindow();
  const cabins = await createCabinsIn(window, 7);
  const dealt = await dealtCabins(window, 21);
  const inTurn = cabins.map(({ id }) => id).sort((a, b) => (md5(a) < md5(b) ? -1 : 1));
  assert.deepEqual(dealt, [...inTurn, ...inTurn, ...inTurn]);
});

test('a new cabin comes next, and one that was away keeps its place', async () => {
  const window = nextWindow();
  const [a, b, c] = await createCabinsIn(window, 3);
  const first = await dealtCabins(window, 3);
  assert.deepEqual([...first].sort(), [a?.id, b?.id, c?.id].sort());
  const fresh = await createCabinIn(window);
  assert.equal(await dealtCabin(addDays(window, 3)), fresh.id);
  const [longestAgo = '', second] = first;
  await changeCabin(longestAgo, { live: false });
  assert.equal(await dealtCabin(addDays(window, 4)), second);
  await changeCabin(longestAgo, { live: true });
  assert.equal(await dealtCabin(addDays(window, 5)), longestAgo);
});

const UNSELLABLE: [name: string, spoil: (cabin: CabinRow, window: CalendarDate) => unknown][] = [
  ['is not live', (cabin) => changeCabin(cabin.id, { live: false })],
  [
    'is booked for 31 days',
    (cabin, window) => takeNights(cabin.id, { checkIn: window, checkOut: addDays(window, 31) }),
  ],
  [
    'is closed',
    (cabin) =>
      database.query(
        `update public.cabin_calendar set open = false where cabin_id = '${cabin.id}'`,
      ),
  ],
  [
    'lets nobody arrive',
    (cabin) =>
      database.query(
        `update public.cabin_calendar set allows_check_in = false where cabin_id = '${cabin.id}'`,
      ),
  ],
  [
    'has every other night taken and a minimum of two',
    async (cabin, window) => {
      await database.query(
        `update public.cabin_calendar set min_stay = 2 where cabin_id = '${cabin.id}'`,
      );
      for (let n = 1; n <= 31; n += 2) {
        await takeNights(cabin.id, {
          checkIn: addDays(window, n),
          checkOut: addDays(window, n + 1),
        });
      }
    },
  ],
  [
    'is open for today alone',
    (cabin, window) =>
      database.query(
        `delete from public.cabin_calendar where cabin_id = '${cabin.id}' and day > '${window}'`,
      ),
  ],
  [
    'opens after 30 days',
    (cabin, window) =>
      database.query(
        `delete from public.cabin_calendar where cabin_id = '${cabin.id}' and day <= '${addDays(window, 30)}'`,
      ),
  ],
];
for (const [name, spoil] of UNSELLABLE) {
  test(`a cabin that ${name} is passed over`, async () => {
    const window = nextWindow();
    const sellable = await createCabinIn(window);
    const cabin = await createCabinIn(window);
    await spoil(cabin, window);
    assert.deepEqual(await dealtCabins(window, 1), [sellable.id]);
    // Not even though it was never dealt and the other one was just now.
    await database.query(
      `update public.daily_deals set starts_at = starts_at - interval '24 hours', expires_at = expires_at - interval '24 hours'
       where cabin_id = '${sellable.id}'`,
    );
    assert.deepEqual(await dealtCabins(window, 1), [sellable.id]);
  });
}

test('a single night of the next thirty days is enough, also behind an expired hold', async () => {
  const window = nextWindow();
  const cabin = await createCabinIn(window);
  const last = addDays(window, 30);
  await takeNights(cabin.id, { checkIn: window, checkOut: last });
  await takeNights(cabin.id, { checkIn: addDays(last, 1), checkOut: addDays(last, 90) });
  await takeNights(
    cabin.id,
    { checkIn: last, checkOut: addDays(last, 1) },
    { kind: 'hold', expires_at: middayOf(window) },
  );
  assert.equal(await askDeal(`${window}T11:29:59Z`), null);
  assert.equal((await askDeal(middayOf(window)))?.cabin.id, cabin.id);
});

test('when nothing can be sold there is no deal, until something can', async () => {
  const window = nextWindow();
  assert.equal(await askDeal(middayOf(window)), null);
  assert.equal(await countDeals(window), 0);
  const cabin = await createCabinIn(window);
  assert.equal(await dealtCabin(window), cabin.id);
});

test('the percent is 10, 15 or 20, all of them in use, and the same for every caller', async () => {
  const window = nextWindow();
  await createCabinsIn(window, 2);
  const percents: (number | undefined)[] = [];
  for (let n = 0; n < 30; n++) {
    const date = addDays(window, n);
    const [choice] = expectData(await admin.rpc('choose_deal', { p_now: middayOf(date) }));
    const deal = await askDeal(middayOf(date));
    assert.equal(deal?.discount_percent, choice?.discount_percent);
    percents.push(deal?.discount_percent);
  }
  assert.deepEqual([...new Set(percents)].sort(), [10, 15, 20]);
});

test('the host’s pin wins, even twice in a row and with nothing to sell', async () => {
  const window = nextWindow();
  const cabins = await createCabinsIn(window, 3);
  const pinned = cabins[0]?.id ?? '';
  const full = await createCabin({}, null);
  await pin(window, pinned, 35);
  await pin(addDays(window, 1), pinned);
  await pin(addDays(window, 2), full.id, 50);
  const first = await askDeal(middayOf(window));
  assert.deepEqual([first?.cabin.id, first?.discount_percent], [pinned, 35]);
  const second = await askDeal(middayOf(addDays(window, 1)));
  assert.equal(second?.cabin.id, pinned);
  assert.ok([10, 15, 20].includes(second?.discount_percent ?? 0));
  assert.equal(await dealtCabin(addDays(window, 2)), full.id);
  const others = await dealtCabins(addDays(window, 3), 2);
  assert.ok(!others.includes(pinned), 'a pinned deal counts as its turn');
});

test('a pin for a cabin that is not live, or for a day that has its deal, changes nothing', async () => {
  const window = nextWindow();
  const [a, b] = await createCabinsIn(window, 2);
  const hidden = await createCabinIn(window, { live: false });
  await pin(window, hidden.id);
  const first = await dealtCabin(window);
  assert.ok([a?.id, b?.id].includes(first));
  const next = addDays(window, 1);
  const second = await dealtCabin(next);
  await pin(next, first ?? '');
  assert.equal(await dealtCabin(next), second);
});

test('the table holds one deal a UTC day, and none that runs on', async () => {
  const window = nextWindow();
  const cabin = await createCabinIn(window);
  const insert = (startsAt: string, expiresAt: string) =>
    database.query(
      `insert into public.daily_deals (cabin_id, discount_percent, starts_at, expires_at)
       values ('${cabin.id}', 10, '${startsAt}', '${expiresAt}')`,
    );
  const next = addDays(window, 1);
  await insert(`${window}T00:00:00Z`, `${next}T00:00:00Z`);
  await assert.rejects(insert(`${window}T18:00:00Z`, `${window}T20:00:00Z`), /one_a_day/);
  await assert.rejects(
    insert(`${next}T00:00:00Z`, `${addDays(next, 1)}T00:00:00.000001Z`),
    /within_a_day/,
  );
  await assert.rejects(insert(`${next}T20:00:00-05:00`, `${next}T18:30:00-05:00`), /check/);
  await insert(`${next}T00:00:00Z`, `${next}T09:00:00Z`);
});

test('a deal that the host ends early, or whose cabin goes off the market, is shown no more', async () => {
  const window = nextWindow();
  const cabin = await createCabinIn(window);
  await changeDay(cabin.id, window, { price: 1 });
  assert.equal(await dealtCabin(window), cabin.id);
  await changeCabin(cabin.id, { live: false });
  assert.equal(await askDeal(middayOf(window)), null);
  await changeCabin(cabin.id, { live: true });
  await database.query(
    `update public.daily_deals set expires_at = '${middayOf(window)}' where cabin_id = '${cabin.id}'`,
  );
  assert.ok(await askDeal(`${window}T11:29:59.999Z`));
  assert.equal(await askDeal(middayOf(window)), null);
  assert.equal(await countDeals(window), 1);
});

async function readDeal(init: RequestInit = {}) {
  const response = await callFunction('get-daily-deal', init);
  assert.equal(response.status, 200);
  return dealResponseSchema.parse(await response.json()).deal;
}

test('get-daily-deal tells anybody the deal with its cabin, by GET or POST, whatever is sent', async (t) => {
  const window = nextWindow();
  const cabin = await createCabinIn(window, {
    title: 'Deal Cabin',
    amenities: { hot_tub: true, arcade: true },
    tiktok_ids: ['7301'],
    baths: 2.5,
    mountain_mama_nightly_surcharge: 8.25,
  });
  const rate = (rating: number, visible: boolean) => ({ cabin_id: cabin.id, rating, visible });
  expectData(
    await admin
      .from('cabin_reviews')
      .insert([rate(5, true), rate(4.5, true), rate(4, true), rate(4.4, true), rate(1, false)]),
  );
  const open_nights = expectData(
    await admin
      .from('cabins')
      .select('open_night_least, open_night_usual')
      .eq('id', cabin.id)
      .single(),
  );
  stopClock(t, middayOf(window));
  const deal = await readDeal();
  assert.ok(deal);
  assert.deepEqual(deal.cabin, {
    id: cabin.id,
    slug: cabin.slug,
    title: 'Deal Cabin',
    short_desc: cabin.short_desc,
    hero_focus_x: 50,
    hero_focus_y: 50,
    hero_image_url: '/images/test.webp',
    city: 'Gatlinburg',
    featured: false,
    live: true,
    bedrooms: 1,
    beds: 2,
    baths: 2.5,
    max_guests: 4,
    max_pets: 2,
    pet_fee: null,
    amenities: { hot_tub: true, arcade: true },
    tiktok_ids: ['7301'],
    video_tour_url: null,
    mountain_mama_review: null,
    views_last_7_days: 0,
    nightly_rate: 10_000,
    cleaning_fee: 5_000,
    mountain_mama_nightly_surcharge: 8.25,
    timezone: cabin.timezone,
    free_cancel_days: 14,
    ...open_nights,
    // Visible reviews only: 17.9 over 4.
    average_rating: 4.5,
    review_count: 4,
  });
  for (const body of ['', '{}', 'nonsense', '{"p_now":"2001-01-01"}', 'x'.repeat(100_000)]) {
    assert.deepEqual(await readDeal({ method: 'POST', body }), deal);
  }
});

test('a new deal counts as a change of its cabin, so that the home page is revalidated; asking again does not', async (t) => {
  const window = nextWindow();
  const cabin = await createCabinIn(window);
  const readChange = async () =>
    expectData(await admin.from('cabins').select('updated_at').eq('id', cabin.id).single())
      .updated_at;
  const before = await readChange();
  stopClock(t, middayOf(window));
  assert.equal((await readDeal())?.cabin.id, cabin.id);
  const after = await readChange();
  assert.notEqual(after, before);
  await readDeal();
  assert.equal(await readChange(), after);
});

test('get-daily-deal answers null when there is none', async (t) => {
  stopClock(t, middayOf(nextWindow()));
  assert.equal(await readDeal(), null);
});

test('both functions are for callers with a key and for their own methods', async () => {
  for (const [name, allowed] of [
    ['get-daily-deal', ['GET', 'POST']],
    ['track-daily-deal-unlock', ['POST']],
  ] as const) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const keyless = await callFunction(name, { method, headers: { apikey: '' } });
      assert.equal(keyless.status, 401);
      if ((allowed as readonly string[]).includes(method)) continue;
      const refusal = await expectRefusal(await callFunction(name, { method }), 405);
      assert.equal(refusal.code, 'method_not_allowed');
    }
  }
});

const readUnlocks = async (dealId: string) =>
  expectData(await admin.from('deal_unlocks').select('session_id').eq('deal_id', dealId)).map(
    (row) => row.session_id,
  );

// Each caller stands at an address of its own, so that no test uses up another one's allowance.
let lastAddress = 0;
const nextAddress = () => `198.51.100.${(lastAddress += 1)}`;

async function unlock(body: object, address: string) {
  const response = await post('track-daily-deal-unlock', body, { 'X-Forwarded-For': address });
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { success: true });
}

async function startDeal(t: TestContext) {
  const window = nextWindow();
  await createCabinIn(window);
  const deal = await askDeal(middayOf(window));
  stopClock(t, middayOf(window));
  return { window, id: deal?.id ?? '' };
}

test('an unlock counts once for each session, however often it is reported', async (t) => {
  const { id } = await startDeal(t);
  const address = nextAddress();
  const [first, second] = [randomUUID(), randomUUID()];
  await Promise.all(
    Array.from({ length: 20 }, () => unlock({ deal_id: id, session_id: first }, address)),
  );
  await unlock({ deal_id: id.toUpperCase(), session_id: second }, address);
  assert.deepEqual((await readUnlocks(id)).sort(), [first, second].sort());
});

test('without a session it counts once for each address, which is kept as a hash', async (t) => {
  const { id } = await startDeal(t);
  const [here, there] = [nextAddress(), nextAddress()];
  for (const address of [here, here, there]) await unlock({ deal_id: id }, address);
  const kept = await readUnlocks(id);
  assert.equal(kept.length, 2);
  for (const text of kept) assert.match(text, /^address:[\da-f]{32}$/);
});

test('one address cannot count up sessions without end', async (t) => {
  const { id } = await startDeal(t);
  const address = nextAddress();
  await Promise.all(
    Array.from({ length: 80 }, () => unlock({ deal_id: id, session_id: randomUUID() }, address)),
  );
  assert.equal((await readUnlocks(id)).length, 60);
  await unlock({ deal_id: id, session_id: randomUUID() }, nextAddress());
  assert.equal((await readUnlocks(id)).length, 61);
});

test('no unlock of an unknown deal, of one that has ended or of one to come is counted', async (t) => {
  const { window, id } = await startDeal(t);
  const address = nextAddress();
  await unlock({ deal_id: NOBODY }, address);
  t.mock.timers.setTime(Date.parse(`${addDays(window, 1)}T00:00:00Z`));
  await unlock({ deal_id: id }, address);
  t.mock.timers.setTime(Date.parse(`${window}T00:00:00Z`) - 1);
  await unlock({ deal_id: id }, address);
  assert.deepEqual(await readUnlocks(id), []);
  t.mock.timers.setTime(Date.parse(`${window}T00:00:00Z`));
  await unlock({ deal_id: id }, address);
  assert.equal((await readUnlocks(id)).length, 1);
});

const SQL = `'; delete from public.daily_deals; --`;
const HOSTILE: unknown[] = [
  '',
  'nonsense',
  'null',
  '[]',
  '"text"',
  '['.repeat(10_000),
  {},
  { deal_id: '' },
  { deal_id: SQL },
  { deal_id: 7 },
  { deal_id: [NOBODY] },
  { deal_id: `${NOBODY}\u0000` },
  { deal_id: NOBODY, session_id: '' },
  { deal_id: NOBODY, session_id: 'short' },
  { deal_id: NOBODY, session_id: SQL },
  { deal_id: NOBODY, session_id: 'x'.repeat(65) },
  { deal_id: NOBODY, session_id: 'x'.repeat(1_000_000) },
  { deal_id: NOBODY, session_id: null },
  { deal_id: NOBODY, discount_percent: 90 },
];
test('track-daily-deal-unlock refuses an invalid body', async (t) => {
  expectErrorOutput(t);
  for (const body of HOSTILE) {
    const refusal = await expectRefusal(await post('track-daily-deal-unlock', body), 400);
    assert.equal(refusal.code, 'invalid_request');
  }
});
