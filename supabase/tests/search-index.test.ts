import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { day } from './support/clock.ts';
import { sized } from './support/harness.ts';
import { holdSql } from './support/holds.ts';

// The id of the first of the crowd.
const EXAMPLE = createHash('md5').update('crowd 1').digest('hex');
const ARRIVAL = day(30);
const DEPARTURE = day(32);

type Call = { sql: string; reads: string[] };

const SEARCHING = ['cabin_calendar', 'cabins', 'occupancies', 'search_arrivals', 'search_rates'];

// The crowd answers by itself: whether a seeded cabin is open on some day depends on the day the test runs.
const CALLS: Record<string, Call> = {
  'an exact search': {
    sql: `public.search_cabins('${ARRIVAL}', '${DEPARTURE}', 'gatlinburg', 2)`,
    reads: SEARCHING,
  },
  'a flexible search': {
    sql: `public.search_cabins('${ARRIVAL}', '${DEPARTURE}', null, 2, 7)`,
    reads: SEARCHING,
  },
  'a page of a search': {
    sql: `public.search_cabin_page('${ARRIVAL}', '${DEPARTURE}', null, 2, 7, p_limit => 30)`,
    reads: SEARCHING,
  },
  'a page of a search, the most viewed first': {
    sql: `public.search_popular_page('${ARRIVAL}', '${DEPARTURE}', null, 2, 7)`,
    reads: SEARCHING,
  },
  'a page of a search, the best rated first': {
    sql: `public.search_sorted_page('rating', '${ARRIVAL}', '${DEPARTURE}', null, 2, p_limit => 9, p_count_to => 9)`,
    reads: SEARCHING,
  },
  'a page of a search, the nearest first': {
    sql: `public.search_sorted_page('distance', '${ARRIVAL}', '${DEPARTURE}', null, 2, p_limit => 9, p_count_to => 9,
                                    p_latitude => 35.71, p_longitude => -83.52)`,
    reads: SEARCHING,
  },
  'a page of a search, the cheapest first': {
    sql: `public.search_sorted_page('price', '${ARRIVAL}', '${DEPARTURE}', null, 2, 7)`,
    reads: SEARCHING,
  },
  'the nearest open cabins': {
    sql: `public.nearest_open_cabins(35.6, -83.75, '${ARRIVAL}', '${DEPARTURE}', 2, p_count_to => 9)`,
    reads: SEARCHING,
  },
  'a page of a list': { sql: `public.list_cabin_page()`, reads: ['cabins'] },
  'a page of a list of few': {
    sql: `public.list_cabin_page('gatlinburg', p_filter => 'pool', p_popular => true)`,
    reads: ['cabins'],
  },
  'a page of a list, the cheapest first': {
    sql: `public.list_sorted_page('price')`,
    reads: ['cabins'],
  },
  'a page of a list, the best rated first': {
    sql: `public.list_sorted_page('rating', 'gatlinburg')`,
    reads: ['cabins'],
  },
  'a page of a list, the nearest first': {
    sql: `public.list_sorted_page('distance', p_latitude => 35.71, p_longitude => -83.52)`,
    reads: ['cabins'],
  },
  'the rows of the home page': {
    // As lib/data/cabins/cabins.ts asks.
    sql: `(select * from public.cabins where live order by display_order, id limit 1000) c`,
    reads: ['cabins'],
  },
  'the most viewed cabins': {
    sql: `(select slug from public.cabins where live order by views_last_7_days desc, display_order limit 60) c`,
    reads: ['cabins'],
  },
  'a calendar': {
    sql: `public.cabin_availability('${EXAMPLE}', 540)`,
    reads: ['cabin_calendar', 'cabins', 'occupancies'],
  },
  'the inputs of a quote': {
    sql: `public.quote_inputs('${EXAMPLE}', '${ARRIVAL}', '${DEPARTURE}')`,
    reads: ['cabin_calendar', 'cabins', 'occupancies'],
  },
  'a booking': {
    sql: `(select 1 / (outcome ->> 'result' = 'created')::integer from (${bookingSql()}) b) c`,
    reads: ['bookings', ...SEARCHING],
  },
};

function bookingSql(): string {
  return holdSql(EXAMPLE, { checkIn: ARRIVAL, checkOut: DEPARTURE }, new Date());
}

const READ = ['bookings', ...SEARCHING];

const CABINS = sized(2000, 300);
const DAYS = 40;

