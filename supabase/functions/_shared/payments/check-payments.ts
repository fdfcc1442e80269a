import { logError } from '../../../../lib/log/log.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import { applyLostSession, applySession } from './payment-events.ts';
import type { PaymentWork } from './payment-port.ts';

const MAX_PER_RUN = 20;

/** Reads a payment page from the provider and applies its state like a webhook event. Throws on a failed read. */
export async function readPaymentStatus(
  { admin, port, now }: PaymentWork,
  { sessionId, isAwaited }: { sessionId: string; isAwaited: boolean },
): Promise<string> {
  const session = await (isAwaited ? port.readPage(sessionId) : port.expirePage(sessionId));
  return session ? applySession(admin, session, now) : applyLostSession(admin, sessionId, now);
}

/**
 * Polls the provider for payments whose webhook hasn't arrived, and closes the payment pages of ended bookings.
 * `isStaleOnly` does only the latter.
 */
export async function checkOpenPayments(
  { admin, port, now }: PaymentWork,
  { isStaleOnly }: { isStaleOnly: boolean },
): Promise<{ asked: number; settled: number; failed: number }> {
  const due = expectData(
    await admin.rpc('claim_open_payments', {
      p_stale_only: isStaleOnly,
      p_limit: MAX_PER_RUN,
      p_now: now.toISOString(),
    }),
  );
  const done = { asked: 0, settled: 0, failed: 0 };
  for (const { session_id: sessionId, provider, awaited: isAwaited } of due) {
    if (provider !== port.provider) continue;
    done.asked += 1;
    try {
      const result = await readPaymentStatus({ admin, port, now }, { sessionId, isAwaited });
      if (result !== 'waiting') done.settled += 1;
    } catch (error) {
      // One failure must not stop the others; the next run retries it.
      logError('payment status could not be read', error);
      done.failed += 1;
    }
  }
  return done;
}
