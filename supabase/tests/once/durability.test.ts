import assert from 'node:assert/strict';
import fs, { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test, type TestContext } from 'node:test';
import { openDatabase } from '../../local/database/open-database.ts';
import { addDays, type CalendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { hold, type Query } from '../support/holds.ts';

/** Every file and folder that another user could do something with. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...entries.map((name) => path.join(folder, name))].filter(
    (file) => lstatSync(file).mode & 0o077,
  );
}

function countFlushes(t: TestContext): () => number {
  const mocks = [t.mock.method(fs, 'fsyncSync'), t.mock.method(fs, 'fdatasyncSync')];
  syncBuiltinESMExports();
  t.after(() => {
    t.mock.restoreAll();
    syncBuiltinESMExports();
  });
  return () => mocks.reduce((sum, { mock }) => sum + mock.callCount(), 0);
}

async function freeNight(query: Query) {
  const [row] = await query(`
    select c.cabin_id, c.day::text from public.cabin_calendar c
    where c.open and c.allows_check_in and c.day > current_date + 20 and not exists (
      select from public.occupancies s where s.cabin_id = c.cabin_id and s.check_out > c.day)
      and not exists (select from public.bookings b where b.cabin_id = c.cabin_id)
    order by c.day limit 1`);
  const checkIn = String(row?.day) as CalendarDate;
  return { cabinId: String(row?.cabin_id), stay: { checkIn, checkOut: addDays(checkIn, 1) } };
}

function durabilityTests() {
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-durable-'));
  const folder = path.join(home, 'data', 'database');
  after(() => rmSync(home, { recursive: true, force: true }));

  test('what the database writes can be read by its owner alone, whatever was there before', async () => {
    for (const round of ['a new folder', 'one that others could read']) {
      const database = await openDatabase({ folder });
      await database.runScript(`
        create table if not exists public.filler (id int, text text);
        insert into public.filler select i, repeat(md5(i::text), 8) from generate_series(1, 9000) i`);
      await database.runScript('checkpoint');
      await database.runScript('select pg_switch_wal(); insert into public.filler values (0)');
      assert.deepEqual(openToOthers(path.dirname(folder)), [], round);
      await database.close();
      assert.deepEqual(openToOthers(path.dirname(folder)), [], round);
      for (const name of ['', 'pg_wal', 'global/pg_control']) {
        chmodSync(path.join(folder, name), 0o755);
      }
    }
  });

  test('a booking is flushed before it is acknowledged', async (t) => {
    const database = await openDatabase({ folder });
    const { cabinId, stay } = await freeNight(database.query);
    const count = countFlushes(t);
    const { result } = await hold(database.query, cabinId, stay, new Date());
    const flushes = count();
    await database.close();
    assert.equal(result, 'created');
    assert.ok(flushes > 0);
  });

  for (const isSynced of [true, false]) {
    test(`with synchronisation ${isSynced ? 'on' : 'off'}, what is acknowledged ${isSynced ? 'was' : 'was not'} flushed`, async (t) => {
      const database = await openDatabase({ folder, isSynced });
      const count = countFlushes(t);
      const flushesOf = async (sql: string) => {
        const before = count();
        await database.query(sql);
        return count() - before;
      };
      const writes: number[] = [];
      for (let id = 1; id <= 5; id += 1) {
        writes.push(await flushesOf(`insert into public.filler values (${id})`));
      }
      const checkpoint = await flushesOf('checkpoint');
      const read = await flushesOf('select 1');
      await database.close();
      assert.deepEqual(
        [writes.map((flushes) => flushes > 0), checkpoint > 3, read],
        [writes.map(() => isSynced), isSynced, 0],
      );
    });
  }
}

describe('the data folder', durabilityTests);
