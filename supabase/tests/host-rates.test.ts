import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayOfWeek, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';
import { extendCalendars } from '../functions/job-extend-calendars/extend-calendars.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, hideCabins, showCabins, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { MEASURED, TARGET } from './support/harness.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { post } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Season = {
  name: string;
  first_day: string;
  last_day: string;
  every_year: boolean;
  percent: number;
  min_stay: number | null;
  cabin_ids: string[];
};
type Outcome = {
  changed: number;
  dearer: number;
  cheaper: number;
  opened: number;
  closed: number;
  kept_by_hand: number;
  sold: number;
  cabins: number;
  months: { month: string; low_cents: number; high_cents: number; open_nights: number }[];
};
type Row = {
  day: CalendarDate;
  price: number;
  min_stay: number;
  allows_check_in: boolean;
  open: boolean;
  source: string;
};

const owner = await signInAs('owner');

async function recount(): Promise<{ rolled: number }> {
  const secret = { apikey: process.env.SUPABASE_SECRET_KEY ?? '' };
  const response = await post('job-recount-search', {}, secret);
  assert.equal(response.status, 200);
  return ((await response.json()) as { done: { rolled: number } }).done;
}

const ruleOf = (cabinId: string, rest: object = {}) => ({
  cabin_id: cabinId,
  base_cents: 10_000,
  weekday_percents: [100, 100, 100, 100, 100, 100, 100],
  weekday_min_stays: [1, 1, 1, 1, 1, 1, 1],
  gap_nights: 0,
  gap_percent: 100,
  last_minute_days: 0,
  last_minute_percent: 100,
  last_minute_min_stay: null,
  window_days: 540,
  notice_days: 0,
  ...rest,
});

const seasonOf = (from: string, to: string, rest: object = {}): Season => ({
  name: 'A season',
  first_day: from,
  last_day: to,
  every_year: false,
  percent: 150,
  min_stay: null,
  cabin_ids: [],
  ...rest,
});

async function versions(...ids: string[]) {
  const { versions: all } = await call<{ versions: Record<string, string | null> }>(
    owner,
    'host_rates',
  );
  return Object.fromEntries(['seasons', ...ids].map((key) => [key, all[key] ?? null]));
}

const preview = (p_rates: object) => call<Outcome>(owner, 'host_preview_rates', { p_rates });

async function save(p_rates: {
  rules?: { cabin_id: string }[];
  seasons?: Season[];
  stop?: string[];
}) {
  const ids = [...(p_rates.rules ?? []).map(({ cabin_id }) => cabin_id), ...(p_rates.stop ?? [])];
  const p_expected = await versions(...ids);
  return call<Outcome>(owner, 'host_save_rates', { p_rates, p_expected });
}

const saveRule = (cabinId: string, rest: object = {}) => save({ rules: [ruleOf(cabinId, rest)] });

const setDays = (cabinId: string, from: number, to: number, rest: object) =>
  call(owner, 'host_set_days', {
    p_changes: { cabin_ids: [cabinId], from: day(from), to: day(to), ...rest },
  });

const rowsOf = async (cabinId: string) =>
  (await database.query(
    `select to_char(day, 'YYYY-MM-DD') as day, price, min_stay, allows_check_in, open, source
     from public.cabin_calendar where cabin_id = '${cabinId}' order by cabin_calendar.day`,
  )) as Row[];

async function nightOf(cabinId: string, days: number): Promise<Row> {
  const row = (await rowsOf(cabinId)).find(({ day: date }) => date === day(days));
  if (!row) throw new Error(`No day ${days}`);
  return row;
}

const ruledNow = async () =>
  Number((await database.query('select count(*) as count from public.rate_rules'))[0]?.count);

/** Leaves no rules and no seasons of another test. */
async function clear() {
  await database.runScript('delete from public.rate_rules; delete from public.rate_seasons');
}

const PRICES: [base: number, percents: [number, number, number, number], cents: number][] = [
  [10_000, [100, 100, 100, 100], 10_000],
  [10_000, [120, 138, 100, 100], 16_600],
  // 149.50 goes up, 149.49 down.
  [14_950, [100, 100, 100, 100], 15_000],
  [14_949, [100, 100, 100, 100], 14_900],
  [20_000, [100, 150, 80, 90], 21_600],
  [100, [10, 10, 10, 10], 100],
  [10_000_000, [400, 400, 400, 400], 10_000_000],
];

