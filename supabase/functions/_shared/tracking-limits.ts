import type { Limit } from './allowances.ts';
import { hashNetwork, hashPrivately } from './visitor.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// A busy guest stays far below the first figure, a busy hotel below the next two; the last keeps strangers with many
// networks from filling the disk. Past a limit nothing is kept, and nobody is told.
const MOST = {
  visit: { session: 300, network: 600, networkDay: 3_000, all: 60_000 },
  event: { session: 1_000, network: 2_000, networkDay: 6_000, all: 60_000 },
};
const CUSTOM_EVENTS: Limit = { key: 'track:custom:all', most: 5_000, seconds: DAY };

type Visitor = { sessionId: string | null; address: string };

/** How many visits or events are kept. Windows that may begin together have keys of their own. */
export async function trackingLimits(
  kind: keyof typeof MOST,
  { sessionId, address }: Visitor,
): Promise<Limit[]> {
  const [network, session] = await Promise.all([
    hashNetwork(address),
    hashPrivately(`session:${sessionId}`),
  ]);
  const most = MOST[kind];
  const key = `track:${kind}`;
  return [
    { key: `${key}:network:${network}`, most: most.network, seconds: HOUR },
    { key: `${key}:network-day:${network}`, most: most.networkDay, seconds: DAY },
    { key: `${key}:all`, most: most.all, seconds: DAY },
    ...(sessionId ? [{ key: `${key}:session:${session}`, most: most.session, seconds: HOUR }] : []),
  ];
}

export const withCustomLimit = (limits: readonly Limit[]): Limit[] => [...limits, CUSTOM_EVENTS];
