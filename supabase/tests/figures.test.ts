import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, cancelStay, holdStay } from './support/guest-bookings.ts';
import { askQuote, quoteBody } from './support/requests.ts';

type Quote = {
  check_in: string;
  nights: number;
  total_cents: number;
  nightly: { date: string; amount_cents: number }[];
  lines: { code: string; amount_cents: number }[];
};
type Booked = {
  id: string;
  occupancy_id: string;
  cabin_id: string;
  status: string;
  confirmed_at: string | null;
  made_by: string;
  quote: Quote;
};
type Sums = Record<string, number[]>;

const query = <T>(sql: string) => database.query(sql) as unknown as Promise<T[]>;
const listOf = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join(',');
/** Under it the sums lose what was deleted. */
const NO_STAY = '00000000-0000-0000-0000-000000000000';
const fold = async () => expectData(await admin.rpc('fold_figures', { p_most: 3 }));

const add = (sums: Sums, key: string, values: readonly number[]) => {
  sums[key] = values.map((value, at) => value + (sums[key]?.[at] ?? 0));
};
const withoutNothing = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([, values]) => values.some((v) => v !== 0)));

const EXTRAS = ['cleaning_fee', 'state_tax', 'local_tax', 'occupancy_tax', 'pet_fee'];
const TAXES = { state_tax: 'state_tax', local_tax: 'local_tax', occupancy_tax: 'occupancy_tax' };

/** What the raw bookings say: nights, revenue, stays, cancelled by cabin and month. */
function countBookings(bookings: readonly Booked[]): Sums {
  const sums: Sums = {};
  for (const { cabin_id, status, confirmed_at, quote } of bookings) {
    const begins = `${cabin_id} ${quote.check_in.slice(0, 7)}`;
    if (status === 'confirmed' || status === 'completed') {
      add(sums, begins, [0, 0, 1, 0]);
      for (const { date } of quote.nightly)
        add(sums, `${cabin_id} ${date.slice(0, 7)}`, [1, 0, 0, 0]);
      const extras = quote.lines.filter(({ code }) => EXTRAS.includes(code));
      const cents = quote.total_cents - extras.reduce((sum, line) => sum + line.amount_cents, 0);
      const whole = quote.nightly.reduce((sum, night) => sum + night.amount_cents, 0);
      let upto = 0;
      for (const { date, amount_cents } of quote.nightly) {
        const before = Math.floor((cents * upto) / whole);
        upto += amount_cents;
        const share = Math.floor((cents * upto) / whole) - before;
        add(sums, `${cabin_id} ${date.slice(0, 7)}`, [0, share, 0, 0]);
      }
    } else if (confirmed_at) {
      add(sums, begins, [0, 0, 0, 1]);
    }
  }
  return withoutNothing(sums);
}

async function readLedger(cabins: readonly string[]): Promise<Sums> {
  const sums: Sums = {};
  const rows = await query<{ key: string; values: number[] }>(
    `select f.cabin_id || ' ' || to_char(f.month, 'YYYY-MM') as key,
            json_build_array(sum(f.nights), sum(f.revenue_cents), sum(f.stays), sum(f.cancelled)) as values
     from public.stay_figures f where f.cabin_id in (${listOf(cabins)}) and f.stay_id <> '${NO_STAY}' group by 1`,
  );
  for (const { key, values } of rows) add(sums, key, values);
  return withoutNothing(sums);
}

/** The sums and what they do not have yet. */
async function readSums(cabins: readonly string[]): Promise<Sums> {
  const sums: Sums = {};
  const rows = await query<{ key: string; values: number[] }>(
    `select x.cabin_id || ' ' || to_char(x.month, 'YYYY-MM') as key,
            json_build_array(sum(x.nights), sum(x.revenue_cents), sum(x.stays), sum(x.cancelled)) as values
     from (
       select cabin_id, month, nights, revenue_cents, stays, cancelled from public.cabin_sums where source = 'all' and months = 1
       union all
       select cabin_id, month, nights, revenue_cents, stays, cancelled from public.stay_figures
       where not is_folded and source <> 'block'
     ) x where x.cabin_id in (${listOf(cabins)}) group by 1`,
  );
  for (const { key, values } of rows) add(sums, key, values);
  return withoutNothing(sums);
}

