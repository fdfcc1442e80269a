import { isCustomEvent, isKnownEvent } from '../../../lib/domain/analytics/analytics.ts';
import { toStoredParameters } from '../../../lib/domain/analytics/tracking-privacy.ts';
import { limitsOf } from '../../../lib/http/rate-limits.ts';
import {
  eventsSchema,
  MAX_BATCH_BYTES,
  type EventsRequest,
} from '../../../lib/schemas/tracking.ts';
import { parseCappedBody } from '../_shared/capped-body.ts';
import { recordTracking } from '../_shared/record-tracking.ts';
import { serve } from '../_shared/serve.ts';
import { trackingLimits } from '../_shared/tracking-limits.ts';

function toStoredEvents({ events }: EventsRequest) {
  return events
    .filter(({ event_name: name }) => isKnownEvent(name))
    .map(({ event_name: name, parameters: sent }) => {
      const { session_id: sessionId, ...parameters } = toStoredParameters(sent);
      return { name, parameters, session_id: typeof sessionId === 'string' ? sessionId : null };
    });
}

export default serve('POST', async (request, { admin, now, address }) => {
  const body = await parseCappedBody(request, eventsSchema, MAX_BATCH_BYTES);
  const events = toStoredEvents(body);
  // A beacon comes from one page, and so from one session.
  const sessionId = events.find((event) => event.session_id)?.session_id ?? null;
  const limits = await trackingLimits('track-event', { sessionId, address });
  const isCustom = ({ name }: { name: string }) => isCustomEvent(name);
  // Custom events come last: they have an additional limit, and must not use up that of the others.
  const ordered = [...events.filter((event) => !isCustom(event)), ...events.filter(isCustom)];
  await recordTracking(
    admin,
    ordered.map((event) => ({
      ...event,
      kind: 'event' as const,
      now: now.toISOString(),
      limits: isCustom(event) ? [...limits, ...limitsOf('track-custom', {})] : limits,
    })),
  );
  return new Response(null, { status: 204 });
});
