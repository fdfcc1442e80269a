import { limitsOf } from '../../../lib/http/rate-limits.ts';
import { dealUnlockSchema } from '../../../lib/schemas/deal.ts';
import { consumeRateLimit } from '../../../lib/supabase/consume-rate-limit.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseBody } from '../_shared/responses.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const { deal_id: dealId, session_id: sessionId } = await parseBody(request, dealUnlockSchema);
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
  // The response is always the same, so that it doesn't reveal which deals exist.
  return Response.json({ success: true });
});