async function priceOf(base: number, percents: readonly number[]): Promise<number> {
  const [row] = await database.query(
    `select public.rule_price(${[base, ...percents].join(', ')}) as price`,
  );
  return Number(row?.price);
}

test('the price of a night is the base times the percents, in whole dollars', async () => {
  for (const [base, percents, cents] of PRICES) {
    assert.equal(await priceOf(base, percents), cents, `${base} × ${percents.join(' × ')}`);
  }
});

test('the price rule: whole dollars within half a dollar of the product, in any order of the percents', async () => {
  const percent = fc.integer({ min: 10, max: 400 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.tuple(percent, percent, percent, percent),
      async (base, percents) => {
        const price = await priceOf(base, percents);
        const exact = percents.reduce((product, each) => (product * each) / 100, base);
        assert.equal(price % 100, 0);
        const limited = Math.min(10_000_000, Math.max(100, exact));
        assert.ok(Math.abs(price - limited) <= 50.001, `${price} for ${exact}`);
        assert.equal(await priceOf(base, percents.toReversed()), price);
      },
    ),
    { numRuns: 60 },
  );
});

const someSeason = fc
  .record({
    from: fc.integer({ min: -20, max: 500 }),
    days: fc.integer({ min: 0, max: 120 }),
    percent: fc.integer({ min: 50, max: 200 }),
    min_stay: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  .map(({ from, days, ...rest }) => seasonOf(day(from), day(from + days), rest));

const someRule = fc.record({
  base_cents: fc.integer({ min: 5_000, max: 90_000 }),
  weekday_percents: fc.array(fc.integer({ min: 80, max: 150 }), { minLength: 7, maxLength: 7 }),
  weekday_min_stays: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 7, maxLength: 7 }),
  gap_nights: fc.integer({ min: 0, max: 4 }),
  gap_percent: fc.integer({ min: 70, max: 110 }),
  last_minute_days: fc.integer({ min: 0, max: 30 }),
  last_minute_percent: fc.integer({ min: 60, max: 100 }),
  last_minute_min_stay: fc.option(fc.integer({ min: 1, max: 3 })),
  window_days: fc.integer({ min: 30, max: 540 }),
  notice_days: fc.integer({ min: 0, max: 5 }),
});
type Rule = typeof someRule extends fc.Arbitrary<infer T> ? T : never;

const GAP = { from: 12, nights: 2 };

/** The rule of a day, said a second time. */
function expected(rule: Rule, seasons: readonly Season[], days: number) {
  const date = day(days);
  const weekday = dayOfWeek(date);
  const length = ({ first_day, last_day }: Season) => Date.parse(last_day) - Date.parse(first_day);
  const [season] = seasons
    .filter(({ first_day, last_day }) => first_day <= date && date <= last_day)
    .sort((a, b) => length(a) - length(b) || (a.first_day > b.first_day ? -1 : 1));
  const isLate = days < rule.last_minute_days;
  const isGap = days >= GAP.from && days < GAP.from + GAP.nights && rule.gap_nights >= GAP.nights;
  const percents = [
    rule.weekday_percents[weekday] ?? 0,
    season?.percent ?? 100,
    isLate ? rule.last_minute_percent : 100,
    isGap ? rule.gap_percent : 100,
  ];
  const product = percents.reduce((all, each) => all * BigInt(each), BigInt(rule.base_cents));
  return {
    price: Number((product + 5_000_000_000n) / 10_000_000_000n) * 100,
    min_stay: Math.min(
      season?.min_stay ?? rule.weekday_min_stays[weekday] ?? 0,
      isLate ? (rule.last_minute_min_stay ?? 30) : 30,
      isGap ? GAP.nights : 30,
    ),
    allows_check_in: days >= rule.notice_days,
    open: days < rule.window_days,
  };
}

