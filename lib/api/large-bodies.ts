import { PHOTO_LIMITS } from '../domain/host/photo-limits.ts';
import { networkOf } from '../domain/network/ip-prefix.ts';
import { LARGE_BODIES } from '../http/rate-limits.ts';
import { HttpError } from './http-error.ts';
import { WindowCounts } from './window-counts.ts';

/** The limit for every route except uploads. */
export const MAX_BODY_BYTES = 64 * 1024;
const UPLOADS = /^\/(?:host\/api\/uploads|api\/review-uploads)\//;

/** The maximum body size of a request in bytes. */
export const maxBodyBytes = (method = '', url = ''): number =>
  method === 'PATCH' && UPLOADS.test(url) ? PHOTO_LIMITS.partBytes : MAX_BODY_BYTES;
/** A refused body is drained up to this many bytes; beyond it the connection is closed. */
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
