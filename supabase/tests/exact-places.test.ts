import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { publicLocation, type Location } from '../../lib/domain/values/public-location.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { expectErrorOutput } from './support/quiet.ts';

const EXACT = { latitude: 35.71862, longitude: -83.54871 };

const toNumbers = ({ latitude, longitude }: Location) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

async function read(table: 'cabins' | 'cabin_places', id: string): Promise<Location> {
  const key = table === 'cabins' ? 'id' : 'cabin_id';
  const [row] = await database.query(
    `select latitude, longitude from public.${table} where ${key} = '${id}'`,
  );
  return toNumbers(row as Location);
}

async function move(id: string, to: Partial<Location>): Promise<void> {
  expectData(await admin.from('cabins').update(to).eq('id', id));
}

test('the public key reads where about a cabin is, however it asks', async () => {
  const { id } = await createCabin(EXACT);
  for (const columns of ['*', 'latitude, longitude']) {
    const row = expectData(
      await anon
        .from('cabins')
        .select<'*', Location>(columns as '*')
        .eq('id', id)
        .single(),
    );
    assert.deepEqual(toNumbers(row), publicLocation(EXACT));
  }
  const all = expectData(await anon.from('cabins').select('latitude, longitude'));
  for (const place of all) assert.deepEqual(toNumbers(place), publicLocation(toNumbers(place)));
});

test('the public key reads, filters and embeds nothing exact', async (t) => {
  expectErrorOutput(t);
  const { id } = await createCabin(EXACT);
  assert.notEqual((await anon.from('cabin_places').select('*')).error, null);
  const embedded = await anon.from('cabins').select('id, cabin_places(latitude)').eq('id', id);
  assert.notEqual(embedded.error, null);
  const near = await anon.from('cabins').select('id').eq('id', id).eq('latitude', EXACT.latitude);
  assert.deepEqual(near.data, []);
});

test('what is written exactly is kept exactly, and what is read and written back changes nothing', async () => {
  const { id } = await createCabin(EXACT);
  assert.deepEqual(await read('cabin_places', id), EXACT);
  await move(id, await read('cabins', id));
  await move(id, { latitude: (await read('cabins', id)).latitude });
  assert.deepEqual(await read('cabin_places', id), EXACT);
  const elsewhere = { latitude: 35.81234, longitude: -83.41234 };
  await move(id, elsewhere);
  assert.deepEqual(await read('cabin_places', id), elsewhere);
  assert.deepEqual(await read('cabins', id), publicLocation(elsewhere));
  const middle = publicLocation(EXACT);
  await move(id, middle);
  assert.deepEqual(await read('cabin_places', id), middle, 'a move to the middle of another cell');
});

test('the grid is the one of the site', async () => {
  const degrees = (min: number, max: number) =>
    fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5);
  const places = fc.sample(
    fc.record({ latitude: degrees(35, 36), longitude: degrees(-84, -83) }),
    2000,
  );
  // On the very lines of the grid as well.
  for (let line = 0; line < 500; line += 1) {
    places.push({
      latitude: Math.round((13_000 + line) * 270) / 1e5,
      longitude: -Math.round((25_200 + line) * 330) / 1e5,
    });
  }
  const values = places.map(({ latitude, longitude }) => `(${latitude}, ${longitude})`).join(', ');
  const rows = await database.query(
    `select public.middle_of_cell(p.latitude, 0.0027) as latitude,
            public.middle_of_cell(p.longitude, 0.0033) as longitude
     from (values ${values}) p (latitude, longitude)`,
  );
  assert.deepEqual(
    rows.map((row) => toNumbers(row as Location)),
    places.map(publicLocation),
  );
});