test('every day is as the rules say; hands and sold nights stay; the preview is what the save does', async () => {
  await clear();
  await fc.assert(
    fc.asyncProperty(
      someRule,
      fc.uniqueArray(someSeason, {
        maxLength: 4,
        selector: ({ first_day, last_day }) => `${first_day}${last_day}`,
      }),
      async (rule, seasons) => {
        const { id } = await createCabin();
        await takeNights(id, stayOf(10, GAP.from));
        await takeNights(id, stayOf(GAP.from + GAP.nights, 16));
        await setDays(id, 40, 43, { price_cents: 77_700, min_stay: 9 });
        const before = await rowsOf(id);
        const rates = { rules: [ruleOf(id, rule)], seasons };
        const told = await preview(rates);
        const { versions: _, ...done } = (await save(rates)) as Outcome & { versions: unknown };
        assert.deepEqual(done, told);
        const after = await rowsOf(id);
        assert.equal(after.length, CALENDAR_DAYS + 1);
        const counts = { dearer: 0, cheaper: 0, opened: 0, closed: 0 };
        for (const [days, row] of after.entries()) {
          const isKept = [10, 11, 14, 15, 40, 41, 42].includes(days);
          const former = before[days];
          if (isKept) {
            assert.deepEqual(row, former);
            continue;
          }
          const { day: date, source, ...rest } = row;
          assert.deepEqual([date, source], [day(days), 'rule']);
          assert.deepEqual(rest, expected(rule, seasons, days), date);
          const [price, wasOpen] = [former?.price ?? 10_000, former?.open ?? false];
          if (row.open && !wasOpen) counts.opened += 1;
          else if (!row.open && wasOpen) counts.closed += 1;
          else if (row.open && row.price > price) counts.dearer += 1;
          else if (row.open && row.price < price) counts.cheaper += 1;
        }
        const { dearer, cheaper, opened, closed } = told;
        assert.deepEqual({ dearer, cheaper, opened, closed }, counts);
        assert.deepEqual([told.kept_by_hand, told.sold], [3, 4]);
        assert.equal((await preview(rates)).changed, 0);
        await clear();
      },
    ),
    { numRuns: 8 },
  );
});

test('a season that repeats counts each year; one to the end of February ends there in a leap year too', async () => {
  const [row] = await database.query(`
    select string_agg(d.day::text, ' ' order by d.day) as days
    from public.season_days(array[
      row(gen_random_uuid(), 'Winter', date '2026-02-27', date '2026-02-28', true, 90, null, '{}'::uuid[])::public.rate_seasons,
      row(gen_random_uuid(), 'New Year', date '2025-12-31', date '2026-01-01', true, 90, null, '{}'::uuid[])::public.rate_seasons,
      row(gen_random_uuid(), 'Once', date '2026-07-04', date '2026-07-04', false, 90, null, '{}'::uuid[])::public.rate_seasons
    ], '2027-01-01', '2028-03-05') d`);
  assert.equal(
    row?.days,
    '2027-01-01 2027-02-27 2027-02-28 2027-12-31 2028-01-01 2028-02-27 2028-02-28 2028-02-29',
  );
});

test('a season is for the cabins it names', async () => {
  await clear();
  const [inside, outside] = [await createCabin(), await createCabin()];
  const rules = [ruleOf(inside.id), ruleOf(outside.id)];
  await save({ rules, seasons: [seasonOf(day(5), day(6), { cabin_ids: [inside.id] })] });
  assert.equal((await nightOf(inside.id, 5)).price, 15_000);
  assert.equal((await nightOf(outside.id, 5)).price, 10_000);
});

test('new seasons change every cabin that has rules, and no other', async () => {
  await clear();
  const [ruled, other] = [await createCabin(), await createCabin()];
  await saveRule(ruled.id);
  const outcome = await save({ seasons: [seasonOf(day(5), day(6))] });
  assert.deepEqual([outcome.cabins, outcome.dearer], [1, 2]);
  assert.equal((await nightOf(ruled.id, 6)).price, 15_000);
  assert.equal((await nightOf(other.id, 6)).price, null);
});

test('a held and an imported night is never repriced, a block is', async () => {
  await clear();
  const { id } = await createCabin();
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  await takeNights(id, stayOf(3, 4), { kind: 'hold', expires_at });
  await takeNights(id, stayOf(5, 6), { kind: 'block' });
  const { sold } = await saveRule(id, { base_cents: 20_000 });
  const prices = await Promise.all([3, 5].map(async (days) => (await nightOf(id, days)).price));
  assert.deepEqual([sold, prices], [1, [null, 20_000]]);
});

