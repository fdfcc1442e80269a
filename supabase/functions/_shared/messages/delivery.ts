import { retryWaitMs } from '../../../../lib/domain/values/retry.ts';
import { log } from '../../../../lib/log/log.ts';
import type { Database } from '../../../../lib/supabase/database.types.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { Admin } from '../work.ts';

/**
 * The result of one attempt. `refused`: permanent. `not_taken`: certainly not accepted, so it is retried. `unknown`:
 * the provider may have accepted it, so it isn't retried. `kept`: no provider is configured.
 */
export type Delivery =
  | { result: 'sent'; providerId: string | null }
  | { result: 'kept' }
  | { result: 'refused' | 'not_taken' | 'unknown'; reason: string };

/** A leased message; `attempts` includes this one. */
type Claimed = { id: string; purpose: string; attempts: number };

/** The lease is longer than any attempt takes, so a worker that exceeds it has crashed. */
export const CLAIM_SECONDS = 120;
const MAX_ERROR = 500;

export type Ending = 'sent' | 'kept' | 'failed' | 'queued' | 'unknown';
type Change = Database['public']['Tables']['outbox']['Update'];

function changeFor(delivery: Delivery, attempts: number, now: Date): Change & { status: Ending } {
  if (delivery.result === 'kept') return { status: 'kept' };
  if (delivery.result === 'sent') {
    const { providerId: provider_id } = delivery;
    return { status: 'sent', provider_id, sent_at: now.toISOString(), error: null };
  }
  const error = delivery.reason.slice(0, MAX_ERROR);
  if (delivery.result === 'unknown') return { status: 'unknown', error };
  const waitMs = delivery.result === 'not_taken' ? retryWaitMs(attempts) : null;
  if (waitMs === null) return { status: 'failed', error };
  return { status: 'queued', error, send_at: new Date(now.getTime() + waitMs).toISOString() };
}

/** Ends the lease: records the outcome or requeues the message. */
export async function recordDelivery(
  admin: Admin,
  { id, purpose, attempts }: Claimed,
  delivery: Delivery,
  now: Date,
): Promise<Ending> {
  const change = changeFor(delivery, attempts, now);
  if ('reason' in delivery) {
    log('error', 'message not sent', { id, purpose, status: change.status });
  }
  expectData(
    await admin
      .from('outbox')
      .update({ ...change, claimed_until: null })
      .eq('id', id),
  );
  return change.status;
}
