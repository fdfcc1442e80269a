import {
  toTrackedPath,
  toTrackedReferrer,
} from '../../../lib/domain/analytics/tracking-privacy.ts';
import { MAX_BEACON_BYTES, visitSchema } from '../../../lib/schemas/tracking.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { recordTracking } from '../_shared/record-tracking.ts';
import { serve } from '../_shared/serve.ts';
import { trackingLimits } from '../_shared/tracking-limits.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const {
    url_path: urlPath,
    referrer,
    session_id: sessionId,
  } = await parseCappedBody(request, visitSchema, MAX_BEACON_BYTES);
  const path = toTrackedPath(urlPath);
  if (path) {
    await recordTracking(admin, [
      {
        kind: 'visit',
        path,
        referrer: toTrackedReferrer(referrer ?? ''),
        session_id: sessionId,
        now: now.toISOString(),
        limits: await trackingLimits('track-visit', { sessionId, address }),
      },
    ]);
  }
  return new Response(null, { status: 204 });
});
