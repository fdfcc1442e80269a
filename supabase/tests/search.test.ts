import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changeDay, createCabin, stayOf, takeNights, type CabinRow } from './support/cabins.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { sized } from './support/harness.ts';
import {
  expectMatches,
  readCabins,
  searchDatabase,
  type Match,
  type Search,
} from './support/search-oracle.ts';
import { OTHER_TAXES, TAX_RATES } from './support/tax-rates.ts';
import { shop } from '../../lib/shop/shop.ts';

// The catalog's calendars end 541 days from its seeding.
const LAST_DAY = 541;
const PARTY_OF_THE_TESTS = 40;

type Case = {
  name: string;
  cabin?: Parameters<typeof createCabin>;
  arrange?: (cabin: CabinRow) => Promise<unknown>;
  stay: [from: number, nights: number];
  flexibleDays?: number;
  /** The days from today on which the stay found begins; null when there is none. */
  arrival: number | null;
};

const rule = (on: number, patch: Parameters<typeof changeDay>[2]) => (cabin: CabinRow) =>
  changeDay(cabin.id, day(on), patch);
const taken =
  (from: number, to: number, row?: Parameters<typeof takeNights>[2]) => (cabin: CabinRow) =>
    takeNights(cabin.id, stayOf(from, to), row);
const hold = (minutes: number) => ({ kind: 'hold', expires_at: minutesFromNow(minutes) });

const CASES: Case[] = [
  { name: 'a free stay', stay: [10, 3], arrival: 10 },
  {
    name: 'a stay shorter than the minimum',
    arrange: rule(10, { min_stay: 4 }),
    stay: [10, 3],
    arrival: null,
  },
  {
    name: 'a stay of just the minimum',
    arrange: rule(10, { min_stay: 4 }),
    stay: [10, 4],
    arrival: 10,
  },
  {
    name: 'a minimum on a later day',
    arrange: rule(11, { min_stay: 9 }),
    stay: [10, 3],
    arrival: 10,
  },
  {
    name: 'no arrival that day',
    arrange: rule(10, { allows_check_in: false }),
    stay: [10, 3],
    arrival: null,
  },
  {
    name: 'no arrival on a later day',
    arrange: rule(11, { allows_check_in: false }),
    stay: [10, 3],
    arrival: 10,
  },
  {
    name: 'no departure that day',
    arrange: rule(13, { allows_check_out: false }),
    stay: [10, 3],
    arrival: null,
  },
  {
    name: 'no departure on an earlier day',
    arrange: rule(12, { allows_check_out: false }),
    stay: [10, 3],
    arrival: 10,
  },
  { name: 'a closed night', arrange: rule(12, { open: false }), stay: [10, 3], arrival: null },
  {
    name: 'a closed night that begins on the day of departure',
    arrange: rule(13, { open: false }),
    stay: [10, 3],
    arrival: 10,
  },
  { name: 'a booking of the last night', arrange: taken(12, 14), stay: [10, 3], arrival: null },
  { name: 'a booking until the arrival', arrange: taken(7, 10), stay: [10, 3], arrival: 10 },
  { name: 'a booking from the departure', arrange: taken(13, 15), stay: [10, 3], arrival: 10 },
  { name: 'a running hold', arrange: taken(11, 12, hold(15)), stay: [10, 3], arrival: null },
  { name: 'an expired hold', arrange: taken(11, 12, hold(-1)), stay: [10, 3], arrival: 10 },
  {
    name: 'a released booking',
    arrange: taken(11, 12, { released_at: minutesFromNow(-1) }),
    stay: [10, 3],
    arrival: 10,
  },
  {
    name: 'a departure on the last day of data',
    cabin: [{}, [day(0), day(20)]],
    stay: [17, 3],
    arrival: 17,
  },
  {
    name: 'a departure after the last day of data',
    cabin: [{}, [day(0), day(20)]],
    stay: [18, 3],
    arrival: null,
  },
  { name: 'a cabin without a calendar', cabin: [{}, null], stay: [10, 3], arrival: null },
  { name: 'a cabin that is not live', cabin: [{ live: false }], stay: [10, 3], arrival: null },
  { name: 'an arrival tomorrow', stay: [1, 2], arrival: 1 },
  { name: 'an arrival today', stay: [0, 2], arrival: null },
  { name: 'an arrival in the past', stay: [-3, 5], arrival: null },
  { name: 'thirty nights', stay: [10, 30], arrival: 10 },
  { name: 'thirty-one nights', stay: [10, 31], arrival: null },
  { name: 'no night', stay: [10, 0], arrival: null },
  { name: 'a departure before the arrival', stay: [10, -2], arrival: null },
  {
    name: 'the wanted dates although others are cheaper',
    arrange: rule(9, { price: 100 }),
    stay: [10, 1],
    flexibleDays: 3,
    arrival: 10,
  },
  {
    name: 'the nearest shift although a farther one is cheaper',
    arrange: async (cabin) => Promise.all([taken(10, 11)(cabin), rule(13, { price: 100 })(cabin)]),
    stay: [10, 1],
    flexibleDays: 3,
    arrival: 9,
  },
  {
    name: 'the cheaper of two equally near shifts',
    arrange: async (cabin) =>
      Promise.all([taken(10, 11)(cabin), rule(11, { price: 9_900 })(cabin)]),
    stay: [10, 1],
    flexibleDays: 3,
    arrival: 11,
  },
  {
    name: 'a shift at the end of the flexibility',
    arrange: taken(4, 17),
    stay: [10, 1],
    flexibleDays: 7,
    arrival: 3,
  },
  {
    name: 'nothing within the flexibility',
    arrange: taken(3, 18),
    stay: [10, 1],
    flexibleDays: 7,
    arrival: null,
  },
  {
    name: 'a shift that does not reach into today',
    arrange: taken(2, 4),
    stay: [2, 2],
    flexibleDays: 2,
    arrival: 4,
  },
];

