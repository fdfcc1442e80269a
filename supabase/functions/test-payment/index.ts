import { z } from 'zod';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { arePaymentsOff, paymentsOff } from '../_shared/payments-off.ts';
import { parseBody, refuse } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { endTestPage } from '../_shared/test-payments.ts';
import { sendTestNotice } from './notice.ts';

const actionSchema = z.strictObject({
  session_id: z.string().regex(/^cs_test_[0-9a-f]{32}$/),
  action: z.enum(['approve', 'decline', 'pay_late', 'pay_twice_told', 'pay_untold']),
});

const COMPLETED = 'checkout.session.completed';

/**
 * The actions of the test provider's page: pay, be declined, pay after the hold has ended, pay with the webhook sent twice
 * or never.
 */
export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, actionSchema);
  if (!body.ok) return body.response;
  const { session_id: sessionId, action } = body.value;
  if (readFunctionEnv().PAYMENT_PROVIDER !== 'test') {
    return refuse(404, 'unknown_payment', 'There is no such page.');
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
  if (action !== 'pay_untold') await sendTestNotice({ admin, now }, page, { id, type: COMPLETED });
  if (action === 'pay_twice_told') {
    await sendTestNotice({ admin, now }, page, { id, type: COMPLETED });
    await sendTestNotice({ admin, now }, page, { id: `${id}_again`, type: COMPLETED });
  }
  return Response.json({ outcome: 'paid' });
});
