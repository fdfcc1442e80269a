import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { readCapped } from '../_shared/capped-body.ts';
import { applyNotice, noticeSchema } from '../_shared/payment-notices.ts';
import type { Admin } from '../_shared/quote-inputs.ts';
import { invalidRequest, refuse } from '../_shared/replies.ts';
import { tellSoon } from '../_shared/tell-soon.ts';
import { readSignedEvent, webhookSecrets } from '../_shared/webhook-signature.ts';

const MAX_BYTES = 256 * 1024;

// Events after which no message is due.
const QUIET: ReadonlySet<string> = new Set(['ignored', 'known', 'repeated', 'unknown', 'waiting']);

/** The signature is over the raw bytes: nothing is parsed before it holds. */
export async function receiveNotice(
  request: Request,
  { admin, now }: { admin: Admin; now: Date },
): Promise<Response> {
  const body = await readCapped(request, MAX_BYTES);
  if (!body) return refuse(413, 'body_too_large', 'The request is too large.');
  const secrets = await webhookSecrets(readFunctionEnv());
  const signature = request.headers.get('Stripe-Signature') ?? '';
  const event = await readSignedEvent(signature, await body.text(), { secrets, now });
  if (event === null) return refuse(400, 'not_signed', 'This is for the payment provider only.');
  const notice = noticeSchema.safeParse(event);
  if (!notice.success) return invalidRequest();
  const result = await applyNotice(admin, notice.data, now);
  if (!QUIET.has(result)) tellSoon({ admin, now });
  // Not known yet: the provider sends it again later, when it may be.
  if (result === 'unknown') return refuse(404, 'unknown_payment', 'There is no such payment yet.');
  return Response.json({ result });
}
