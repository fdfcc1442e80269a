import Stripe from 'stripe';
import type { FunctionEnv } from '../../../lib/env/functions.ts';
import { hashWithKey } from './visitor.ts';

const TOLERANCE_SECONDS = 300;
const cryptoProvider = Stripe.createSubtleCryptoProvider();

/** The secrets for signing webhook events, two (comma-separated) during a rotation. The test provider needs none. */
export async function webhookSecrets(env: FunctionEnv): Promise<string[]> {
  if (env.STRIPE_WEBHOOK_SECRET) return env.STRIPE_WEBHOOK_SECRET.split(',').map((s) => s.trim());
  if (env.PAYMENT_PROVIDER === 'stripe') throw new Error('STRIPE_WEBHOOK_SECRET is not set');
  return [await hashWithKey('notices of the test provider')];
}

/** The Stripe-Signature header that Stripe would send with this body. */
export const signEvent = (body: string, secret: string, at: Date): Promise<string> =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
    cryptoProvider,
  });

// The SDK refuses old timestamps, but not future ones.
const isOfTheFuture = (header: string, now: Date) =>
  Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]) > now.getTime() / 1000 + TOLERANCE_SECONDS;

/**
 * The event in the raw body, if one of the secrets signed it within five minutes of now; else null. Undefined when a
 * signed body isn't JSON.
 */
export async function readSignedEvent(
  header: string,
  body: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Promise<unknown> {
  if (isOfTheFuture(header, now)) return null;
  for (const secret of secrets) {
    try {
      return await Stripe.webhooks.constructEventAsync(
        body,
        header,
        secret,
        TOLERANCE_SECONDS,
        cryptoProvider,
        now.getTime(),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return undefined;
    }
  }
  return null;
}
