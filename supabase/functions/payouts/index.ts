import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { payoutRequestSchema, type Payouts } from '../../../lib/schemas/host/money/payouts.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { openStripe, refusalOf } from '../_shared/payments/stripe.ts';
import { readPayouts } from './read-payouts.ts';

/** The payouts of a month with the bookings whose payments they include, as Stripe currently reports them. */
export default serveSite(async (request, { admin }) => {
  const { from, end } = await parseBody(request, payoutRequestSchema);
  // Refuses members who may not see payments.
  await memberOf(request)('host_payments', { p_month: from, p_most: 1 });
  const env = readFunctionEnv();
  const answer = (payouts: Payouts) => Response.json(payouts);
  if (env.PAYMENT_PROVIDER !== 'stripe') return answer({ state: 'none', payouts: [] });
  try {
    const payouts = await readPayouts(openStripe(env), from, end);
    const parts = payouts.flatMap((payout) => payout.parts);
    const ids = [...new Set(parts.flatMap(({ paymentId }) => paymentId ?? []))];
    const references = new Map<string, string>();
    // Keeps URLs within the length that proxies accept.
    for (let first = 0; first < ids.length; first += 100) {
      const rows = expectData(
        await admin
          .from('payments')
          .select('provider_payment_id, bookings!payments_booking_id_fkey(reference)')
          .in('provider_payment_id', ids.slice(first, first + 100)),
      );
      for (const { provider_payment_id: id, bookings } of rows) {
        if (id) references.set(id, bookings.reference);
      }
    }
    for (const part of parts) part.reference = references.get(part.paymentId ?? '') ?? null;
    return answer({ state: 'read', payouts });
  } catch (error) {
    const refusal = refusalOf(error);
    return answer({ state: refusal ? 'refused' : 'unreachable', payouts: [] });
  }
});
