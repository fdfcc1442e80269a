import { limitsOf, type Limit } from '../../../lib/rate-limits.ts';
import { hashNetwork, hashPrivately } from './visitor.ts';

type Visitor = { sessionId: string | null; address: string };

/** How many visits or events are kept. */
export const trackingLimits = async (
  kind: 'track-event' | 'track-visit',
  { sessionId, address }: Visitor,
): Promise<Limit[]> =>
  limitsOf(kind, {
    network: await hashNetwork(address),
    session: sessionId ? await hashPrivately(`session:${sessionId}`) : null,
  });
