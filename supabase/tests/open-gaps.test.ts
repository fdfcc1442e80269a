import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkStay, type AvailabilityDay } from '../../lib/domain/stays/availability.ts';
import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import {
  changeDay,
  createCabin,
  hideCabins,
  showCabins,
  stayOf,
  takeNights,
} from './support/cabins.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { askQuote, quoteBody } from './support/requests.ts';
import { call, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');

const listGaps = async (args: object = {}) =>
  expectData(await admin.rpc('open_gaps', { p_guests: 2, ...args }));

// Other suites leave so many gaps that the default limit, and the API's own of 1,000 rows, would cut these off.
const gapsOf = async (cabinId: string) =>
  expectData(
    await admin.rpc('open_gaps', { p_guests: 2, p_limit: 1_000_000 }).eq('cabin_id', cabinId),
  );

const datesOf = async (cabinId: string) =>
  (await gapsOf(cabinId)).map(({ check_in: from, check_out: to }) => [from, to]);

/** A cabin whose stays end on the first day and begin again on the second. */
async function gapped(from: number, to: number, kinds = ['booking', 'booking']) {
  const { id } = await createCabin();
  const rowOf = (kind: string) =>
    kind === 'hold' ? { kind, expires_at: minutesFromNow(10) } : { kind };
  await takeNights(id, stayOf(from - 3, from), rowOf(kinds[0] ?? ''));
  await takeNights(id, stayOf(to, to + 3), rowOf(kinds[1] ?? ''));
  return id;
}

const NIGHTS: [name: string, from: number, to: number, shown: [number, number] | null][] = [
  ['one night', 10, 11, [10, 11]],
  ['three nights', 10, 13, [10, 13]],
  ['four nights are no gap', 10, 14, null],
  ['the last day of the 90', 90, 92, [90, 92]],
  ['after the 90 days', 91, 92, null],
  ['tonight can no longer be booked', 0, 2, [1, 2]],
  ['begun yesterday', -1, 3, [1, 3]],
  ['only tonight', 0, 1, null],
  ['mostly over', -3, 2, null],
];

for (const [name, from, to, shown] of NIGHTS) {
  test(`open gaps: ${name}`, async () => {
    const id = await gapped(from, to);
    const wanted = shown === null ? [] : [shown.map(day)];
    assert.deepEqual(await datesOf(id), wanted);
  });
}

test('bookings and blocks bound a gap, holds do not, and a hold within keeps it', async () => {
  assert.equal((await gapsOf(await gapped(20, 22, ['block', 'booking']))).length, 1);
  assert.equal((await gapsOf(await gapped(20, 22, ['booking', 'block']))).length, 1);
  assert.equal((await gapsOf(await gapped(20, 22, ['hold', 'booking']))).length, 0);
  assert.equal((await gapsOf(await gapped(20, 22, ['booking', 'hold']))).length, 0);
  const held = await gapped(30, 32);
  await takeNights(held, stayOf(31, 32), { kind: 'hold', expires_at: minutesFromNow(10) });
  assert.deepEqual(await datesOf(held), []);
  const lapsed = await gapped(30, 32);
  await takeNights(lapsed, stayOf(31, 32), { kind: 'hold', expires_at: minutesFromNow(-1) });
  assert.deepEqual(await datesOf(lapsed), [[day(30), day(32)]]);
});

test('only gaps that can be sold whole are open', async () => {
  const changes: [date: number, patch: Parameters<typeof changeDay>[2]][] = [
    [40, { min_stay: 3 }],
    [40, { allows_check_in: false }],
    [42, { allows_check_out: false }],
    [41, { open: false }],
  ];
  for (const [date, patch] of changes) {
    const id = await gapped(40, 42);
    assert.deepEqual(await datesOf(id), [[day(40), day(42)]]);
    await changeDay(id, day(date), patch);
    assert.deepEqual(await datesOf(id), [], JSON.stringify(patch));
  }
  const canceled = await gapped(40, 42);
  await database.query(
    `update public.occupancies set released_at = now() where cabin_id = '${canceled}' and check_in = '${day(42)}'`,
  );
  assert.deepEqual(await datesOf(canceled), []);
  const hidden = await gapped(40, 42);
  await database.query(`update public.cabins set live = false where id = '${hidden}'`);
  assert.deepEqual(await datesOf(hidden), []);
  const small = await gapped(40, 42);
  await database.query(`update public.cabins set max_guests = 1 where id = '${small}'`);
  assert.deepEqual(await datesOf(small), []);
});

test('the gap rule of Rates makes a gap shorter and cheaper, the same in the quote; hand-set nights win', async () => {
  const id = await gapped(50, 52);
  const byHand = await gapped(50, 52);
  for (const date of [50, 51])
    await changeDay(byHand, day(date), { source: 'hand', min_stay: 2, price: 33_300 });
  const rule = {
    base_cents: 20_000,
    weekday_percents: Array(7).fill(100),
    weekday_min_stays: Array(7).fill(3),
    gap_nights: 0,
    gap_percent: 100,
    last_minute_days: 0,
    last_minute_percent: 100,
    last_minute_min_stay: null,
    window_days: 540,
    notice_days: 0,
  };
  const save = async (rest: object) => {
    const ids = [id, byHand];
    const { versions } = await call<{ versions: Record<string, string | null> }>(
      owner,
      'host_rates',
    );
    await call(owner, 'host_save_rates', {
      p_rates: { rules: ids.map((cabin_id) => ({ cabin_id, ...rule, ...rest })) },
      p_expected: Object.fromEntries(
        ['seasons', ...ids].map((key) => [key, versions[key] ?? null]),
      ),
    });
  };
  await save({});
  assert.deepEqual(await gapsOf(id), []);
  await save({ gap_nights: 2, gap_percent: 85 });
  const [gap] = await gapsOf(id);
  assert.deepEqual(gap?.nightly, [17_000, 17_000]);
  assert.equal(gap.usual_min_stay, 3);
  const [ownGap] = await gapsOf(byHand);
  assert.deepEqual([ownGap?.nightly, ownGap?.usual_min_stay], [[33_300, 33_300], null]);

  const { quote } = await askQuote(quoteBody(id, stayOf(50, 52)));
  assert.deepEqual(
    quote.nightly.map(({ amount_cents: cents }) => cents),
    gap.nightly,
  );
  await database.runScript('delete from public.rate_rules');
});

type Night = Pick<AvailabilityDay, 'available' | 'minStay' | 'allowsCheckIn' | 'allowsCheckOut'>;

test('open gaps are those that the rules of dates allow, for any calendar and stays', async (t) => {
  const others = await hideCabins();
  t.after(() => showCabins(others));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 4 })), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.array(
        fc.record({
          minStay: fc.integer({ min: 1, max: 4 }),
          allowsCheckIn: fc.boolean(),
          allowsCheckOut: fc.boolean(),
          available: fc.boolean(),
        }),
        { minLength: 40, maxLength: 40 },
      ),
      async (stays, nights) => {
        const { id } = await createCabin({}, null);
        const date = (n: number) => addDays(day(0), n);
        await database.query(
          `insert into public.cabin_calendar (cabin_id, day, min_stay, allows_check_in, allows_check_out, open) values ${nights
            .map(
              (night, n) =>
                `('${id}', '${date(n)}', ${night.minStay}, ${night.allowsCheckIn}, ${night.allowsCheckOut}, ${night.available})`,
            )
            .join()}`,
        );
        const taken = new Set<CalendarDate>();
        const gaps: [CalendarDate, CalendarDate][] = [];
        let at = -1;
        for (const [index, [gap, length]] of stays.entries()) {
          const from = at + gap;
          if (index > 0 && gap > 0) {
            const [first, open] = [Math.max(at, 0), Math.max(at, 1)];
            if (from - first <= 3 && at > -3 && open < from) gaps.push([date(open), date(from)]);
          }
          await takeNights(id, { checkIn: date(from), checkOut: date(from + length) });
          for (let n = from; n < from + length; n += 1) taken.add(date(n));
          at = from + length;
        }
        const calendar = {
          today: day(0),
          days: new Map(
            nights.map((night: Night, n): [CalendarDate, AvailabilityDay] => [
              date(n),
              {
                date: date(n),
                priceCents: null,
                ...night,
                available: night.available && !taken.has(date(n)),
              },
            ]),
          ),
        };
        const wanted = gaps.filter(
          ([checkIn, checkOut]) => checkStay(calendar, { checkIn, checkOut }).ok,
        );
        assert.deepEqual(await datesOf(id), wanted);
        await database.query(`delete from public.cabins where id = '${id}'`);
      },
    ),
    { numRuns: 25 },
  );
});

test('open gaps come soonest first, and no more than asked for', async (t) => {
  const others = await hideCabins();
  t.after(() => showCabins(others));
  const later = await gapped(60, 61);
  const sooner = await gapped(20, 22);
  assert.deepEqual(
    (await listGaps()).map(({ cabin_id: id }) => id),
    [sooner, later],
  );
  assert.deepEqual(
    (await listGaps({ p_limit: 1 })).map(({ cabin_id: id }) => id),
    [sooner],
  );
});
