import Stripe from 'stripe';
import type { FunctionEnv } from '../../../lib/env/functions.ts';
import { hashPrivately } from './visitor.ts';

const TOLERANCE_SECONDS = 300;
const cryptoProvider = Stripe.createSubtleCryptoProvider();

/**
 * What notices of the provider are signed with. While a secret is being changed there may be two, comma separated.
 * The test provider needs none to be set.
 */
export async function webhookSecrets(env: FunctionEnv): Promise<string[]> {
  if (env.STRIPE_WEBHOOK_SECRET) return env.STRIPE_WEBHOOK_SECRET.split(',').map((s) => s.trim());
  if (env.PAYMENT_PROVIDER === 'stripe') throw new Error('STRIPE_WEBHOOK_SECRET is not set');
  return [await hashPrivately('notices of the test provider')];
}

/** The header Stripe-Signature, as Stripe would send it with this body. */
export const signNotice = (body: string, secret: string, at: Date): Promise<string> =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
    cryptoProvider,
  });

// The SDK refuses what is old, not what is of a time to come.
const isOfTheFuture = (header: string, now: Date) =>
  Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]) > now.getTime() / 1000 + TOLERANCE_SECONDS;

/**
 * The event in the raw body, if one of the secrets signed it within five minutes of now; else null. Undefined for a
 * signed body that is no JSON.
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
