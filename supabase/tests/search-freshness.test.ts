import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CABIN_FILTERS } from '../../lib/domain/catalog/cabin-filters.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { DAYS, dayAway, edit, LEAST_PARTY, nights, PARTY } from './support/catalog-edits.ts';
import { day } from './support/clock.ts';
import { sized } from './support/harness.ts';
import {
  expectMatches,
  expectPage,
  readCabins,
  searchDatabase,
  searchPage,
  type Search,
} from './support/search-oracle.ts';
import { OTHER_TAXES, TAX_RATES } from './support/tax-rates.ts';

const search: fc.Arbitrary<Search> = fc.record({
  area: fc.constantFrom(null, 'gatlinburg'),
  guests: fc.constantFrom(LEAST_PARTY, PARTY),
  checkIn: dayAway.map(day),
  nights,
  flexibleDays: fc.constantFrom(0, 1, 7, 15, 16),
  taxes: fc.constantFrom(TAX_RATES, OTHER_TAXES, OTHER_TAXES.slice(0, 3)),
});

const page = fc.record({
  filter: fc.option(fc.constantFrom(...CABIN_FILTERS)),
  popular: fc.boolean(),
  limit: fc.constantFrom(1, 1, 2, 30),
  offset: fc.constantFrom(0, 0, 1, 2),
  countTo: fc.constantFrom(0, 1, 2, 1000),
  sample: fc.constantFrom(1, 2, 30),
  few: fc.constantFrom(0, 1, 2000),
});

const derived = `select (select json_agg(a order by a) from public.search_arrivals a) as arrivals,
                        (select json_agg(r order by r) from public.search_rates r) as rates`;

test('after any edit the next search finds what the rules find, whole or page by page', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(search, page, page), { minLength: 3, maxLength: 3 }),
      async (edits, searches) => {
        for (const each of edits) await database.query(each);
        const now = new Date();
        const expected = await readCabins(now, day(DAYS + 40), LEAST_PARTY);
        for (const [each, ...pages] of searches) {
          const matches = await searchDatabase(each, now);
          assert.deepEqual(matches, expectMatches(expected, each));
          for (const wanted of pages) {
            assert.deepEqual(
              await searchPage(each, wanted, now),
              expectPage(expected, each, wanted),
            );
          }
          found += matches.length;
        }
      },
    ),
    { numRuns: sized(60, 30) },
  );
  assert.ok(found > sized(100, 50), String(found));
  const [kept] = await database.query(derived);
  await database.query('select public.recount_search_of(id) from public.cabins');
  assert.deepEqual((await database.query(derived))[0], kept);
});

const wanted: Search = { area: null, guests: 39, checkIn: day(10), nights: 3, flexibleDays: 0 };
const finds = async (id: string, now = new Date()) =>
  (await searchDatabase(wanted, now)).some((match) => match.cabin_id === id);

test('a cabin whose index rows may be stale is searched directly until they are rebuilt', async () => {
  const { id } = await createCabin({ max_guests: 39 });
  await database.query(`update public.search_arrivals set days = ~days where cabin_id = '${id}'`);
  assert.equal(await finds(id), false);
  await database.query(
    `insert into public.search_pending (cabin_id, segment) select cabin_id, segment from public.search_rates where cabin_id = '${id}'`,
  );
  assert.equal(await finds(id), true);
  await database.query('select public.recount_pending_search()');
  assert.deepEqual(await database.query('select * from public.search_pending'), []);
  assert.equal(await finds(id), true);
});

test('a hold counts until the second it ends, without any write', async () => {
  const { id } = await createCabin({ max_guests: 39 });
  const ends = new Date(Date.now() + 60_000);
  await takeNights(id, stayOf(11, 12), { kind: 'hold', expires_at: ends.toISOString() });
  assert.equal(await finds(id, new Date(ends.getTime() - 1)), false);
  assert.equal(await finds(id, ends), true);
});

test('prices beyond an integer are searched like all others', async () => {
  const { id } = await createCabin({ max_guests: 39, nightly_rate: 900_000_000 });
  const [match] = (await searchDatabase(wanted, new Date())).filter((each) => each.cabin_id === id);
  assert.equal(match?.total_cents, Math.round(2_700_005_000 * 1.1275));
  await database.query(`delete from public.cabins where id = '${id}'`);
});

test('a cabin can be deleted with all it has', async () => {
  const { id } = await createCabin({ max_guests: 39 });
  await takeNights(id, stayOf(11, 12));
  await database.query(`delete from public.cabins where id = '${id}'`);
  assert.deepEqual(
    await database.query(`select from public.search_arrivals where cabin_id = '${id}'`),
    [],
  );
});
