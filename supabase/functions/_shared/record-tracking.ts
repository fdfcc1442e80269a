import type { EventParameters } from '../../../lib/domain/analytics/analytics.ts';
import { withRequestContext } from '../../../lib/log/request-context.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Limit } from '../../../lib/rate-limits.ts';
import { Batches } from './batches.ts';
import type { Admin } from './quote-inputs.ts';

type Tracked = { session_id: string | null; now: string; limits: Limit[] } & (
  | { kind: 'visit'; path: string; referrer: string | null }
  | { kind: 'event'; name: string; parameters: EventParameters }
  | { kind: 'click'; cabin_id: string; address_hash: string; referrer_page: string | null }
);

type Group = { admin: Admin; items: readonly Tracked[] };

/** A value that the database does not take, or a rule of a table that it breaks. */
const isFaultOfOne = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | null) : null;
  return typeof cause?.code === 'string' && /^2[23]/.test(cause.code);
};

const batches = new Batches<Group>(async (groups) => {
  const p_items = groups.flatMap(({ items }) => items);
  const [first] = groups;
  // Under a name of its own: it speaks for several requests.
  const context = { requestId: crypto.randomUUID(), endsAt: Infinity };
  await withRequestContext(context, async () =>
    expectData(
      (await first?.admin.rpc('record_tracking', { p_items })) ?? { data: 0, error: null },
    ),
  );
}, isFaultOfOne);

/** Keeps what one request tells, together with what others tell at the same time. */
export async function recordTracking(admin: Admin, items: readonly Tracked[]): Promise<void> {
  if (items.length > 0) await batches.add({ admin, items });
}
