import type { EventParameters } from '../../../lib/domain/analytics/analytics.ts';
import { withRequestContext } from '../../../lib/log/request-context.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Limit } from '../../../lib/http/rate-limits.ts';
import { WriteBatcher } from './write-batcher.ts';
import type { Admin } from './work.ts';

type Tracked = { session_id: string | null; now: string; limits: Limit[] } & (
  | { kind: 'visit'; path: string; referrer: string | null }
  | { kind: 'event'; name: string; parameters: EventParameters }
  | { kind: 'click'; cabin_id: string; address_hash: string; referrer_page: string | null }
);

type Group = { admin: Admin; items: readonly Tracked[] };

/** Errors caused by a single item: a value or constraint that the database refuses. */
const isFaultOfOne = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | null) : null;
  return typeof cause?.code === 'string' && /^2[23]/.test(cause.code);
};

const batches = new WriteBatcher<Group>(async (groups) => {
  const p_items = groups.flatMap(({ items }) => items);
  const [first] = groups;
  // The batch has a request id of its own, because it belongs to several requests.
  const context = { requestId: crypto.randomUUID(), endsAt: Infinity };
  await withRequestContext(context, async () =>
    expectData(
      (await first?.admin.rpc('record_tracking', { p_items })) ?? { data: 0, error: null },
    ),
  );
}, isFaultOfOne);

/** Stores the items of one request, batched with those of others. */
export async function recordTracking(admin: Admin, items: readonly Tracked[]): Promise<void> {
  if (items.length > 0) await batches.add({ admin, items });
}