/** Quarters and years that are not the sum of their months. */
const readPeriodsApart = (cabins: readonly string[]) =>
  query(
    `select * from (
       select x.source, x.cabin_id, p.months, date_trunc(p.unit, x.month)::date as month, sum(x.nights) as nights,
              sum(x.revenue_cents) as revenue_cents, sum(x.stays) as stays, sum(x.stay_nights) as stay_nights,
              sum(x.lead_days) as lead_days, sum(x.cancelled) as cancelled, sum(x.priced_nights) as priced_nights
       from public.cabin_sums x cross join (values (3, 'quarter'), (12, 'year')) p(months, unit)
       where x.months = 1 group by 1, 2, 3, 4
     ) m full join public.cabin_sums s using (source, cabin_id, months, month)
     where months > 1 and cabin_id in (${listOf(cabins)})
       and (m.nights, m.revenue_cents, m.stays, m.stay_nights, m.lead_days, m.cancelled, m.priced_nights)
         is distinct from (s.nights, s.revenue_cents, s.stays, s.stay_nights, s.lead_days, s.cancelled, s.priced_nights)`,
  );

const readBookings = (cabins: readonly string[]) =>
  query<Booked>(`select b.* from public.bookings b where b.cabin_id in (${listOf(cabins)})`);

async function expectExact(cabins: readonly string[]) {
  const bookings = await readBookings(cabins);
  const raw = countBookings(bookings);
  assert.deepEqual(await readLedger(cabins), raw);
  assert.deepEqual(await readSums(cabins), raw);
  assert.deepEqual(await readPeriodsApart(cabins), []);
  // Money: what came less what went, and a price paid in full is its lines.
  const money = await query<{
    id: string;
    got: number;
    kept: number;
    parts: Record<string, number>;
  }>(
    `select b.id, coalesce((select sum(p.paid_cents) from public.payments p where p.booking_id = b.id and p.status = 'paid'), 0)
         - coalesce((select sum(r.amount_cents) from public.refunds r join public.payments p on p.id = r.payment_id
                     where p.booking_id = b.id and r.status <> 'failed'), 0) as kept,
       coalesce((select sum(f.cents) from public.money_figures f where f.booking_id = b.id), 0) as got,
       coalesce((select json_object_agg(x.part, x.cents) from (
         select f.part, sum(f.cents) as cents from public.money_figures f where f.booking_id = b.id group by 1
       ) x), '{}') as parts
     from public.bookings b where b.cabin_id in (${listOf(cabins)})`,
  );
  for (const { id, got, kept, parts } of money) {
    assert.equal(Number(got), Number(kept));
    const quote = bookings.find((booking) => booking.id === id)?.quote;
    if (!quote || Number(kept) !== quote.total_cents) continue;
    for (const code of Object.keys(TAXES)) {
      const line: number = quote.lines.find((each) => each.code === code)?.amount_cents ?? 0;
      assert.equal(Number(parts[code] ?? 0), line);
    }
    assert.equal(Number(parts.other ?? 0), 0);
  }
}

async function pickBooking(cabins: readonly string[], at: number, status = 'confirmed') {
  const all = await query<Booked & { token: string }>(
    `select b.* from public.bookings b
     where b.cabin_id in (${listOf(cabins)}) and b.status = '${status}' order by b.created_at`,
  );
  return all[at % Math.max(all.length, 1)];
}

