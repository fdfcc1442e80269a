import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database } from './support/backend.ts';

/** Columns that a cabin's page doesn't show, or that the database itself keeps. */
const UNTOUCHED = [
  'archived_at',
  'average_rating',
  'created_at',
  'featured',
  'features',
  'first_live_at',
  'id',
  'is_example',
  'located',
  'open_nights_counted_on',
  'review_count',
  'timezone',
  'updated_at',
  'views_last_7_days',
];

test('every column of a cabin renews its page when it changes, or is listed here', async () => {
  const rows = (await database.query(
    `select a.attname as name from pg_attribute a join pg_trigger t on t.tgrelid = a.attrelid
     where t.tgname = 'touch_cabin' and t.tgrelid = 'public.cabins'::regclass
       and a.attnum > 0 and not a.attisdropped and not a.attnum = any (t.tgattr)`,
  )) as { name: string }[];
  assert.deepEqual(rows.map(({ name }) => name).toSorted(), UNTOUCHED);
});
