import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { checkOpenPayments } from '../_shared/payments/check-payments.ts';
import { chargeBalances } from '../_shared/payments/charge-balances.ts';
import { choosePaymentPort } from '../_shared/payments/choose-payment-port.ts';
import { sendRefunds } from '../_shared/payments/send-refunds.ts';
import { serveJob } from '../_shared/serve.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';

/** Polls the provider for payments whose webhook never came, charges balances that are due, and sends refunds. */
export default serveJob(async ({ admin, now }) => {
  const work = { admin, port: choosePaymentPort(readFunctionEnv(), admin), now };
  const pages = await checkOpenPayments(work, { isStaleOnly: false });
  const balances = await chargeBalances(work);
  const refunds = await sendRefunds(work);
  if (pages.settled + balances.paid + balances.refused + refunds.sent > 0)
    notifyNow({ admin, now });
  return {
    pages_asked: pages.asked,
    pages_settled: pages.settled,
    pages_failed: pages.failed,
    balances_paid: balances.paid,
    balances_refused: balances.refused,
    refunds_sent: refunds.sent,
    refunds_postponed: refunds.postponed,
  };
});
