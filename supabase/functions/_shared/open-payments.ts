import { logError } from '../../../lib/log/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { applyLostSession, applySession } from './payment-notices.ts';
import type { PaymentPort } from './payment-port.ts';
import type { Admin } from './quote-inputs.ts';

const AT_MOST = 20;

/** Asks the provider how a page stands, and acts on the answer as on a notice. Throws when there is none. */
export async function askAboutPayment(
  { admin, port, now }: { admin: Admin; port: PaymentPort; now: Date },
  { sessionId, isAwaited }: { sessionId: string; isAwaited: boolean },
): Promise<string> {
  const session = await (isAwaited ? port.readPage(sessionId) : port.expirePage(sessionId));
  return session ? applySession(admin, session, now) : applyLostSession(admin, sessionId, now);
}

/**
 * Polls the provider for payments whose webhook has not come, and closes the payment pages of bookings that are over.
 * `isStaleOnly`: only the latter.
 */
export async function checkOpenPayments(
  { admin, port, now }: { admin: Admin; port: PaymentPort; now: Date },
  { isStaleOnly }: { isStaleOnly: boolean },
): Promise<{ asked: number; settled: number; failed: number }> {
  const due = expectData(
    await admin.rpc('claim_open_payments', {
      p_stale_only: isStaleOnly,
      p_limit: AT_MOST,
      p_now: now.toISOString(),
    }),
  );
  const done = { asked: 0, settled: 0, failed: 0 };
  for (const { session_id: sessionId, provider, awaited: isAwaited } of due) {
    if (provider !== port.provider) continue;
    done.asked += 1;
    try {
      const result = await askAboutPayment({ admin, port, now }, { sessionId, isAwaited });
      if (result !== 'waiting') done.settled += 1;
    } catch (error) {
      // One failure must not stop the others; the next run retries it.
      logError('payment could not be asked about', error);
      done.failed += 1;
    }
  }
  return done;
}
