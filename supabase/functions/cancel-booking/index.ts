import { z } from 'zod';
import { callRpc } from '../../../lib/supabase/call-rpc.ts';
import { parseBody } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';

const cancelRequestSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{32,200}$/),
  /** The refund shown to the guest; a different one cancels nothing. */
  expected_refund_cents: z.number().int().min(0).max(100_000_000),
  /** The guest was shown a hold, so a booking paid since isn't canceled. */
  only_unpaid: z.boolean().default(false),
});

const STATUSES = {
  cancelled: 200,
  repeated: 200,
  not_cancellable: 409,
  refund_changed: 409,
  unknown: 404,
};
const outcomeSchema = z.object({
  result: z.literal(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  refundCents: z.int(),
});

/** Cancels a booking, authorized by its secret token. */
export default serve('POST', async (request, { admin, now }) => {
  const body = await parseBody(request, cancelRequestSchema);
  const args = {
    p_token: body.token,
    p_by: 'guest',
    p_expected_refund_cents: body.expected_refund_cents,
    p_now: now.toISOString(),
    p_only_unpaid: body.only_unpaid,
  };
  const { result, refundCents } = await callRpc(admin, 'cancel_booking', args, outcomeSchema);
  if (result === 'cancelled') notifyNow({ admin, now });
  return Response.json({ result, refund_cents: refundCents }, { status: STATUSES[result] });
});
