import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import { day } from './support/clock.ts';
import { TARGET } from './support/harness.ts';

const [example] = await database.query('select id from public.cabins where live limit 1');

const CALLS: Record<string, string> = {
  'an exact search': `public.search_cabins('${day(30)}', '${day(33)}', 'wears-valley', 2)`,
  'a flexible search': `public.search_cabins('${day(30)}', '${day(33)}', null, 2, 7)`,
  'a calendar': `public.cabin_availability('${example?.id}', 540)`,
  'the inputs of a quote': `public.quote_inputs('${example?.id}', '${day(30)}', '${day(33)}')`,
};
const CABINS = TARGET === 'postgres' ? 2_000 : 300;
const DAYS = 60;

const CROWD = `
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
  from pg_stat_xact_user_tables where relname in ('stays', 'cabin_calendar')`;

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

test('among many cabins, calendar and stays are reached through an index', async () => {
  const error = await database.runTransaction(SCRIPT).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Error);
  assert.deepEqual(
    JSON.parse(error.message),
    Object.keys(CALLS)
      .sort()
      .flatMap((call) =>
        ['cabin_calendar', 'stays'].map((relation) => ({
          ...{ call, relation, whole: false, by_index: true },
        })),
      ),
  );
});
