import { dealUnlockSchema } from '../../../lib/schemas/deal.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { takeAllowances } from '../_shared/allowances.ts';
import { parseBody } from '../_shared/replies.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

// A whole family behind one router may unlock; a script that makes up sessions soon counts for nothing.
const MOST_PER_ADDRESS = { most: 60, seconds: 3600 };

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseBody(request, dealUnlockSchema);
  if (!body.ok) return body.response;
  const { deal_id: dealId, session_id: sessionId } = body.value;
  const visitor = await hashNetwork(address);
  const limit = { key: `deal-unlock:${visitor}`, ...MOST_PER_ADDRESS };
  if ((await takeAllowances(admin, [limit], now)) === null) {
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
