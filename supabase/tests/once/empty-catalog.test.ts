import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScratchDatabase } from '../../local/database/open-database.ts';

test('a migrated database without a cabin is ready', async (t) => {
  const database = await openScratchDatabase();
  t.after(() => database.close());
  assert.deepEqual(await database.query('select count(*)::int as n from public.cabins'), [
    { n: 0 },
  ]);
  assert.deepEqual(await database.query('select public.is_ready()'), [{ is_ready: true }]);
});
