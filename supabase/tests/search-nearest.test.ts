import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { listNearest } from '../../lib/domain/values/distances.ts';
import { publicLocation, type Location } from '../../lib/domain/values/public-location.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { searchDatabase, type Search } from './support/search-oracle.ts';
import { taxRatesFor } from './support/tax-rates.ts';

const PARTY = 37;
const MOST = 6;

/** Some of them on one spot, some in the same cell of the grid, the rest over the whole region. */
const spots: Location[] = Array.from({ length: 30 }, (_, n) => ({
  latitude: n < 9 ? 35.71 + (n % 3) * 0.0005 : 35.45 + ((n * 7919) % 4000) / 10_000,
  longitude: n < 9 ? -83.52 : -83.95 + ((n * 104_729) % 9000) / 10_000,
}));
for (const [n, spot] of spots.entries()) {
  const cabin = await createCabin({ ...spot, max_guests: PARTY, display_order: n % 4 });
  if (n % 5 === 0) await takeNights(cabin.id, stayOf(20, 24));
}

async function locateCabins() {
  const exact = (await database.query(
    `select id, latitude::float8, longitude::float8 from public.cabins order by display_order, id`,
  )) as (Location & { id: string })[];
  return exact.map((cabin) => ({ ...cabin, ...publicLocation(cabin) }));
}

const wanted = fc.record({
  place: fc.record({
    latitude: fc.double({ min: 35.4, max: 35.9, noNaN: true }),
    longitude: fc.double({ min: -84, max: -83, noNaN: true }),
  }),
  from: fc.integer({ min: 1, max: 40 }),
  nights: fc.integer({ min: 1, max: 4 }),
  guests: fc.constantFrom(2, PARTY, PARTY + 20),
  // Whether all that are open are compared, or the nearest asked first.
  countTo: fc.constantFrom(1000, 3),
  walk: fc.constantFrom(1, 4, 100),
});

test('the nearest open cabins are those that the rules of lib/domain find', async () => {
  const located = await locateCabins();
  let found = 0;
  await fc.assert(
    fc.asyncProperty(wanted, async ({ place, from, nights, guests, countTo, walk }) => {
      const now = new Date();
      const search: Search = { area: null, guests, checkIn: day(from), nights, flexibleDays: 0 };
      const matches = await searchDatabase(search, now);
      const rows = expectData(
        await admin.rpc('nearest_open_cabins', {
          p_latitude: place.latitude,
          p_longitude: place.longitude,
          p_check_in: search.checkIn,
          p_check_out: addDays(search.checkIn, nights),
          p_guests: guests,
          p_tax_rates: taxRatesFor(search.checkIn, nights),
          p_now: now.toISOString(),
          p_limit: MOST,
          p_count_to: countTo,
          p_walk: walk,
        }),
      );
      const open = new Map(matches.map((match) => [match.cabin_id, match]));
      const expected = listNearest(
        place,
        located.filter(({ id }) => open.has(id)),
        MOST,
      );
      const nearest = listNearest(
        place,
        rows.map((row) => ({ ...row, ...publicLocation(row) })),
      );
      assert.deepEqual(
        nearest.map(({ place: { cabin_id: id, total_cents: total, nightly }, miles }) => ({
          id,
          total,
          nightly,
          miles,
        })),
        expected.map(({ place: { id }, miles }) => ({
          id,
          total: open.get(id)?.total_cents,
          nightly: open.get(id)?.nightly,
          miles,
        })),
      );
      if (matches.length > 0) assert.equal(rows[0]?.found, Math.min(matches.length, countTo + 1));
      found += rows.length;
    }),
    { numRuns: 50 },
  );
  assert.ok(found > 100, String(found));
});
