import { isCustomEvent, isKnownEvent } from '../../../lib/domain/analytics.ts';
import { toStoredParameters } from '../../../lib/domain/tracking-privacy.ts';
import {
  eventsSchema,
  MOST_BATCH_BYTES,
  type EventsRequest,
} from '../../../lib/schemas/tracking.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { serve } from '../_shared/serve.ts';
import { trackingLimits, withCustomLimit } from '../_shared/tracking-limits.ts';

function toKeptEvents({ events }: EventsRequest) {
  return events
    .filter(({ event_name: name }) => isKnownEvent(name))
    .map(({ event_name: name, parameters: sent }) => {
      const { session_id: sessionId, ...parameters } = toStoredParameters(sent);
      return { name, parameters, session_id: typeof sessionId === 'string' ? sessionId : null };
    });
}

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseCappedBody(request, eventsSchema, MOST_BATCH_BYTES);
  if (!body.ok) return body.response;
  const events = toKeptEvents(body.value);
  // One beacon comes from one page, and so from one session.
  const sessionId = events.find((event) => event.session_id)?.session_id ?? null;
  const limits = await trackingLimits('event', { sessionId, address });
  const custom = events.filter(({ name }) => isCustomEvent(name));
  const named = events.filter(({ name }) => !isCustomEvent(name));
  for (const [kept, allowed] of [
    [named, limits],
    [custom, withCustomLimit(limits)],
  ] as const) {
    if (kept.length === 0) continue;
    expectData(
      await admin.rpc('record_events', {
        p_events: [...kept],
        p_limits: [...allowed],
        p_now: now.toISOString(),
      }),
    );
  }
  return new Response(null, { status: 204 });
});
