import { toTrackedReferrer } from '../../../lib/domain/analytics/tracking-privacy.ts';
import { clickSchema, MAX_BEACON_BYTES } from '../../../lib/schemas/tracking.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { recordTracking } from '../_shared/record-tracking.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseCappedBody(request, clickSchema, MAX_BEACON_BYTES);
  if (!body.ok) return body.response;
  const { property_id: cabinId, session_id: sessionId, referrer_page: referrer } = body.value;
  // No rate limit: a click counts once per network and window anyway.
  await recordTracking(admin, [
    {
      kind: 'click',
      cabin_id: cabinId,
      session_id: sessionId,
      address_hash: await hashNetwork(address),
      referrer_page: toTrackedReferrer(referrer ?? ''),
      now: now.toISOString(),
      limits: [],
    },
  ]);
  return new Response(null, { status: 204 });
});