const WORKS = ['book', 'hold', 'cancel', 'refund', 'move', 'failRefund', 'remove', 'fold'] as const;
const stepArbitrary = fc.record({
  work: fc.constantFrom(...WORKS, 'book', 'book', 'fold'),
  at: fc.nat(50),
  from: fc.integer({ min: 2, max: 100 }),
  nights: fc.integer({ min: 1, max: 12 }),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function take(cabins: readonly string[], { work, at, from, nights }: Step) {
  const cabin = cabins[at % cabins.length] ?? '';
  const booking = await pickBooking(cabins, at);
  const isFree = async (except = '') =>
    (
      await query(
        `select from public.occupancies where cabin_id = '${cabin}' and released_at is null and id::text <> '${except}'
         and during && daterange('${day(from)}', '${day(from + nights)}')`,
      )
    ).length === 0;
  if (work === 'fold') await fold();
  if (work === 'book' && (await isFree())) await bookedStay(cabin, stayOf(from, from + nights));
  if (work === 'hold' && (await isFree())) await holdStay(cabin, stayOf(from, from + nights));
  if (!booking) return;
  const { id, token } = booking;
  if (work === 'cancel') {
    const [left] = await query<{ cents: number }>(
      `select public.refundable_cents('${id}') as cents`,
    );
    await cancelStay({ token } as never, Number(left?.cents), new Date(), 'host');
  }
  if (work === 'refund') {
    await query(`select public.refund_booking('${id}', ${nights * 777}, 'partial', now())`);
  }
  if (work === 'failRefund') {
    await query(
      `update public.refunds r set status = 'failed' from public.payments p where p.id = r.payment_id and p.booking_id = '${id}'`,
    );
  }
  if (work === 'move' && (await isFree(booking.occupancy_id))) {
    const { quote } = await askQuote(
      quoteBody(cabin, stayOf(from, from + nights), { pets: at % 2 }),
    ).catch(() => ({ quote: null }));
    if (!quote) return;
    await database.runTransaction(
      `update public.occupancies set cabin_id = '${cabin}', check_in = '${day(from)}', check_out = '${day(from + nights)}'
       where id = '${booking.occupancy_id}';
       update public.bookings set cabin_id = '${cabin}', quote = '${JSON.stringify(quote)}', total_cents = ${quote.total_cents},
         moves = moves + 1, moved_at = now() where id = '${id}'`,
    );
  }
  if (work === 'remove') {
    await database.runTransaction(
      `delete from public.refunds r using public.payments p where p.id = r.payment_id and p.booking_id = '${id}';
       delete from public.payments where booking_id = '${id}';
       delete from public.bookings where id = '${id}';
       delete from public.occupancies where id = '${booking.occupancy_id}'`,
    );
  }
}

test('whatever happens to bookings, the ledgers and their sums say what the bookings say, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArbitrary, { minLength: 8, maxLength: 25 }), async (steps) => {
      const cabins = [
        (
          await createCabin({
            nightly_rate: 10_037,
            mountain_mama_nightly_surcharge: 7.3,
            pet_fee: 4_100,
          })
        ).id,
        (await createCabin({ nightly_rate: 33_333, cleaning_fee: 0, pet_fee: 999 })).id,
      ];
      for (const step of steps) await take(cabins, step);
      await expectExact(cabins);
    }),
    { numRuns: 6 },
  );
});

test('a stay over the end of a month is shared by its nights, and a change of price follows', async () => {
  const cabin = await createCabin({ nightly_rate: 10_001 });
  // 29 nights from the fourth of a month or later reach the next one.
  const first = Number(day(3).slice(-2)) < 4 ? 6 : 3;
  const stay = await bookedStay(cabin.id, stayOf(first, first + 29));
  await expectExact([cabin.id]);
  const [row] = await query<{ months: number; cents: number }>(
    `select count(distinct month) as months, sum(revenue_cents) as cents from public.stay_figures where cabin_id = '${cabin.id}'`,
  );
  assert.ok(Number(row?.months) >= 2);
  assert.equal(Number(row?.cents), 29 * 10_001);
  await database.query(
    `update public.bookings set total_cents = total_cents - 5000,
       quote = quote || jsonb_build_object('total_cents', total_cents - 5000) where id = '${stay.id}'`,
  );
  const [after] = await query<{ cents: number }>(
    `select sum(revenue_cents) as cents from public.stay_figures where cabin_id = '${cabin.id}'`,
  );
  assert.equal(Number(after?.cents), 29 * 10_001 - 5000);
});

