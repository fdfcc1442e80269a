import { networkOf } from '../domain/network/ip-prefix.ts';
import { LARGE_BODIES } from '../rate-limits.ts';
import { WindowCounts } from './window-counts.ts';

/** No route takes more. */
export const MAX_BODY_BYTES = 64 * 1024;

const refused = new WindowCounts(LARGE_BODIES.seconds * 1000);

/** How a body that is too large is refused: a network that sends them again and again is told to wait. */
export const largeBodyStatus = (address: string, now = Date.now()): 413 | 429 =>
  refused.take(networkOf(address), LARGE_BODIES.most, now) ? 413 : 429;
