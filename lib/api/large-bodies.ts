import { PHOTO_LIMITS } from '../domain/host/photo-limits.ts';
import { networkOf } from '../domain/network/ip-prefix.ts';
import { LARGE_BODIES } from '../http/rate-limits.ts';
import { HttpError } from './http-error.ts';
import { WindowCounts } from './window-counts.ts';

/** No route takes more, but that of the uploads. */
export const MAX_BODY_BYTES = 64 * 1024;
const UPLOADS = /^\/(?:host\/api\/uploads|api\/review-uploads)\//;

/** The longest body that a request may have, in bytes. */
export const mostBytesOf = (method = '', url = ''): number =>
  method === 'PATCH' && UPLOADS.test(url) ? PHOTO_LIMITS.partBytes : MAX_BODY_BYTES;
/**
 * The rest of a refused body must be drained before the next request on the connection; beyond this the connection is
 * closed.
 */
export const MAX_DISCARDED_BYTES = 1024 * 1024;

const refused = new WindowCounts(LARGE_BODIES.seconds * 1000);

/** The status for a body that is too large: 413, or 429 for a network that keeps sending them. */
export function largeBodyError(address: string, isDiscarded: boolean, now = Date.now()): HttpError {
  const headers = isDiscarded ? {} : { Connection: 'close' };
  if (refused.count(networkOf(address), now) <= LARGE_BODIES.most) {
    return new HttpError(413, 'body_too_large', 'That’s too big to send.', headers);
  }
  const wait = { 'Retry-After': `${LARGE_BODIES.seconds}`, ...headers };
  return new HttpError(429, 'too_many_requests', LARGE_BODIES.message, wait);
}
