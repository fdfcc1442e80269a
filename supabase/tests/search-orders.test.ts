import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { averageRating } from '../../lib/domain/catalog/cabin.ts';
import type { Location } from '../../lib/domain/values/public-location.ts';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { sized } from './support/harness.ts';
import { searchDatabase, type Match, type Search } from './support/search-oracle.ts';
import { taxRatesFor } from './support/tax-rates.ts';
import { shop } from '../../lib/shop/shop.ts';

const PARTY = 36;
const ORDERS = ['price', 'rating', 'distance'] as const;
const LIST_ORDERS = [...ORDERS, 'size'] as const;
type Order = (typeof LIST_ORDERS)[number];

for (let n = 0; n < 18; n += 1) {
  const { id } = await createCabin({
    max_guests: PARTY + (n % 3),
    beds: 4 + (n % 2),
    bedrooms: 1 + (n % 4),
    area: shop().areas[n % 2]?.slug,
    nightly_rate: 10_000 + ((n * 7919) % 5) * 1000,
    latitude: 35.6 + (n % 5) * 0.05,
    longitude: -83.9 + (n % 4) * 0.1,
    display_order: n % 3,
  });
  if (n % 4 === 0) await takeNights(id, stayOf(20, 22));
  const ratings = Array.from({ length: n % 4 }, (_, i) => ({
    cabin_id: id,
    rating: 3 + ((n + i) % 5) / 2,
    visible: (n + i) % 7 !== 0,
  }));
  if (ratings.length > 0) expectData(await admin.from('cabin_reviews').insert(ratings));
}

type Row = Location & {
  id: string;
  area: string;
  max_guests: number;
  display_order: number;
  usual: number | null;
  beds: number;
  bedrooms: number;
  ratings: number[];
};

const readCabins = async () =>
  (await database.query(
    `select c.id, c.area, c.max_guests, c.display_order, c.open_night_usual as usual, c.beds, c.bedrooms,
            c.latitude::float8, c.longitude::float8,
            (select coalesce(json_agg(r.rating), '[]') from public.cabin_reviews r where r.cabin_id = c.id and r.visible) as ratings
     from public.cabins c where c.live order by c.display_order, c.id`,
  )) as Row[];

// On the flat map of map_point, which is right within a percent.
const flatDistance = (a: Location, b: Location) =>
  Math.hypot((a.longitude - b.longitude) * 0.812, a.latitude - b.latitude);

