import assert from 'node:assert/strict';
import { test } from 'node:test';
import { admin, database } from './support/backend.ts';

const probe = (seconds: number) =>
  `select public.can_write(timestamptz '2030-01-01Z' + interval '${seconds} seconds')`;

const lastWrite = async () => {
  const [row] = await database.query(`
    select extract(epoch from written_at - timestamptz '2030-01-01Z')::int as seconds from public.write_probes`);
  return row?.seconds;
};

test('the health check writes, once in five seconds', async () => {
  for (const [seconds, last] of [
    [0, 0],
    [4, 0],
    [5, 0],
    [6, 6],
    // A clock that was set back must not end the writing.
    [-60, -60],
  ] as const) {
    await database.query(probe(seconds));
    assert.equal(await lastWrite(), last, `after ${seconds} s`);
  }
});

test('without room for a file it fails, and again until there is room', async () => {
  await database.query(probe(100));
  const withoutRoom = (seconds: number) =>
    database.runTransaction(`set local temp_file_limit = '64kB'; ${probe(seconds)}`);
  for (const seconds of [200, 201]) {
    await assert.rejects(withoutRoom(seconds), /temp_file_limit/);
  }
  assert.equal(await lastWrite(), 100);
  await database.query(probe(202));
  assert.equal(await lastWrite(), 202);
});

test('a read-only database is detected', async () => {
  const readOnly = database.runTransaction(`set transaction read only; ${probe(300)}`);
  await assert.rejects(readOnly, /read-only/);
  const { data, error } = await admin.rpc('can_write');
  assert.deepEqual([data, error], [true, null]);
});