const toSearch = ({ stay: [from, nights], flexibleDays = 0 }: Case): Search => ({
  area: null,
  guests: PARTY_OF_THE_TESTS,
  checkIn: day(from),
  nights,
  flexibleDays,
});

for (const each of CASES) {
  test(`search: ${each.name}`, async () => {
    const [row = {}, openDays = [day(0), day(60)]] = each.cabin ?? [];
    const cabin = await createCabin({ max_guests: PARTY_OF_THE_TESTS, ...row }, openDays);
    await each.arrange?.(cabin);
    const matches = await searchDatabase(toSearch(each), new Date());
    const found = matches.find(({ cabin_id: id }) => id === cabin.id);
    assert.equal(found?.check_in ?? null, each.arrival === null ? null : day(each.arrival));
  });
}

async function findOne(cabin: CabinRow, search: Partial<Search> = {}): Promise<Match | undefined> {
  const wanted = { area: null, guests: 1, checkIn: day(10), nights: 3, flexibleDays: 0, ...search };
  const matches = await searchDatabase(wanted, new Date());
  return matches.find((match) => match.cabin_id === cabin.id);
}

test('the total counts the surcharge per night, the cleaning fee and each tax to the cent', async () => {
  const cabin = await createCabin({
    city: 'Pigeon Forge',
    area: 'pigeon-forge',
    nightly_rate: 10_001,
    cleaning_fee: 7_777,
    mountain_mama_nightly_surcharge: 2.5,
  });
  await changeDay(cabin.id, day(11), { price: 12_345 });
  const match = await findOne(cabin);
  // 10,001 × 1.025 = 10,251.03 twice, 12,345 × 1.025 = 12,653.63; with cleaning 40,933: 7 %, 2.75 % and 2.5 % of it.
  assert.deepEqual(match?.nightly, [10_001, 12_345, 10_001]);
  assert.equal(match?.total_cents, 10_251 * 2 + 12_654 + 7_777 + 2_865 + 1_126 + 1_023);
});

