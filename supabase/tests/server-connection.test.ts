import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ServerConnection } from '../local/database/server-connection.ts';
import { database } from './support/backend.ts';
import { TARGET } from './support/harness.ts';
import { startPostgresServer, type PostgresServer } from './support/servers/postgres-server.ts';

const VALUES = `
  select array[1, 2] as numbers, array['x', null, 'y "z", {}'] as texts, array[date '2027-03-14', null] as dates,
    array[12345678901, null] as large_numbers, array['{"a": [1]}'::jsonb] as objects, array[true, false] as flags,
    array['public'::name] as names, array[1.5, 0.1000] as prices, array[]::date[] as none,
    '{"a": [1]}'::jsonb as object, 1.5::numeric as price, 0.10::numeric as exact, 12345678901 as large,
    9007199254740993 as larger, date '2027-03-14' as day, time '04:00' as hour,
    timestamptz '2027-03-14 12:00+02' as moment, interval '1 day' as span, current_setting('TimeZone') as zone`;

const READ = {
  numbers: [1, 2],
  texts: ['x', null, 'y "z", {}'],
  dates: ['2027-03-14', null],
  large_numbers: [12345678901, null],
  objects: [{ a: [1] }],
  flags: [true, false],
  names: ['public'],
  prices: [1.5, '0.1000'],
  none: [],
  object: { a: [1] },
  price: 1.5,
  exact: '0.10',
  large: 12345678901,
  larger: 9007199254740993n,
  day: '2027-03-14',
  hour: '04:00:00',
  moment: '2027-03-14 10:00:00+00',
  span: '1 day',
  zone: 'UTC',
};

const LIST = [{ a: "it's" }, [1, null], 'two'];

async function writeLists({ kysely }: ServerConnection) {
  const { rows } = await sql`
    insert into lists (things, names, days) values (${LIST}, ${['a', 'b']}, ${['2027-03-14', null]})
    returning things, names, days`.execute(kysely);
  return rows[0];
}

function connectionTests() {
  let server: PostgresServer;
  let connection: ServerConnection;
  before(async () => {
    server = await startPostgresServer();
    const { ServerConnection } = await import('../local/database/server-connection.ts');
    connection = new ServerConnection(server.url);
    await connection.exec('create table lists (things jsonb, names text[], days date[])');
  });
  after(async () => {
    await connection.close();
    await server.stop();
  });

  const wait = () => sql`select pg_sleep(60)`.execute(connection.kysely);
  const isBack = async () => {
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(connection.kysely);
    assert.deepEqual(rows, [{ one: 1 }]);
  };
  const isWaiting = async () => {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity where query like '%pg_sleep(60)'
        and state = 'active' and pid <> pg_backend_pid()`.execute(connection.kysely);
      if (rows.length === 3) return;
    }
  };

  test('values are read as the REST server expects them', async () => {
    const { rows } = await sql.raw(VALUES).execute(connection.kysely);
    assert.deepEqual(rows, [READ]);
  });

  test('a list is written as JSON or as an array, whatever its column is', async () => {
    const written = { things: LIST, names: ['a', 'b'], days: ['2027-03-14', null] };
    assert.deepEqual(await writeLists(connection), written);
    assert.deepEqual(await writeLists(connection), written);
    await assert.rejects(
      sql`insert into lists (absent) values (${LIST})`.execute(connection.kysely),
      { code: '42703' },
    );
    await isBack();
  });

  test('who finds every connection in use waits for one', async () => {
    const long = () => sql`select pg_sleep(0.35)`.execute(connection.kysely);
    // Ten at a time: the last wait longer than a connection may take to be made.
    await Promise.all(Array.from({ length: 110 }, long));
  });

  for (const [event, end] of [
    ['is killed', () => server.kill()],
    ['is stopped', () => server.pause()],
  ] as const) {
    test(`what runs when the server ${event} fails, and what comes after its return works`, async () => {
      const statements = [wait(), wait()];
      const transaction = connection.kysely.transaction().execute(async (transaction) => {
        await writeLists(connection);
        await sql`select pg_sleep(60)`.execute(transaction);
      });
      const settled = Promise.allSettled([...statements, transaction]);
      await isWaiting();
      await end();
      const failed = (await settled).map(({ status }) => status);
      assert.deepEqual(failed, ['rejected', 'rejected', 'rejected']);
      await assert.rejects(isBack());
      await server.resume();
      for (let i = 0; i < 12; i++) await isBack();
      await connection.kysely.transaction().execute(() => isBack());
    });
  }

  test('a transaction whose connection is lost between two statements fails, and leaves the next alone', async () => {
    const lost = connection.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(connection.kysely);
      await sql`insert into lists (names) values ('{lost}')`.execute(transaction);
    });
    await assert.rejects(lost);
    await isBack();
    const { rows } = await sql`select from lists where names = '{lost}'`.execute(connection.kysely);
    assert.deepEqual(rows, []);
  });

  test('a listener hears again after the server has been away', { timeout: 120_000 }, async () => {
    const heard: string[] = [];
    let onPayload = () => undefined as void;
    const end = await connection.listen('news', (payload) => {
      heard.push(payload);
      onPayload();
    });
    const nextPayload = () => new Promise<void>((resolve) => (onPayload = resolve));
    const notify = (payload: string) =>
      sql`select pg_notify('news', ${payload})`.execute(connection.kysely);
    const first = nextPayload();
    await notify('before');
    await first;
    await server.kill();
    await server.resume();
    const again = nextPayload();
    // It listens a moment after the server is back.
    const repeated = setInterval(() => void notify('after').catch(() => undefined), 50);
    await again;
    clearInterval(repeated);
    await end();
    assert.deepEqual(heard.slice(0, 2), ['before', 'after']);
  });
}

if (TARGET === 'postgres') describe('a connection to a Postgres server', connectionTests);

test('no table and no function gives an array of a type of our own, which would be read as text', async () => {
  const found = await database.query(`
    select x.name, format_type(t.oid, null) as type
    from (
      select c.relname as name, a.atttypid as type from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      union all
      select p.proname, p.prorettype from pg_proc p where p.pronamespace = 'public'::regnamespace
      union all
      -- What is only taken, between functions, is never read here; nor is what the functions of rates ask each other.
      select p.proname, o.type from pg_proc p, unnest(p.proallargtypes, p.proargmodes) o (type, mode)
      where p.pronamespace = 'public'::regnamespace and o.mode not in ('i', 'v')
        and p.proname <> 'proposed_rates'
    ) x
    join pg_type t on t.oid = x.type
    where t.typelem >= 16384 and t.typcategory = 'A'`);
  assert.deepEqual(found, []);
});
