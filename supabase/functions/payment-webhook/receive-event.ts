import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { readCapped } from '../_shared/capped-body.ts';
import { applyPaymentEvent, paymentEventSchema } from '../_shared/payments/payment-events.ts';
import type { Work } from '../_shared/work.ts';
import { invalidRequest, errorResponse } from '../_shared/responses.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';
import { readSignedEvent, webhookSecrets } from '../_shared/webhook-signature.ts';

const MAX_BYTES = 256 * 1024;

// Results after which no message is due.
const QUIET: ReadonlySet<string> = new Set(['ignored', 'known', 'repeated', 'unknown', 'waiting']);

/** The signature covers the raw bytes, so nothing is parsed before it is verified. */
export async function receiveEvent(request: Request, { admin, now }: Work): Promise<Response> {
  const body = await readCapped(request, MAX_BYTES);
  if (!body) return errorResponse(413, 'body_too_large', 'That’s too big to send.');
  const secrets = await webhookSecrets(readFunctionEnv());
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await readSignedEvent(signature, await body.text(), { secrets, now });
  if (event === null)
    return errorResponse(400, 'not_signed', 'This is for the payment provider only.');
  const received = paymentEventSchema.safeParse(event);
  if (!received.success) return invalidRequest();
  const result = await applyPaymentEvent(admin, received.data, now);
  if (!QUIET.has(result)) notifyNow({ admin, now });
  // The payment isn't known yet, so the provider should retry.
  if (result === 'unknown')
    return errorResponse(404, 'unknown_payment', 'There is no such payment yet.');
  return Response.json({ result });
}