test('a gap that began before today is as long as its rest; it needs a stay on both sides', async () => {
  await clear();
  const { id } = await createCabin();
  await takeNights(id, stayOf(-4, -1));
  await takeNights(id, stayOf(2, 4));
  await saveRule(id, { weekday_min_stays: [3, 3, 3, 3, 3, 3, 3], gap_nights: 3, gap_percent: 80 });
  const gap = await nightOf(id, 1);
  assert.deepEqual([gap.min_stay, gap.price], [2, 8_000]);
  const after = await nightOf(id, 4);
  assert.deepEqual([after.min_stay, after.price], [3, 10_000]);
});

test('a booking, a cancellation and a move apply the gap rule with the next run, a hold does not', async () => {
  await clear();
  const { id } = await createCabin();
  const other = await createCabin();
  const rule = { weekday_min_stays: [3, 3, 3, 3, 3, 3, 3], gap_nights: 3, gap_percent: 80 };
  await saveRule(id, rule);
  await saveRule(other.id, { ...rule, gap_nights: 0 });
  const gapAfter = async (change: string) => {
    await database.query(change);
    await recount();
    const { min_stay, price } = await nightOf(id, 12);
    return [min_stay, price];
  };
  const stay = (cabinId: string, from: number, to: number, rest = `'booking', null`) =>
    `insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
     values ('${cabinId}', '${day(from)}', '${day(to)}', ${rest})`;
  const [usual, sold] = [
    [3, 10_000],
    [2, 8_000],
  ];
  const last = `cabin_id = '${id}' and check_in = '${day(14)}'`;
  assert.deepEqual(await gapAfter(stay(id, 10, 12)), usual);
  const soon = `'hold', now() + interval '15 minutes'`;
  assert.deepEqual(await gapAfter(stay(id, 14, 16, soon)), usual);
  const pay = `update public.occupancies set kind = 'booking', expires_at = null where ${last}`;
  assert.deepEqual(await gapAfter(pay), sold);
  const move = (from: string, to: string) =>
    `update public.occupancies set cabin_id = '${to}' where check_in = '${day(14)}' and cabin_id = '${from}'`;
  assert.deepEqual(await gapAfter(move(id, other.id)), usual);
  assert.deepEqual(await gapAfter(move(other.id, id)), sold);
  assert.deepEqual(
    await gapAfter(`update public.occupancies set released_at = now() where ${last}`),
    usual,
  );
  const [untouched] = await database.query(
    `select rolled_at is not null as is_rolled from public.rate_rules where cabin_id = '${other.id}'`,
  );
  assert.equal(untouched?.is_rolled, true);
  assert.equal((await recount()).rolled, 0);
});

test('rates that somebody else changed meanwhile are refused, and nothing is written', async (t) => {
  expectErrorOutput(t);
  await clear();
  const { id } = await createCabin();
  const p_expected = await versions(id);
  await saveRule(id, { base_cents: 20_000 });
  const p_rates = { rules: [ruleOf(id, { base_cents: 30_000 })] };
  const late = { p_rates, p_expected };
  assert.equal(await refusal(owner, 'host_save_rates', late), 'PT422 rates_changed');
  assert.equal((await nightOf(id, 3)).price, 20_000);
  const seen = await versions(id);
  await save({ seasons: [seasonOf(day(5), day(6))] });
  const stale = { p_rates, p_expected: seen };
  assert.equal(await refusal(owner, 'host_save_rates', stale), 'PT422 rates_changed');
});

