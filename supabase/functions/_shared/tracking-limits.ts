import { limitsOf, type Limit } from '../../../lib/http/rate-limits.ts';
import { hashNetwork, hashWithKey } from './visitor.ts';

type Visitor = { sessionId: string | null; address: string };

export const trackingLimits = async (
  kind: 'track-event' | 'track-visit',
  { sessionId, address }: Visitor,
): Promise<Limit[]> =>
  limitsOf(kind, {
    network: await hashNetwork(address),
    session: sessionId ? await hashWithKey(`session:${sessionId}`) : null,
  });