test('blocks and stays of other platforms count their nights, and those that passed stay', async () => {
  const cabin = await createCabin();
  const nights = async () =>
    query<{ source: string; nights: number; stays: number }>(
      `select source, sum(nights)::integer as nights, sum(stays)::integer as stays from public.stay_figures
       where cabin_id = '${cabin.id}' group by 1 having sum(nights) <> 0 order by 1`,
    );
  const block = await takeNights(cabin.id, stayOf(-2, 6), { kind: 'block' });
  const feed = await admin
    .from('calendar_feeds')
    .insert({ cabin_id: cabin.id, platform: 'vrbo', url: `https://feeds.example/${cabin.id}.ics` })
    .select('id')
    .single();
  const vrbo = { kind: 'imported', feed_id: expectData(feed).id };
  await takeNights(cabin.id, stayOf(10, 14), vrbo);
  assert.deepEqual(await nights(), [
    { source: 'block', nights: 8, stays: 0 },
    { source: 'vrbo', nights: 4, stays: 1 },
  ]);
  await database.query(`update public.occupancies set released_at = now() where id = '${block}'`);
  assert.equal((await nights())[0]?.nights, 2);
  await database.query(`delete from public.occupancies where cabin_id = '${cabin.id}'`);
  assert.deepEqual(await nights(), []);
});

test('a cabin that goes to another area takes its past with it', async () => {
  const cabin = await createCabin();
  await bookedStay(cabin.id, stayOf(3, 5));
  await fold();
  await database.query(`update public.cabins set area = 'sevierville' where id = '${cabin.id}'`);
  const rows = await query<{ area: string; nights: number }>(
    `select area, sum(nights)::integer as nights from public.stay_figures where cabin_id = '${cabin.id}' group by 1 order by 1`,
  );
  assert.deepEqual(rows, [
    { area: 'gatlinburg', nights: 0 },
    { area: 'sevierville', nights: 2 },
  ]);
  await expectExact([cabin.id]);
});

test('many bookings at once while the job adds them up: nobody waits, and nothing is lost', async () => {
  const cabins = await Promise.all(Array.from({ length: 6 }, () => createCabin()));
  const work = cabins.flatMap(({ id }) =>
    [4, 9, 14].map((from) => bookedStay(id, stayOf(from, from + 2))),
  );
  const folds = Array.from({ length: 8 }, () => admin.rpc('fold_figures', { p_most: 1000 }));
  await Promise.all([...work, ...folds]);
  await fold();
  await expectExact(cabins.map(({ id }) => id));
});

for (const [from, to, periods] of [
  ['2026-03-01', '2026-03-01', ['1 2026-03']],
  ['2026-01-01', '2026-12-01', ['12 2026-01']],
  ['2026-01-01', '2026-11-01', ['3 2026-01', '3 2026-04', '3 2026-07', '1 2026-10', '1 2026-11']],
  ['2023-12-01', '2026-02-01', ['1 2023-12', '12 2024-01', '12 2025-01', '1 2026-01', '1 2026-02']],
  ['2026-02-01', '2026-07-01', ['1 2026-02', '1 2026-03', '3 2026-04', '1 2026-07']],
] as const) {
  test(`${from} to ${to} is read as ${periods.join(', ')}`, async () => {
    const rows = await query<{ period: string }>(
      `select months || ' ' || to_char(month, 'YYYY-MM') as period
       from public.figures_periods('${from}', '${to}') order by month`,
    );
    assert.deepEqual(
      rows.map(({ period }) => period),
      [...periods],
    );
  });
}
