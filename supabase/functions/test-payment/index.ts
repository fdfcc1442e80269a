import { z } from 'zod';
import { testPaymentFormSchema } from '../../../lib/schemas/payment.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments-off.ts';
import { parseBody, errorResponse } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { endTestPage } from '../_shared/test-payments.ts';
import { sendTestEvent } from './send-test-event.ts';

const { session: session_id, action } = testPaymentFormSchema.shape;
const actionSchema = z.strictObject({ session_id, action });

const COMPLETED = 'checkout.session.completed';

/**
 * The actions of the test provider's page: pay, be declined, pay after the hold has ended, pay with the webhook sent twice
 * or never.
 */
export default serve('POST', async (request, { admin, now }) => {
  const { session_id: sessionId, action } = await parseBody(request, actionSchema);
  if (readFunctionEnv().PAYMENT_PROVIDER !== 'test') {
    return errorResponse(404, 'unknown_payment', 'There is no such page.');
  }
  if (arePaymentsOff()) return paymentsOff();
  if (action === 'decline') return Response.json({ outcome: 'declined' });
  if (action === 'pay_late') {
    const lapse = { p_session_id: sessionId, p_now: now.toISOString() };
    expectData(await admin.rpc('lapse_test_hold', lapse));
  }
  const page = await endTestPage(admin, sessionId, 'complete');
  if (!page) return Response.json({ outcome: 'closed' });
  const id = `evt_test_${sessionId.slice(-32)}`;
  if (action !== 'pay_untold') await sendTestEvent({ admin, now }, page, { id, type: COMPLETED });
  if (action === 'pay_twice_told') {
    await sendTestEvent({ admin, now }, page, { id, type: COMPLETED });
    await sendTestEvent({ admin, now }, page, { id: `${id}_again`, type: COMPLETED });
  }
  return Response.json({ outcome: 'paid' });
});