const { id: anyId } = await createCabin();
const BAD: Record<string, object> = {
  nothing: {},
  'another key': { other: [] },
  'no list': { rules: {} },
  'a price too low': { rules: [ruleOf(anyId, { base_cents: 50 })] },
  'six weekdays': { rules: [ruleOf(anyId, { weekday_percents: [100, 100, 100, 100, 100, 100] })] },
  'a weekday that is empty': {
    rules: [ruleOf(anyId, { weekday_percents: [null, 100, 100, 100, 100, 100, 100] })],
  },
  'half a night': { rules: [ruleOf(anyId, { gap_nights: 1.5 })] },
  'words for a number': { rules: [ruleOf(anyId, { window_days: 'all' })] },
  'a missing value': { rules: [{ cabin_id: anyId }] },
  'a column of its own': { rules: [ruleOf(anyId, { rolled_at: null })] },
  'the same cabin twice': { rules: [ruleOf(anyId), ruleOf(anyId)] },
  'a season without a name': { seasons: [seasonOf(day(1), day(2), { name: ' ' })] },
  'a season that ends before it begins': { seasons: [seasonOf(day(2), day(1))] },
  'a season of two years': { seasons: [seasonOf(day(1), day(700))] },
  'no date': { seasons: [seasonOf('soon', day(2))] },
};
for (const [name, p_rates] of Object.entries(BAD)) {
  test(`${name} is refused`, async (t) => {
    expectErrorOutput(t);
    assert.equal(await refusal(owner, 'host_preview_rates', { p_rates }), 'PT422 bad_rates');
    const args = { p_rates, p_expected: {} };
    assert.equal(await refusal(owner, 'host_save_rates', args), 'PT422 bad_rates');
  });
}

test('thirty-one seasons are too many, and an unknown cabin is refused', async (t) => {
  expectErrorOutput(t);
  const seasons = Array.from({ length: 31 }, () => seasonOf(day(1), day(2)));
  const ask = (p_rates: object) => refusal(owner, 'host_preview_rates', { p_rates });
  assert.equal(await ask({ seasons }), 'PT422 too_many_seasons');
  assert.equal(await ask({ rules: [ruleOf(crypto.randomUUID())] }), 'PT422 unknown_cabin');
});

const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

/** The job, over this cabin alone: it would continue those of other suites too. */
async function roll(id: string, now: Date, times = 1) {
  const hidden = await hideCabins([id]);
  try {
    const runs = Array.from({ length: times }, () => extendCalendars({ admin, now }));
    return (await Promise.all(runs))[0];
  } finally {
    await showCabins(hidden);
  }
}

test('the job writes on by rule: the window moves, last-minute prices come, a hand stays', async () => {
  await clear();
  const { id } = await createCabin();
  await saveRule(id, {
    window_days: 100,
    notice_days: 2,
    last_minute_days: 10,
    last_minute_percent: 80,
  });
  await setDays(id, 13, 14, { price_cents: 99_900 });
  assert.equal((await nightOf(id, 102)).open, false);
  assert.equal((await nightOf(id, 12)).price, 10_000);
  const done = await roll(id, later(5));
  assert.equal(done?.rolled, await ruledNow());
  const rows = await Promise.all([6, 7, 12, 13, 102, 105].map((days) => nightOf(id, days)));
  assert.deepEqual(
    rows.map((row) => [row.price, row.allows_check_in, row.open]),
    [
      [8_000, false, true],
      [8_000, true, true],
      [8_000, true, true],
      [99_900, true, true],
      [10_000, true, true],
      [10_000, true, false],
    ],
  );
  assert.equal((await rowsOf(id)).at(-1)?.day, day(CALENDAR_DAYS + 5));
});

test('the job does nothing a second time, and fifty at once write each day once', async () => {
  await clear();
  const { id } = await createCabin();
  await saveRule(id, { window_days: 100 });
  await roll(id, later(1), 50);
  const rows = await rowsOf(id);
  const marks = () =>
    database.query(
      `select xmin::text from public.cabin_calendar where cabin_id = '${id}' order by day`,
    );
  const before = await marks();
  await roll(id, later(1));
  await roll(id, new Date(later(1).getTime() + 1000));
  assert.deepEqual(await marks(), before);
  assert.deepEqual(await rowsOf(id), rows);
});

test('a cabin whose rules end goes on by the year before; a short window is no short calendar', async () => {
  await clear();
  const { id } = await createCabin({ title: 'A Short Window' });
  await saveRule(id, { window_days: 30, base_cents: 12_300 });
  const short = async () =>
    (
      await call<{ short_calendars: { cabin_id: string }[] }>(owner, 'host_today')
    ).short_calendars.some(({ cabin_id }) => cabin_id === id);
  assert.equal(await short(), false);
  await save({ stop: [id] });
  assert.equal(await ruledNow(), 0);
  await roll(id, later(1));
  const last = (await rowsOf(id)).at(-1);
  assert.deepEqual([last?.day, last?.price, last?.open], [day(CALENDAR_DAYS + 1), 12_300, false]);
  // A job that has stopped for a year and a half is told.
  await database.query(
    `delete from public.cabin_calendar where cabin_id = '${id}' and day > '${day(40)}'`,
  );
  assert.equal(await short(), true);
});

