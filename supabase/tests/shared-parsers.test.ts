import { PGlite } from '@electric-sql/pglite';
import assert from 'node:assert/strict';
import test from 'node:test';
import { shareParsers } from '../local/shared-parsers.ts';
import { useHarness } from './support/harness.ts';

const VALUES = `
  select array[1, 2] as numbers, array[[1, 2], [3, 4]] as nested, array['x', null] as texts, array[current_date] as dates,
         array['{"a": [1]}'::jsonb] as objects, array[true] as flags, '{"a": [1]}'::jsonb as object, 1.5::numeric as money,
         now() as moment, 12345678901 as large, array[gen_random_uuid()] is not null as is_there`;

test('values are read as the package reads them, without its copying all it knows for each statement', async () => {
  const driver = await PGlite.create();
  try {
    const read = async (): Promise<Record<string, unknown>> => {
      const { rows } = await driver.query<Record<string, unknown>>(VALUES);
      return { ...rows[0], moment: typeof rows[0]?.moment };
    };
    const before = await read();
    assert.deepEqual(before.numbers, [1, 2]);
    assert.ok(Object.keys(driver.parsers).length > 100);
    shareParsers(driver);
    assert.deepEqual(await read(), before);
    assert.equal(Object.keys(driver.parsers).length, 0);
  } finally {
    await driver.close();
  }
});

test('no table and no function gives an array of a type of our own', async () => {
  const { database } = await useHarness();
  const found = await database.query(`
    select x.name, format_type(t.oid, null) as type
    from (
      select c.relname as name, a.atttypid as type from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      union all
      select p.proname, unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]) || p.prorettype) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
    ) x
    join pg_type t on t.oid = x.type
    where t.typelem >= 16384 and t.typcategory = 'A'`);
  assert.deepEqual(found, []);
});
