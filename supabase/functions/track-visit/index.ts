import { toTrackedPath, toTrackedReferrer } from '../../../lib/domain/tracking-privacy.ts';
import { MOST_BEACON_BYTES, visitSchema } from '../../../lib/schemas/tracking.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { serve } from '../_shared/serve.ts';
import { trackingLimits } from '../_shared/tracking-limits.ts';

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseCappedBody(request, visitSchema, MOST_BEACON_BYTES);
  if (!body.ok) return body.response;
  const { url_path: urlPath, referrer, session_id: sessionId } = body.value;
  const path = toTrackedPath(urlPath);
  if (path) {
    expectData(
      await admin.rpc('record_visit', {
        p_path: path,
        p_session_id: sessionId,
        p_limits: await trackingLimits('visit', { sessionId, address }),
        p_referrer: toTrackedReferrer(referrer ?? '') ?? undefined,
        p_now: now.toISOString(),
      }),
    );
  }
  return new Response(null, { status: 204 });
});
