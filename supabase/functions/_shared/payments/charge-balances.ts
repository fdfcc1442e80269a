import { z } from 'zod';
import { log, logError } from '../../../../lib/log/log.ts';
import { callRpc } from '../../../../lib/supabase/call-rpc.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import { applyLostSession, confirmPayment } from './payment-events.ts';
import type { PaymentWork, SavedChargeOutcome } from './payment-port.ts';
import { arePaymentsOff } from './payments-off.ts';

const MAX_PER_RUN = 20;

const claimedSchema = z.array(
  z.object({
    sessionId: z.string(),
    provider: z.string(),
    bookingId: z.string(),
    reference: z.string(),
    amountCents: z.int(),
    firstPaymentId: z.string(),
    isWanted: z.boolean(),
  }),
);
type Claimed = z.infer<typeof claimedSchema>[number];

async function askProvider({ port }: PaymentWork, balance: Claimed): Promise<SavedChargeOutcome> {
  if (balance.provider !== port.provider) {
    return { state: 'refused', detail: `needs the provider ${balance.provider}` };
  }
  const { sessionId: chargeId, isWanted: mayCharge, ...charge } = balance;
  return port.chargeSavedCard({ ...charge, chargeId, mayCharge });
}

async function chargeBalance(work: PaymentWork, balance: Claimed): Promise<string> {
  const { admin, now } = work;
  const { sessionId } = balance;
  const outcome = await askProvider(work, balance);
  switch (outcome.state) {
    case 'paid': {
      const event = { event_id: `charged:${sessionId}`, type: 'charged' };
      return confirmPayment(admin, { ...outcome, sessionId, currency: 'usd' }, event, now);
    }
    case 'none':
      return applyLostSession(admin, sessionId, now);
    case 'refused':
      log('warn', 'balance refused', { charge: sessionId, reason: outcome.detail });
      return expectData(
        await admin.rpc('fail_balance', { p_session_id: sessionId, p_now: now.toISOString() }),
      );
    case 'unknown':
      // The lease runs out and the next run looks it up.
      log('warn', 'balance undecided', { charge: sessionId, reason: outcome.detail });
      return 'waiting';
  }
}

/** Charges the balances that are due to the saved cards. After a crash at any point, none is charged twice. */
export async function chargeBalances(
  work: PaymentWork,
): Promise<{ paid: number; refused: number }> {
  const done = { paid: 0, refused: 0 };
  if (arePaymentsOff()) return done;
  const claimed = await callRpc(
    work.admin,
    'claim_balances',
    { p_limit: MAX_PER_RUN, p_now: work.now.toISOString() },
    claimedSchema,
  );
  for (const balance of claimed) {
    try {
      const result = await chargeBalance(work, balance);
      if (result === 'charge_paid') done.paid += 1;
      if (result === 'failed' || result === 'given_up') done.refused += 1;
    } catch (error) {
      // One failure must not stop the others; the next run asks again.
      logError('balance could not be charged', error);
    }
  }
  return done;
}
