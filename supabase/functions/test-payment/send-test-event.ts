import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { toTestSession } from '../_shared/test-payments.ts';
import type { Work } from '../_shared/quote-inputs.ts';
import { signEvent, webhookSecrets } from '../_shared/webhook-signature.ts';
import { receiveEvent } from '../payment-webhook/receive-event.ts';

type Row = Parameters<typeof toTestSession>[1];

/** Sends a signed webhook event about the page, as a provider would, to the same handler. */
export async function sendTestEvent(
  { admin, now }: Work,
  row: Row,
  { id, type }: { id: string; type: string },
): Promise<void> {
  const env = readFunctionEnv();
  const body = JSON.stringify({ id, type, data: { object: toTestSession(env, row) } });
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