test('days are given back to the rules, and that can be taken back', async () => {
  await clear();
  const { id } = await createCabin();
  await saveRule(id, { base_cents: 20_000 });
  await setDays(id, 3, 7, { price_cents: 30_000 });
  await takeNights(id, stayOf(5, 6));
  const p_range = { cabin_ids: [id], from: day(2), to: day(9) };
  const done = await call<{ change_id: string; changed: number; skipped: { reason: string }[] }>(
    owner,
    'host_follow_rules',
    { p_range },
  );
  assert.deepEqual([done.changed, done.skipped.map(({ reason }) => reason)], [3, ['sold']]);
  const read = async () =>
    (await rowsOf(id)).slice(2, 8).map(({ price, source }) => [price, source]);
  const [rule, hand] = [
    [20_000, 'rule'],
    [30_000, 'hand'],
  ];
  assert.deepEqual(await read(), [rule, rule, rule, hand, rule, rule]);
  await call(owner, 'host_undo', { p_change_id: done.change_id });
  assert.deepEqual(await read(), [rule, hand, hand, hand, hand, rule]);
});

test('a save stands in the audit log with what was there before', async () => {
  await clear();
  const { id, slug } = await createCabin();
  await saveRule(id, { base_cents: 20_000 });
  const { changed } = await saveRule(id, { base_cents: 25_000 });
  const { entries } = await call<{
    entries: { action: string; subject: string; before: object; after: object }[];
  }>(owner, 'host_audit', { p_action: 'save_rates' });
  const [entry] = entries;
  assert.equal(entry?.subject, slug);
  const { rules } = entry.before as { rules: { base_cents: number }[] };
  assert.equal(rules[0]?.base_cents, 20_000);
  const { outcome } = entry.after as { outcome: Outcome };
  assert.equal(outcome.changed, changed);
});

test('a quote in progress notices new rates by its version', async () => {
  await clear();
  const { id } = await createCabin();
  const version = async () => {
    const [row] = await database.query(
      `select public.quote_inputs('${id}', '${day(5)}', '${day(7)}') ->> 'version' as version`,
    );
    return row?.version;
  };
  const before = await version();
  await saveRule(id, { base_cents: 20_000 });
  assert.notEqual(await version(), before);
});

test(
  'how long a season for 200 cabins by 540 days takes to preview and to save is printed',
  MEASURED,
  async (t) => {
    await clear();
    // Its own, and none left behind: rules write all days of a cabin.
    const cabins = await Promise.all(Array.from({ length: 200 }, () => createCabin({}, null)));
    const ids = cabins.map(({ id }) => id);
    const batches = Array.from({ length: 5 }, (_, n) => ids.slice(40 * n, 40 * n + 40));
    for (const batch of batches) await save({ rules: batch.map((id) => ruleOf(id)) });
    const season = (percent: number) => [
      ...[1, 2, 3].map((n) =>
        seasonOf(day(100 * n), day(100 * n + 60), { name: `S${n}`, percent }),
      ),
    ];
    const timed = async (work: (n: number) => Promise<unknown>, rounds: number) => {
      const times: number[] = [];
      for (let n = 0; n < rounds; n += 1) {
        const start = performance.now();
        await work(n);
        times.push(performance.now() - start);
      }
      return Math.round(times.sort((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? 0);
    };
    const one = await timed(
      (n) => preview({ rules: [ruleOf(ids[0] ?? '', { base_cents: 9_000 + 100 * n })] }),
      20,
    );
    const all = await timed((n) => preview({ seasons: season(120 + n) }), 3);
    const saved = await timed((n) => save({ seasons: season(130 + n) }), 2);
    t.diagnostic(
      `p95 on ${TARGET}: preview of one cabin ${one} ms, of three seasons for 200 cabins ${all} ms; saved in ${saved} ms`,
    );
    await clear();
    await database.query(`delete from public.cabins where id = any ('{${ids.join(',')}}')`);
  },
);
