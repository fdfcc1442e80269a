import { toTrackedReferrer } from '../../../lib/domain/analytics/tracking-privacy.ts';
import { clickSchema, MAX_BEACON_BYTES } from '../../../lib/schemas/tracking.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { recordTracking } from '../_shared/record-tracking.ts';
import { serve } from '../_shared/serve.ts';
import { hashNetwork } from '../_shared/visitor.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const {
    property_id: cabinId,
    session_id: sessionId,
    referrer_page: referrer,
  } = await parseCappedBody(request, clickSchema, MAX_BEACON_BYTES);
  // No rate limit: clicks are deduplicated by network and window.
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
