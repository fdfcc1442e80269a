import { toTrackedReferrer } from '../../../lib/domain/tracking-privacy.ts';
import { clickSchema, MOST_BEACON_BYTES } from '../../../lib/schemas/tracking.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseCappedBody(request, clickSchema, MOST_BEACON_BYTES);
  if (!body.ok) return body.response;
  const { property_id: cabinId, session_id: sessionId, referrer_page: referrer } = body.value;
  // No allowance: what counts once per network and window cannot fill anything.
  expectData(
    await admin.rpc('record_click', {
      p_cabin_id: cabinId,
      p_session_id: sessionId,
      p_address_hash: await hashNetwork(address),
      p_referrer_page: toTrackedReferrer(referrer ?? '') ?? undefined,
      p_now: now.toISOString(),
    }),
  );
  return new Response(null, { status: 204 });
});
