import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Stay } from '../../lib/domain/stays/stay.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { sized } from './support/harness.ts';
import { sharesNight } from './support/shares-night.ts';

type Step = { kind: 'booking' | 'block' | 'hold'; stay: Stay } | { kind: 'release'; which: number };

const stay = fc
  .tuple(fc.nat(40), fc.integer({ min: 1, max: 10 }))
  .map(([from, nights]) => stayOf(from, from + nights));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('booking', 'block', 'hold'), stay }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release'), which: fc.nat(20) }) },
);

const { id: cabinId } = await createCabin({}, null);

/** Inserts as the owner, past every function, and says whether the database took it. */
async function insertStay({ checkIn, checkOut }: Stay, kind = 'booking'): Promise<boolean> {
  const expires = kind === 'hold' ? `'2199-01-01'` : 'null';
  try {
    await database.query(
      `insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
       values ('${cabinId}', '${checkIn}', '${checkOut}', '${kind}', ${expires})`,
    );
    return true;
  } catch (error) {
    assert.equal((error as { code?: string }).code, '23P01');
    return false;
  }
}

const release = ({ checkIn }: Stay) =>
  database.query(
    `update public.occupancies set released_at = now()
     where cabin_id = '${cabinId}' and check_in = '${checkIn}' and released_at is null`,
  );

/** In a transaction, since thousands may take longer than the time limit of a query. */
const clear = () =>
  database.runTransaction(`delete from public.occupancies where cabin_id = '${cabinId}'`);

test('a stay is taken exactly when no unreleased stay of the cabin shares a night', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const held: Stay[] = [];
        for (const each of steps) {
          if (each.kind === 'release') {
            const [freed] = held.splice(each.which % Math.max(1, held.length), 1);
            if (freed) await release(freed);
            continue;
          }
          const isFree = !held.some((other) => sharesNight(other, each.stay));
          assert.equal(await insertStay(each.stay, each.kind), isFree);
          if (isFree) held.push(each.stay);
        }
      })
      .beforeEach(clear),
    { numRuns: sized(300, 150) },
  );
});

test('thousands of turnovers on one day are taken, and no stay that shares one night with them', async () => {
  await clear();
  const stays = sized(10_000, 2_000);
  const count = async () => {
    const [row] = await database.query(
      `select count(*)::int from public.occupancies where cabin_id = '${cabinId}'`,
    );
    return row?.count as number;
  };
  /** How many are taken. In a transaction, since a query has a time limit that a busy machine may exceed. */
  const insert = async (offset: number) => {
    const before = await count();
    await database.runTransaction(
      `insert into public.occupancies (cabin_id, check_in, check_out, kind)
       select '${cabinId}', date '${day(0)}' + 3 * n + ${offset}, date '${day(0)}' + 3 * n + 3 + ${offset}, 'booking'
       from generate_series(1, ${stays}) n on conflict do nothing`,
    );
    return (await count()) - before;
  };
  assert.equal(await insert(0), stays);
  // All but the last would begin a day too early; that one begins with the other's last night.
  assert.equal(await insert(-1), 0);
  assert.equal(await insert(2), 0);
});

test('the same nights of another cabin are free', async () => {
  await clear();
  await takeNights(cabinId, stayOf(1, 4));
  const other = await createCabin({}, null);
  assert.ok(await takeNights(other.id, stayOf(1, 4)));
});

test('nothing slips in by moving or reviving a stay', async () => {
  await clear();
  await takeNights(cabinId, stayOf(10, 14));
  const early = await takeNights(cabinId, stayOf(5, 10));
  const past = await takeNights(cabinId, stayOf(11, 12), { released_at: minutesFromNow(-5) });
  const change = (set: string, id: string) =>
    database.query(`update public.occupancies set ${set} where id = '${id}'`);
  await assert.rejects(change(`check_out = '${day(11)}'`, early), { code: '23P01' });
  await assert.rejects(change('released_at = null', past), { code: '23P01' });
});

const REFUSED: [string, { kind?: string; nights?: number; expires_at?: string }, string][] = [
  ['a stay of no nights', { nights: 0 }, '23514'],
  ['a stay that ends before it begins', { nights: -1 }, '22000'],
  ['a hold without an end', { kind: 'hold' }, '23514'],
  ['a booking that expires', { kind: 'booking', expires_at: '2030-01-01' }, '23514'],
  ['a block that expires', { kind: 'block', expires_at: '2030-01-01' }, '23514'],
  ['another kind of stay', { kind: 'wish' }, '23514'],
];
for (const [name, { kind = 'booking', nights = 2, expires_at }, code] of REFUSED) {
  test(`the database refuses ${name}`, async () => {
    const expires = expires_at ? `'${expires_at}'` : 'null';
    await assert.rejects(
      database.query(
        `insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
         values ('${cabinId}', '${day(50)}', '${day(50 + nights)}', '${kind}', ${expires})`,
      ),
      { code },
    );
  });
}
