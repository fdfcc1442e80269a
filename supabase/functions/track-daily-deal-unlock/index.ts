import { limitsOf } from '../../../lib/rate-limits.ts';
import { dealUnlockSchema } from '../../../lib/schemas/deal.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, dealUnlockSchema);
  if (!body.ok) return body.response;
  const { deal_id: dealId, session_id: sessionId } = body.value;
  const visitor = await hashNetwork(address);
  const limits = limitsOf('deal-unlock', { network: visitor });
  if ((await consumeRateLimit(admin, limits, now)) === null) {
    expectData(
      await admin.rpc('count_deal_unlock', {
        p_deal_id: dealId,
        p_session_id: sessionId ?? `address:${visitor}`,
        p_now: now.toISOString(),
      }),
    );
  }
  // The same answer whatever was counted: nobody waits for it, and nobody learns which deals exist.
  return Response.json({ success: true });
});
