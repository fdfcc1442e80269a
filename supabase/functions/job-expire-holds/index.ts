import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { checkOpenPayments } from '../_shared/payments/check-payments.ts';
import { choosePaymentPort } from '../_shared/payments/choose-payment-port.ts';
import { serveJob } from '../_shared/serve.ts';

/** Expires holds, closes their payment pages, and completes bookings whose stay has ended. */
export default serveJob(async ({ admin, now }) => {
  const p_now = now.toISOString();
  const expired = expectData(await admin.rpc('expire_holds', { p_now }));
  const completed = expectData(await admin.rpc('complete_stays', { p_now }));
  const port = choosePaymentPort(readFunctionEnv(), admin);
  const pages = await checkOpenPayments({ admin, port, now }, { isStaleOnly: true });
  return { expired, completed, pages_closed: pages.settled, pages_failed: pages.failed };
});