// Their places are public ones: an exact one would be moved by a trigger, and leave a dead row for each cabin.
// Only the first of them have calendars: the others cost the test little, and the planner sees them too.
const CROWD = `
  update public.cabins set live = false where live;
  insert into public.cabins (id, slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests,
                             nightly_rate, latitude, longitude, elevation_ft, views_last_7_days, live)
  select md5('crowd ' || n)::uuid, 'crowd-' || n, 'Crowd', repeat('A cabin among many. ', 5), '/x.webp', 'Gatlinburg', 'gatlinburg', 1, 1, 1, 4, 10000,
         public.middle_of_cell(35.45 + n % 400 / 1000.0, 0.0027), public.middle_of_cell(-83.9 + n % 700 / 1000.0, 0.0033),
         1500, n % 50, true
  from generate_series(1, ${10 * CABINS}) n;
  insert into public.cabin_calendar (cabin_id, day)
  select c.id, date '${day(0)}' + d
  from generate_series(1, ${CABINS}) n join public.cabins c on c.slug = 'crowd-' || n, generate_series(0, ${DAYS}) d;
  insert into public.occupancies (cabin_id, check_in, check_out, kind)
  select c.id, date '${day(0)}' + 4 * d, date '${day(0)}' + 4 * d + 2, 'booking'
  from generate_series(1, ${CABINS}) n join public.cabins c on c.slug = 'crowd-' || n, generate_series(0, ${DAYS / 4}) d;
  insert into public.bookings (occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email,
                               guest_phone, quote, total_cents, idempotency_key, request_hash, terms_accepted_at, free_cancel_until, hold_expires_at)
  select s.id, s.cabin_id, 'MM-' || translate(upper(lpad(to_hex(row_number() over ()), 8, 'z')), '01', 'GH'), md5(s.id::text),
         'held', 1, 0, 0, 'Dolly', 'dolly@example.com', '+18655550134', '{}', 1, s.id::text, 'crowd', now(), now(), now() + interval '1 day'
  from public.occupancies s join public.cabins c on c.id = s.cabin_id and c.slug like 'crowd-%' where s.check_in = date '${day(4)}';
  analyze ${READ.map((name) => `public.${name}`).join(', ')};`;

const TABLES = READ.map((name) => `'${name}'`).join(', ');
const COUNT_READS = `select relname::text, seq_scan as whole, idx_scan as by_index
  from pg_stat_xact_user_tables where schemaname = 'public' and relname in (${TABLES})`;

const countReadsOf = (name: string, { sql }: Call) => `
  create temporary table before on commit drop as ${COUNT_READS};
  perform * from ${sql};
  insert into reads select '${name}', relname, a.whole > b.whole, a.by_index > b.by_index
  from (${COUNT_READS}) a join before b using (relname);
  drop table before;`;

// A plan for any dates would find a stay by dates, through the stays of all cabins.
const SCANS_BY_DATES = `pg_stat_get_xact_numscans('public.occupancies_never_overlap'::regclass)`;

// Explaining the query would lie: inside its function the planner does not know the arguments. So the functions are
// called, and the transaction's own counters tell how the tables were read. The exception rolls the crowd back.
const SCRIPT = `${CROWD}
  create temporary table reads (call text, relation text, whole boolean, by_index boolean) on commit drop;
  do $$ declare scans bigint := ${SCANS_BY_DATES}; begin
    perform * from public.search_cabin_page('${ARRIVAL}', '${DEPARTURE}', null, 2, 7, p_limit => 30);
    scans := ${SCANS_BY_DATES} - scans;
    ${Object.entries(CALLS)
      .map(([name, call]) => countReadsOf(name, call))
      .join('')}
    raise exception '%', json_build_object('scans', scans,
      'reads', (select json_agg(reads order by call, relation) from reads));
  end $$;`;

type Read = { call: string; relation: string; whole: boolean; by_index: boolean };

test('among many cabins, every table is reached through an index, and a search reads no stay but those whose hold ran out', async () => {
  const error = await database.runTransaction(SCRIPT).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Error);
  const { reads, scans } = JSON.parse(error.message) as { reads: Read[]; scans: number };
  assert.equal(scans, 0);
  assert.deepEqual(
    reads.filter(({ whole }) => whole),
    [],
  );
  const found = Object.keys(CALLS).map((call) => {
    const own = reads.filter((read) => read.call === call && read.by_index);
    return [call, own.map(({ relation }) => relation)];
  });
  assert.deepEqual(
    Object.fromEntries(found),
    Object.fromEntries(Object.entries(CALLS).map(([call, { reads: wanted }]) => [call, wanted])),
  );
});

// With no other index to choose, statistics have no say in it: what autovacuum last saw of the table decides nothing.
const PLAN_OF_ARRIVALS = `do $$ declare plan text; begin
  alter table public.search_arrivals drop constraint search_arrivals_pkey;
  set local enable_seqscan = off;
  set local enable_bitmapscan = off;
  execute 'explain (format json) select cabin_id, max_guests, features, zone, least_night, cleaning_fee, days
           from public.search_arrivals where segment = 38 and length_group = 0 and area = ''gatlinburg''' into plan;
  raise exception '%', plan;
end $$`;

test('what a search reads of search_arrivals lies in its index', async () => {
  const error = await database.runTransaction(PLAN_OF_ARRIVALS).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Error);
  const [{ Plan: plan }] = JSON.parse(error.message);
  assert.equal(plan['Node Type'], 'Index Only Scan');
  assert.equal(plan['Index Name'], 'search_arrivals_by_price');
});
