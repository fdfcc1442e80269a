import Stripe from 'stripe';
import type { FunctionEnv } from '../../../lib/env/functions.ts';
import type { LastEvents, Outcome } from '../../../lib/schemas/host/settings/connections.ts';
import { openStripe, refusalOf, VERSION } from '../_shared/payments/stripe.ts';
import { networkFailure, outcome, statusFailure } from './failures.ts';

const LATELY_MS = 30 * 86_400_000;
// Other characters can't be in a header.
const KEY = /^[\x21-\x7e]+$/;

/** Reads a list that needs the same permission as payments. */
async function askStripe(env: FunctionEnv): Promise<Outcome> {
  const host = new URL(env.STRIPE_BASE_URL).hostname;
  if (!KEY.test(env.STRIPE_SECRET_KEY ?? '')) return outcome('wrong_key');
  try {
    const list = await openStripe(env).checkout.sessions.list({ limit: 1 }, VERSION);
    // The SDK treats any JSON as success, even from a gateway.
    return Array.isArray(list.data) ? outcome('works') : outcome('bad_answer', host);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError) return networkFailure(error, host);
    const refusal = refusalOf(error);
    return refusal && refusal.status >= 400
      ? statusFailure(refusal.status)
      : outcome('bad_answer', host);
  }
}

/** Tests whether the key works and the provider's events arrive. */
export async function tryPayments(
  env: FunctionEnv,
  { event }: Pick<LastEvents, 'event'>,
  now: Date,
): Promise<Outcome> {
  const answer = await askStripe(env);
  if (answer.code !== 'works') return answer;
  const at = event?.provider === 'stripe' ? event.at : '';
  const isLate = at === '' || now.getTime() - Date.parse(at) > LATELY_MS;
  return outcome(isLate ? 'no_event' : 'works', at);
}
