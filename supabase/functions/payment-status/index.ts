import { z } from 'zod';
import { isEffectiveRefund } from '../../../lib/domain/bookings/refund.ts';
import { sessionIdSchema } from '../../../lib/schemas/payment.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { logError } from '../../../lib/log/log.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { readPaymentStatus } from '../_shared/payments/check-payments.ts';
import { choosePaymentPort } from '../_shared/payments/choose-payment-port.ts';
import type { Admin } from '../_shared/work.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';

const statusRequestSchema = z.strictObject({
  session_id: sessionIdSchema,
  /** Whether to ask the provider when its webhook hasn't arrived. */
  ask: z.boolean().default(false),
});

const ASK_AGAIN_AFTER_MS = 3000;

const COLUMNS =
  'session_id, charge_id, provider, status, url, amount_cents, paid_cents, receipt_url, expires_at, checked_at, bookings!payments_booking_id_fkey(reference, token, status, hold_expires_at), refunds!refunds_payment_id_fkey(amount_cents, reason, status)' as const;

async function readPayment(admin: Admin, sessionId: string) {
  return expectData(
    await admin.from('payments').select(COLUMNS).eq('session_id', sessionId).maybeSingle(),
  );
}

// One request at a time, so that many open tabs don't cause many calls.
async function claimCheck(admin: Admin, sessionId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - ASK_AGAIN_AFTER_MS).toISOString();
  const rows = expectData(
    await admin
      .from('payments')
      .update({ checked_at: now.toISOString() })
      .eq('session_id', sessionId)
      .eq('status', 'open')
      .or(`checked_at.is.null,checked_at.lt.${before}`)
      .select('session_id'),
  );
  return rows.length > 0;
}

/** The state of a payment and its booking, for anybody with the payment page's id. */
export default serve('POST', async (request, { admin, now }) => {
  const { session_id: sessionId, ask } = await parseBody(request, statusRequestSchema);
  let payment = await readPayment(admin, sessionId);
  if (!payment) return errorResponse(404, 'unknown_payment', 'We can’t find that payment.');
  const port = choosePaymentPort(readFunctionEnv(), admin);
  const isOurs = payment.provider === port.provider;
  if (ask && isOurs && payment.status === 'open' && (await claimCheck(admin, sessionId, now))) {
    try {
      await readPaymentStatus({ admin, port, now }, { sessionId, isAwaited: true });
      payment = (await readPayment(admin, sessionId)) ?? payment;
      if (payment.status !== 'open') notifyNow({ admin, now });
    } catch (error) {
      // The webhook or the job will settle it; until then the payment is open.
      logError('payment status could not be read', error);
    }
  }
  const { bookings: booking, refunds, ...rest } = payment;
  return Response.json({
    payment: {
      session_id: rest.session_id,
      charge_id: rest.charge_id,
      provider: rest.provider,
      status: rest.status,
      url: rest.url,
      amount_cents: rest.amount_cents,
      expires_at: rest.expires_at,
      receipt_url: rest.receipt_url,
      refund_cents: refunds
        .filter(isEffectiveRefund)
        .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    },
    booking,
  });
});
