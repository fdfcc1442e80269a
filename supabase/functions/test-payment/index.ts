import { z } from 'zod';
import { testPaymentFormSchema } from '../../../lib/schemas/payment.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments/payments-off.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import {
  endTestPage,
  isDisputeAction,
  readTestPage,
  setCardWorks,
  toTestDispute,
  toTestSession,
} from '../_shared/payments/test-payments.ts';
import type { Work } from '../_shared/work.ts';
import { signEvent, webhookSecrets } from '../_shared/webhook-signature.ts';
import { receiveEvent } from '../payment-webhook/receive-event.ts';

type Row = Parameters<typeof toTestSession>[1];

const toPaidEvent = (row: Row, id: string) => ({
  id,
  type: 'checkout.session.completed',
  data: { object: toTestSession(readFunctionEnv(), row) },
});

/** Sends a signed webhook event, as a provider would, to the same handler. */
async function sendTestEvent({ admin, now }: Work, event: object): Promise<void> {
  const env = readFunctionEnv();
  const body = JSON.stringify(event);
  const [secret = ''] = await webhookSecrets(env);
  const response = await receiveEvent(
    new Request(new URL('/functions/v1/payment-webhook', env.SITE_URL), {
      method: 'POST',
      headers: { 'Stripe-Signature': await signEvent(body, secret, now) },
      body,
    }),
    { admin, now },
  );
  if (!response.ok) throw new Error(`The event was refused: ${response.status}`);
}

const { session: session_id, action } = testPaymentFormSchema.shape;
const actionSchema = z.strictObject({ session_id, action });

/**
 * The actions of the test provider's page: pay, be declined, pay after the hold has ended, pay with the webhook sent
 * twice or never, have the bank dispute the payment, and let the saved card fail or work later.
 */
export default serve('POST', async (request, { admin, now }) => {
  const { session_id: sessionId, action } = await parseBody(request, actionSchema);
  if (readFunctionEnv().PAYMENT_PROVIDER !== 'test') {
    return errorResponse(404, 'unknown_payment', 'That page doesn’t exist.');
  }
  if (arePaymentsOff()) return paymentsOff();
  if (action === 'decline') return Response.json({ outcome: 'declined' });
  if (action === 'card_fails' || action === 'card_works') {
    const isSet = await setCardWorks(admin, sessionId, action === 'card_works');
    return Response.json({ outcome: isSet ? 'noted' : 'closed' });
  }
  if (isDisputeAction(action)) {
    const paid = await readTestPage(admin, sessionId);
    if (paid?.status !== 'complete') return Response.json({ outcome: 'closed' });
    await sendTestEvent({ admin, now }, toTestDispute(paid, action, now));
    return Response.json({ outcome: 'disputed' });
  }
  if (action === 'pay_late') {
    const lapse = { p_session_id: sessionId, p_now: now.toISOString() };
    expectData(await admin.rpc('lapse_test_hold', lapse));
  }
  const page = await endTestPage(admin, sessionId, 'complete');
  if (!page) return Response.json({ outcome: 'closed' });
  const id = `evt_test_${sessionId.slice(-32)}`;
  if (action !== 'pay_untold') await sendTestEvent({ admin, now }, toPaidEvent(page, id));
  if (action === 'pay_twice_told') {
    await sendTestEvent({ admin, now }, toPaidEvent(page, id));
    await sendTestEvent({ admin, now }, toPaidEvent(page, `${id}_again`));
  }
  return Response.json({ outcome: 'paid' });
});
