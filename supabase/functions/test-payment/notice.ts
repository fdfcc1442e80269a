import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { toTestSession } from '../_shared/test-payments.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { signNotice, webhookSecrets } from '../_shared/webhook-signature.ts';
import { receiveNotice } from '../payment-webhook/receive-notice.ts';

type Row = Parameters<typeof toTestSession>[1];

/** Sends a notice about the page as a provider would, signed, to the same receiver. */
export async function sendTestNotice(
  { admin, now }: { admin: Admin; now: Date },
  row: Row,
  { id, type }: { id: string; type: string },
): Promise<void> {
  const env = readFunctionEnv();
  const body = JSON.stringify({ id, type, data: { object: toTestSession(env, row) } });
  const [secret = ''] = await webhookSecrets(env);
  const response = await receiveNotice(
    new Request(new URL('/functions/v1/payment-webhook', env.SITE_URL), {
      method: 'POST',
      headers: { 'Stripe-Signature': await signNotice(body, secret, now) },
      body,
    }),
    { admin, now },
  );
  if (!response.ok) throw new Error(`The notice was refused: ${response.status}`);
}
