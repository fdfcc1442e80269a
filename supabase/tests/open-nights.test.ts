import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { cabins, edit, LEAST_PARTY } from './support/catalog-edits.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { sized } from './support/harness.ts';
import { expectNightPrices, readCabins } from './support/search-oracle.ts';

const edited = new Set(cabins.map(({ id }) => id));
const SEEN_OF_THE_SEED = 6;
const FIGURES =
  'open_night_least as lowest, open_night_usual as median, open_night_most as highest';

const readFigures = async (id: string) =>
  (await database.query(`select ${FIGURES} from public.cabins where id = '${id}'`))[0];
const price = (id: string, cents: number, from: number, to: number) =>
  database.query(
    `update public.cabin_calendar set price = ${cents} where cabin_id = '${id}' and day between '${day(from)}' and '${day(to)}'`,
  );

/** A hold that ran out takes its nights until the job has released it. */
const readAll = (guests = 1) =>
  readCabins(new Date(minutesFromNow(-10)), day(CALENDAR_DAYS), guests);

test('cabins of the seed tell the prices of the nights that the rules can sell', async () => {
  const found = await readAll();
  assert.ok(found.length > 20);
  for (const cabin of found.slice(0, SEEN_OF_THE_SEED)) {
    assert.deepEqual(await readFigures(cabin.rates.id), expectNightPrices(cabin));
  }
});

test('after any edit a cabin tells the prices of the nights that the rules can sell', async () => {
  let open = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const each of edits) await database.query(each);
      for (const cabin of await readAll(LEAST_PARTY)) {
        if (!edited.has(cabin.rates.id)) continue;
        const expected = expectNightPrices(cabin);
        assert.deepEqual(await readFigures(cabin.rates.id), expected);
        if (expected.lowest !== null) open += 1;
      }
    }),
    { numRuns: sized(25, 13) },
  );
  assert.ok(open > sized(20, 10), String(open));
});

test('the lowest price is of a night that can be sold, with its surcharge', async () => {
  const { id } = await createCabin({ mountain_mama_nightly_surcharge: 7.5 });
  assert.deepEqual(await readFigures(id), { lowest: 10_750, median: 10_750, highest: 10_750 });
  await price(id, 20_001, 10, 60);
  await price(id, 5_000, 20, 20);
  assert.deepEqual(await readFigures(id), { lowest: 5_375, median: 10_750, highest: 21_501 });
  await takeNights(id, stayOf(20, 21));
  assert.deepEqual(await readFigures(id), { lowest: 10_750, median: 10_750, highest: 21_501 });
});

test('a night that no stay can include has no price, nor has tonight', async () => {
  const { id } = await createCabin();
  await price(id, 3_000, 0, 0);
  await price(id, 4_000, 20, 20);
  await database.query(`update public.cabin_calendar set min_stay = 2 where cabin_id = '${id}'`);
  assert.equal((await readFigures(id))?.lowest, 4_000);
  await takeNights(id, stayOf(19, 20));
  await takeNights(id, stayOf(21, 22));
  assert.equal((await readFigures(id))?.lowest, 10_000);
  await database.query(`update public.cabin_calendar set open = false where cabin_id = '${id}'`);
  assert.deepEqual(await readFigures(id), { lowest: null, median: null, highest: null });
});

test('each day the passed night is left out, and only cabins whose day has changed are counted', async () => {
  const { id } = await createCabin();
  await price(id, 4_000, 1, 1);
  assert.equal((await readFigures(id))?.lowest, 4_000);
  const count = async (now: Date) => {
    const [row] = await database.query(
      `select public.recount_passed_nights(1000, '${now.toISOString()}') as count`,
    );
    return Number(row?.count);
  };
  // Cabins of other suites that have no calendar yet.
  await count(new Date());
  assert.equal(await count(new Date()), 0);
  const tomorrow = new Date(minutesFromNow(24 * 60));
  assert.ok((await count(tomorrow)) > 0);
  assert.equal(await count(tomorrow), 0);
  assert.equal((await readFigures(id))?.lowest, 10_000);
});

test('pages are revalidated when a price changes, but not for a booking that changes none', async () => {
  const { id } = await createCabin();
  const changedAt = async () =>
    (await database.query(`select updated_at from public.cabins where id = '${id}'`))[0]
      ?.updated_at;
  const before = await changedAt();
  await takeNights(id, stayOf(30, 33));
  assert.deepEqual(await changedAt(), before);
  await price(id, 9_000, 40, 42);
  assert.notDeepEqual(await changedAt(), before);
});

test('nights past the last check-out on sale do not count', async () => {
  const { id } = await createCabin({}, [day(0), day(700)]);
  await price(id, 1_000, 539, 700);
  assert.equal((await readFigures(id))?.lowest, 10_000);
  await price(id, 2_000, 538, 538);
  assert.equal((await readFigures(id))?.lowest, 2_000);
});
