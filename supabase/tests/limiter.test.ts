import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import postgres, { type Sql } from 'postgres';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { openDatabase } from '../local/database/open-database.ts';
import { admin, database } from './support/backend.ts';
import { TARGET } from './support/harness.ts';
import { startPostgresServer } from './support/servers/postgres-server.ts';

const LIMIT = 5;
const AT_ONCE = 50;
const ROUNDS = 20;
// Through the REST layer the same takes longer, above all on PGlite, which answers one after the other.
const REST_ROUNDS = 3;
const NOW = '2031-05-01T12:00:30Z';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const limitsOf = (key: string, most = LIMIT) => [{ key, most, seconds: 3600 }];
const countTaken = (answers: readonly unknown[]) =>
  answers.filter((answer) => answer === null).length;

test(`exactly ${LIMIT} of ${AT_ONCE} concurrent requests pass the limit`, async () => {
  for (let round = 0; round < REST_ROUNDS; round++) {
    const p_limits = limitsOf(`limiter:${randomUUID()}`);
    const answers = await Promise.all(
      times(AT_ONCE, async () =>
        expectData(await admin.rpc('take_allowances', { p_limits, p_now: NOW })),
      ),
    );
    assert.equal(countTaken(answers), LIMIT);
  }
});

test('of two limits, a refusing one gives back the count of the other', async () => {
  const [wide, narrow] = [`limiter:wide:${randomUUID()}`, `limiter:narrow:${randomUUID()}`];
  const p_limits = [...limitsOf(wide, 1000), ...limitsOf(narrow)];
  const answers = await Promise.all(
    times(AT_ONCE, async () =>
      expectData(await admin.rpc('take_allowances', { p_limits, p_now: NOW })),
    ),
  );
  assert.equal(countTaken(answers), LIMIT);
  const [row] = await database.query(`select used from public.allowances where key = '${wide}'`);
  assert.equal(row?.used, LIMIT);
});

const take = async (sql: Sql, limits: ReturnType<typeof limitsOf>): Promise<unknown> => {
  const [row] = await sql`select public.take_allowances(${sql.json(limits)}, ${NOW}) as reached`;
  return row?.reached;
};

async function connect(url: string): Promise<Sql> {
  const sql = postgres(url, { max: AT_ONCE, onnotice: () => undefined });
  await Promise.all(times(AT_ONCE, () => sql`select pg_sleep(0.05)`));
  return sql;
}

if (TARGET === 'postgres') {
  test('fifty connections: exactly five each, and none forgotten by a crash', async (t) => {
    const server = await startPostgresServer();
    t.after(server.stop);
    const migrated = await openDatabase({ url: server.url });
    await migrated.close();

    const sql = await connect(server.url);
    for (let round = 0; round < ROUNDS; round++) {
      const limits = limitsOf(`limiter:${round}`);
      assert.equal(countTaken(await Promise.all(times(AT_ONCE, () => take(sql, limits)))), LIMIT);
    }

    // Four fifths of them at limits of their own, the rest at one that all of them share.
    const decisions = 4_000;
    const started = performance.now();
    const answers = await Promise.all(
      times(decisions, (i) =>
        take(sql, limitsOf(i % 5 === 0 ? 'limiter:shared' : `limiter:own:${i}`, 300)),
      ),
    );
    const perSecond = Math.round((decisions * 1000) / (performance.now() - started));
    t.diagnostic(`${perSecond} decisions a second`);
    assert.equal(countTaken(answers), decisions * 0.8 + 300);

    const budget = limitsOf('limiter:budget', 100);
    const acknowledged = countTaken(await Promise.all(times(60, () => take(sql, budget))));
    let seen = 0;
    const enough = Promise.withResolvers<void>();
    const inFlight = times(200, async () => {
      const answer = await take(sql, budget).catch(() => 'unknown');
      if (++seen === 10) enough.resolve();
      return answer;
    });
    await enough.promise;
    await server.kill();
    await server.resume();
    const settled = await Promise.all(inFlight);
    await sql.end({ timeout: 1 });

    const again = await connect(server.url);
    t.after(() => again.end({ timeout: 1 }));
    const rest = countTaken(await Promise.all(times(300, () => take(again, budget))));
    const known = acknowledged + countTaken(settled) + rest;
    const [row] = await again`select used from public.allowances where key = 'limiter:budget'`;
    t.diagnostic(
      `${countTaken(settled)} of 200 were acknowledged before the crash, ${rest} after it`,
    );
    assert.equal(row?.used, 100);
    // One that was counted and cut off before its answer is lost to the sender, never to the budget.
    assert.ok(known <= 100, `${known} of 100`);
  });
}
