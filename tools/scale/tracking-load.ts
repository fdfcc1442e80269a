import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { WriteBatcher } from '../../supabase/functions/_shared/write-batcher.ts';

type Item = {
  kind: 'visit' | 'event' | 'click';
  session_id: string;
  now: string;
  limits: { key: string; most: number; seconds: number }[];
  [field: string]: unknown;
};
export type Way = 'batches' | 'one by one';

const VISITORS = 2_000;
const TICK_MS = 10;
// Higher than the site's, so that every item is written and no limit applies.
const MOST = 1_000_000_000;

/** The four limits that the edge functions apply to each item, under other names. */
function limitsOf(kind: string, visitor: number) {
  const keys = ['network', 'network-day', 'session'].map((each) => `${each}:${visitor}`);
  return [...keys, 'all'].map((key, n) => ({
    key: `track:scale:${kind}:${key}`,
    most: MOST,
    seconds: n % 2 ? 86_400 : 3_600,
  }));
}

/** The id that `generate-sql.ts` gives the nth cabin. */
const cabinId = (n: number) => createHash('md5').update(`cabin ${n}`).digest('hex');

function makeItem(n: number, cabins: number): Item {
  const visitor = (n * 7919) % VISITORS;
  const shared = { session_id: `session-${visitor}`, now: new Date().toISOString() };
  if (n % 10 === 0) {
    const click = {
      cabin_id: cabinId(1 + ((n * 31) % cabins)),
      address_hash: `a-network-of-it-${visitor}`,
    };
    return { kind: 'click', ...shared, ...click, limits: [] };
  }
  if (n % 2) {
    return { kind: 'visit', ...shared, path: '/cabins', limits: limitsOf('visit', visitor) };
  }
  const parameters = { page_location: '/cabins', nights: n % 7, session: visitor };
  const event = { name: 'card_view', parameters, limits: limitsOf('event', visitor) };
  return { kind: 'event', ...shared, ...event };
}

async function keep(sql: Sql, items: readonly Item[]): Promise<void> {
  await sql`select public.record_tracking(${sql.json(items as never)})`;
}

/** Sends visits, events and clicks at this rate until stopped; returns how many were stored and their latencies. */
export function startTracking(sql: Sql, way: Way, perSecond: number, cabins: number) {
  let statements = 0;
  let sent = 0;
  const waits: number[] = [];
  const open = new Set<Promise<void>>();
  const batches = new WriteBatcher<Item>(
    async (items) => {
      statements += 1;
      await keep(sql, items);
    },
    () => false,
  );
  const add = (item: Item) => {
    if (way === 'batches') return batches.add(item);
    statements += 1;
    return keep(sql, [item]);
  };
  const started = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const begun = performance.now();
      const ended: Promise<void> = add(makeItem(sent, cabins)).then(() => {
        waits.push(performance.now() - begun);
        open.delete(ended);
      });
      open.add(ended);
    }
  }, TICK_MS);
  return async () => {
    clearInterval(timer);
    const seconds = (performance.now() - started) / 1000;
    const late = open.size;
    await Promise.all(open);
    return { sent, seconds, statements, waits, late };
  };
}