/** Smaller is earlier. Without a total, what most nights cost counts. */
function keysOf(order: Order, cabin: Row, place: Location, totalCents?: number): number[] {
  if (order === 'price') return [totalCents ?? cabin.usual ?? Infinity];
  if (order === 'size') return [-cabin.max_guests, -cabin.beds];
  if (order === 'distance') return [Math.round(flatDistance(cabin, place) * 1e9)];
  return [-averageRating(cabin.ratings.map(Number)), -cabin.ratings.length];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((key, i) => key !== b[i]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

const shared = {
  order: fc.constantFrom(...ORDERS),
  place: fc.record({
    latitude: fc.integer({ min: 354, max: 359 }).map((n) => n / 10 + 0.0137),
    longitude: fc.integer({ min: -840, max: -830 }).map((n) => n / 10 + 0.0071),
  }),
  guests: fc.constantFrom(2, PARTY, PARTY + 10),
  area: fc.constantFrom(null, 'gatlinburg'),
  limit: fc.constantFrom(1, 3, 30),
  offset: fc.constantFrom(0, 2, 7),
  countTo: fc.constantFrom(1000, 12, 4, 0),
};

function argumentsOf({ order, place, area, ...cut }: Wanted) {
  return {
    p_order: order,
    p_latitude: place.latitude,
    p_longitude: place.longitude,
    ...(area && { p_area: area }),
    p_guests: cut.guests,
    p_limit: cut.limit,
    p_offset: cut.offset,
    p_count_to: cut.countTo,
  };
}
type Wanted = Pick<Search, 'area' | 'guests'> & {
  order: Order;
  place: Location;
  limit: number;
  offset: number;
  countTo: number;
};

const dated = fc.record({
  ...shared,
  from: fc.integer({ min: 15, max: 25 }),
  nights: fc.integer({ min: 1, max: 4 }),
  flexibleDays: fc.constantFrom(0, 1, 7),
});

test('a page of a search in any order is cut from what the rules of lib/domain sort', async () => {
  const cabins = new Map((await readCabins()).map((cabin) => [cabin.id, cabin]));
  const order = [...cabins.keys()];
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(dated, async ({ from, nights, flexibleDays, ...wanted }) => {
      const now = new Date();
      const { area, guests, limit, offset, countTo } = wanted;
      const search: Search = { area, guests, checkIn: day(from), nights, flexibleDays };
      const matches = await searchDatabase(search, now);
      const rows = expectData(
        await admin.rpc('search_sorted_page', {
          ...argumentsOf(wanted),
          p_check_in: search.checkIn,
          p_check_out: addDays(search.checkIn, nights),
          p_flexible_days: flexibleDays,
          p_tax_rates: taxRatesFor(search.checkIn, nights),
          p_now: now.toISOString(),
        }),
      );
      const keys = (match: Match) => {
        const cabin = cabins.get(match.cabin_id);
        assert.ok(cabin);
        const own = keysOf(wanted.order, cabin, wanted.place, match.total_cents);
        return [Number(match.shift !== 0), ...own, order.indexOf(cabin.id)];
      };
      const sorted = matches.toSorted((a, b) => compareKeys(keys(a), keys(b)));
      const page = sorted.slice(offset, offset + limit);
      // Where more are found than are counted, the page may end with the last one counted.
      const isCut = matches.length > countTo && rows.length < page.length;
      if (isCut) assert.equal(rows.length, Math.max(countTo - offset, 0));
      assert.deepEqual(
        rows.map(({ found: _, found_exact: __, ...match }) => match),
        page.slice(0, isCut ? rows.length : limit),
      );
      if (rows[0]) assert.equal(rows[0].found, Math.min(matches.length, countTo + 1));
      compared += rows.length;
    }),
    { numRuns: sized(300, 150) },
  );
  assert.ok(compared > sized(300, 100), String(compared));
});

const listed = fc.record({
  ...shared,
  order: fc.constantFrom(...LIST_ORDERS),
  bedrooms: fc.constantFrom(0, 2, 4),
  mostCents: fc.constantFrom(null, 12_000, 13_500),
});

test('a page of a list without dates in any order is cut from what the rules sort', async () => {
  const cabins = await readCabins();
  await fc.assert(
    fc.asyncProperty(listed, async ({ bedrooms, mostCents, ...wanted }) => {
      const { area, guests, limit, offset, countTo } = wanted;
      const fitting = cabins
        .filter((cabin) => area === null || cabin.area === area)
        .filter((cabin) => cabin.max_guests >= guests && cabin.bedrooms >= bedrooms)
        .filter((cabin) => mostCents === null || (cabin.usual ?? Infinity) <= mostCents)
        .map((cabin, index) => ({
          id: cabin.id,
          keys: [...keysOf(wanted.order, cabin, wanted.place), index],
        }))
        .toSorted((a, b) => compareKeys(a.keys, b.keys));
      const found = Math.min(fitting.length, countTo + 1);
      assert.deepEqual(
        expectData(
          await admin.rpc('list_sorted_page', {
            ...argumentsOf(wanted),
            p_bedrooms: bedrooms,
            ...(mostCents !== null && { p_most_cents: mostCents }),
          }),
        ),
        fitting.slice(offset, offset + limit).map(({ id }) => ({ cabin_id: id, found })),
      );
    }),
    { numRuns: sized(100, 50) },
  );
});

test('the stored rating follows each change of the visible reviews', async () => {
  const { id } = await createCabin();
  const stored = async () => {
    const [row] = await database.query(
      `select average_rating::float8 as average, review_count as count from public.cabins where id = '${id}'`,
    );
    return row;
  };
  assert.deepEqual(await stored(), { average: 0, count: 0 });
  const add = async (rating: number) =>
    expectData(
      await admin.from('cabin_reviews').insert({ cabin_id: id, rating }).select('id').single(),
    ).id;
  await add(5);
  const low = await add(4.5);
  await add(4.5);
  assert.deepEqual(await stored(), { average: averageRating([5, 4.5, 4.5]), count: 3 });
  expectData(await admin.from('cabin_reviews').update({ visible: false }).eq('id', low));
  assert.deepEqual(await stored(), { average: averageRating([5, 4.5]), count: 2 });
  expectData(await admin.from('cabin_reviews').delete().eq('cabin_id', id));
  assert.deepEqual(await stored(), { average: 0, count: 0 });
});
