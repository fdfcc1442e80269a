import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { day } from './support/clock.ts';
import { TARGET } from './support/harness.ts';

const EXAMPLE = `(select id from public.cabins where slug = 'crowd-1')`;

// The crowd answers by itself: whether a seeded cabin is open on some day depends on the day the test runs.
const CALLS: Record<string, string> = {
  'an exact search': `public.search_cabins('${day(30)}', '${day(32)}', 'gatlinburg', 2)`,
  'a flexible search': `public.search_cabins('${day(30)}', '${day(32)}', null, 2, 7)`,
  'a page of a search': `public.search_cabin_page('${day(30)}', '${day(32)}', null, 2, 7, p_limit => 30)`,
  'a calendar': `public.cabin_availability(${EXAMPLE}, 540)`,
  'the inputs of a quote': `public.quote_inputs(${EXAMPLE}, '${day(30)}', '${day(32)}')`,
};
const CABINS = TARGET === 'postgres' ? 2000 : 300;
const DAYS = 40;

const CROWD = `
  update public.cabins set live = false where live;
  insert into public.cabins (slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests,
                             nightly_rate, latitude, longitude, elevation_ft, live)
  select 'crowd-' || n, 'Crowd', '', '', 'Gatlinburg', 'gatlinburg', 1, 1, 1, 4, 10000, 35.7, -83.5, 1500, true
  from generate_series(1, ${CABINS}) n;
  insert into public.cabin_calendar (cabin_id, day)
  select id, date '${day(0)}' + n from public.cabins, generate_series(0, ${DAYS}) n where slug like 'crowd-%';
  insert into public.stays (cabin_id, check_in, check_out, kind)
  select id, date '${day(0)}' + 4 * n, date '${day(0)}' + 4 * n + 2, 'booking'
  from public.cabins, generate_series(0, ${DAYS / 4}) n where slug like 'crowd-%';
  analyze public.cabins, public.cabin_calendar, public.stays;`;

const COUNT_READS = `select relname::text, seq_scan as whole, idx_scan as by_index
  from pg_stat_xact_user_tables where relname in ('stays', 'cabin_calendar', 'search_arrivals', 'search_rates')`;

const countReadsOf = (name: string, call: string) => `
  create temporary table before on commit drop as ${COUNT_READS};
  perform * from ${call};
  insert into reads select '${name}', relname, a.whole > b.whole, a.by_index > b.by_index
  from (${COUNT_READS}) a join before b using (relname);
  drop table before;`;

// Explaining the query would lie: inside its function the planner does not know the arguments. So the functions are
// called, and the transaction's own counters tell how the tables were read. The exception rolls the crowd back.
const SCRIPT = `${CROWD}
  create temporary table reads (call text, relation text, whole boolean, by_index boolean) on commit drop;
  do $$ begin
    ${Object.entries(CALLS)
      .map(([name, call]) => countReadsOf(name, call))
      .join('')}
    raise exception '%', (select json_agg(reads order by call, relation) from reads);
  end $$;`;

const SEARCH_READS = ['cabin_calendar', 'search_arrivals', 'search_rates', 'stays'];
const CALENDAR_READS = ['cabin_calendar', 'stays'];

test('among many cabins, every table is reached through an index', async () => {
  const error = await database.runTransaction(SCRIPT).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Error);
  const reads = JSON.parse(error.message) as {
    call: string;
    relation: string;
    whole: boolean;
    by_index: boolean;
  }[];
  assert.deepEqual(
    reads.filter(({ whole }) => whole),
    [],
  );
  assert.deepEqual(
    reads
      .filter(({ by_index: byIndex }) => byIndex)
      .map(({ call, relation }) => `${call}: ${relation}`),
    Object.keys(CALLS)
      .sort()
      .flatMap((call) =>
        (call.includes('search') ? SEARCH_READS : CALENDAR_READS).map(
          (relation) => `${call}: ${relation}`,
        ),
      ),
  );
});

const PLAN_OF_ARRIVALS = `do $$ declare plan text; begin
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
