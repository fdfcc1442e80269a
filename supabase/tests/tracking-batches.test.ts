import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { WriteBatcher } from '../functions/_shared/write-batcher.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-06-01T00:00:00Z');

const item = fc.record({
  kind: fc.constantFrom('visit', 'event'),
  // Two windows, so that what is full in one is free in the next.
  at: fc.integer({ min: 0, max: 2 * HOUR - 1 }),
  limits: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
});
const most = fc.record({ a: fc.nat(3), b: fc.nat(4), c: fc.nat(5) });

/** What take_allowances would let through, one after the other. */
function expectKept(items: { at: number; limits: string[] }[], mostOf: Record<string, number>) {
  const used = new Map<string, number>();
  return items.map(({ at, limits }) => {
    const keys = limits.map((key) => [key, `${key} ${Math.floor(at / HOUR)}`] as const);
    const hasRoom = keys.every(([key, slot]) => (used.get(slot) ?? 0) < (mostOf[key] ?? 0));
    if (hasRoom) for (const [, slot] of keys) used.set(slot, (used.get(slot) ?? 0) + 1);
    return hasRoom;
  });
}

test('however they fall into batches, the same items are kept as one by one', async () => {
  const batches = fc.array(fc.array(item, { maxLength: 8 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(batches, most, async (sent, mostOf) => {
      const run = randomUUID().slice(0, 8);
      const named = sent.map((batch, b) =>
        batch.map((each, n) => ({ ...each, session_id: `${run}-${b}-${n}` })),
      );
      for (const batch of named) {
        const p_items = batch.map(({ kind, at, limits, session_id }) => ({
          kind,
          session_id,
          now: new Date(START + at).toISOString(),
          ...(kind === 'visit' ? { path: '/' } : { name: 'page_view', parameters: { n: 1 } }),
          limits: limits.map((key) => ({
            key: `track:${run}:${key}`,
            most: mostOf[key as 'a'],
            seconds: 3600,
          })),
        }));
        expectData(await admin.rpc('record_tracking', { p_items }));
      }
      const kept = await database.query(
        `select session_id from public.site_visits where session_id like '${run}%'
         union all select session_id from public.site_events where session_id like '${run}%'`,
      );
      const all = named.flat();
      const expected = expectKept(all, mostOf);
      assert.deepEqual(
        kept.map(({ session_id: id }) => id).sort(),
        all.flatMap(({ session_id: id }, n) => (expected[n] ? [id] : [])).sort(),
      );
    }),
    { numRuns: 60 },
  );
});

test('a view that a batch holds several times counts once, by session and by network', async () => {
  const [cabin, hidden] = await Promise.all([createCabin(), createCabin({ live: false })]);
  const now = new Date().toISOString();
  const click = (cabinId: string, session: string, network: string) => ({
    kind: 'click',
    cabin_id: cabinId,
    session_id: `session-${session}`,
    now,
    limits: [],
    address_hash: `a-network-of-it-${network}`,
    referrer_page: null,
  });
  const p_items = [
    click(cabin.id, 'a', '1'),
    click(cabin.id, 'a', '2'),
    click(cabin.id, 'b', '1'),
    click(cabin.id, 'b', '2'),
    click(hidden.id, 'a', '1'),
    click(randomUUID(), 'a', '1'),
  ];
  for (let n = 0; n < 2; n += 1) expectData(await admin.rpc('record_tracking', { p_items }));
  const rows = await database.query(
    `select session_id from public.cabin_clicks where cabin_id in ('${cabin.id}', '${hidden.id}') order by id`,
  );
  assert.deepEqual(rows, [{ session_id: 'session-a' }, { session_id: 'session-b' }]);
});

/** A sender whose calls end when the test says so. */
function holdCalls() {
  const calls: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const send = (items: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ items, end: (error) => (error ? reject(error) : resolve()) });
    });
  return { calls, send };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one item goes at once, and what comes meanwhile goes together', async () => {
  const { calls, send } = holdCalls();
  const batches = new WriteBatcher(send, () => false);
  const first = batches.add(1);
  assert.deepEqual(calls[0]?.items, [1]);
  const others = [2, 3, 4].map((n) => batches.add(n));
  calls[0].end();
  await first;
  await turn();
  assert.deepEqual(calls[1]?.items, [2, 3, 4]);
  calls[1].end();
  await Promise.all(others);
  assert.equal(calls.length, 2);
});

test('a batch that fails fails for all of its items, and the next one goes on', async () => {
  const { calls, send } = holdCalls();
  const batches = new WriteBatcher(send, () => false);
  const lost = batches.add(1);
  const next = batches.add(2);
  calls[0]?.end(new Error('gone'));
  await assert.rejects(lost, /gone/);
  await turn();
  calls[1]?.end();
  await next;
});

test('an item that spoils its batch spoils itself only', async () => {
  const kept: number[] = [];
  const batches = new WriteBatcher<number>(
    async (items) => {
      await turn();
      if (items.includes(3)) throw new Error('refused');
      kept.push(...items);
    },
    () => true,
  );
  const ended = await Promise.allSettled([1, 2, 3, 4].map((n) => batches.add(n)));
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(kept, [1, 2, 4]);
});

test('the queue is bounded: above it items are dropped without an error', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const warn = t.mock.method(console, 'warn', () => undefined);
  const { calls, send } = holdCalls();
  const batches = new WriteBatcher(send, () => false);
  const all = Array.from({ length: 6_001 }, (_, n) => batches.add(n));
  const letGo = await Promise.race([all[6_000]?.then(() => true), turn().then(() => false)]);
  assert.equal(letGo, true);
  let sent = 0;
  for (let call = calls.shift(); call; call = calls.shift()) {
    sent += call.items.length;
    call.end();
    await turn();
    t.mock.timers.tick(1_000);
    await turn();
  }
  await Promise.all(all);
  assert.equal(sent, 5_001);
  assert.equal(warn.mock.callCount(), 1);
});