test('area and party choose among the cabins', async () => {
  const cabin = await createCabin({ area: 'sevierville', city: 'Sevierville', max_guests: 6 });
  assert.ok(await findOne(cabin, { area: 'sevierville', guests: 6 }));
  assert.equal(await findOne(cabin, { area: 'sevierville', guests: 7 }), undefined);
  assert.equal(await findOne(cabin, { area: 'gatlinburg', guests: 6 }), undefined);
});

test('exact dates come first, then the nearer shift, the lower price, the display order', async () => {
  const party = 39;
  const create = async (rate: number, order: number, arrange?: Case['arrange']) => {
    const row = { max_guests: party, nightly_rate: rate, display_order: order };
    const cabin = await createCabin(row, [day(70), day(100)]);
    await arrange?.(cabin);
    return cabin.id;
  };
  const blocked = (cabin: CabinRow) => takeNights(cabin.id, stayOf(80, 81));
  const twoAway = (cabin: CabinRow) => takeNights(cabin.id, stayOf(79, 82));
  const expected = [
    await create(20_000, 9),
    await create(30_000, 1),
    await create(30_000, 2),
    await create(9_000, 1, blocked),
    await create(9_500, 1, blocked),
    await create(5_000, 1, twoAway),
  ];
  const matches = await searchDatabase(
    { area: null, guests: party, checkIn: day(80), nights: 1, flexibleDays: 3 },
    new Date(),
  );
  const own = matches.map(({ cabin_id: id }) => id).filter((id) => expected.includes(id));
  assert.deepEqual(own, expected);
});

const search: fc.Arbitrary<Search> = fc.record({
  area: fc.constantFrom(null, null, ...shop().areas.map(({ slug }) => slug)),
  guests: fc.oneof(fc.constant(2), fc.integer({ min: 1, max: 20 })),
  checkIn: fc
    .oneof(fc.integer({ min: -2, max: 90 }), fc.integer({ min: 90, max: LAST_DAY + 3 }))
    .map(day),
  nights: fc.integer({ min: 1, max: 12 }),
  flexibleDays: fc.constantFrom(0, 1, 2, 3, 7),
  taxes: fc.constantFrom(TAX_RATES, OTHER_TAXES, OTHER_TAXES.slice(0, 3)),
});

/** As the catalog has none: taxes and prices that need rounding, other zones, a city typed carelessly. */
async function createOddCabins() {
  const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York'];
  for (const [i, timezone] of zones.entries()) {
    const cabin = await createCabin({
      timezone,
      max_guests: 12,
      city: [' Pigeon Forge ', 'Nowhere', 'Wears Valley'][i],
      area: 'wears-valley',
      nightly_rate: 12_345 + i,
      cleaning_fee: 4_321,
      mountain_mama_nightly_surcharge: 2.5 + i * 0.07,
    });
    await changeDay(cabin.id, day(5), { price: 19_999 });
    await takeNights(cabin.id, stayOf(20, 23));
  }
}

test('the database finds what the rules of lib/domain find, at the same totals, in the same order', async () => {
  await createOddCabins();
  const now = new Date();
  const cabins = await readCabins(now, day(LAST_DAY + 20));
  const counts = { matches: 0, shifted: 0, empty: 0 };
  await fc.assert(
    fc.asyncProperty(search, async (criteria) => {
      const found = await searchDatabase(criteria, now);
      assert.deepEqual(found, expectMatches(cabins, criteria));
      counts.matches += found.length;
      counts.shifted += found.filter(({ shift }) => shift !== 0).length;
      counts.empty += found.length === 0 ? 1 : 0;
    }),
    { numRuns: sized(120, 60) },
  );
  assert.ok(
    counts.matches > sized(100, 50) && counts.shifted > sized(30, 15) && counts.empty > 0,
    JSON.stringify(counts),
  );
});
