import { largeBodyStatus, MAX_BODY_BYTES } from '../lib/api/large-bodies.ts';
import { log } from '../lib/log/log.ts';
import { routeOf } from '../lib/log/redact.ts';
import { answer } from './answer.ts';
import { clientIp } from './client-ip.ts';
import type { Guard } from './guard.ts';

// A body up to this is read away, so that its connection can be used again.
const MAX_READ_AWAY = 1024 * 1024;

/** Refuses by its length what no route takes, before anything of it is read. */
export const refusesLargeBodies: Guard = (request, response) => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= MAX_BODY_BYTES) return false;
  const isLast = length > MAX_READ_AWAY;
  const status = largeBodyStatus(clientIp(request));
  if (status === 413) {
    const message = 'The request is too large.';
    answer(request, response, status, { code: 'body_too_large', message, isLast });
  } else {
    const message = 'That was a lot at once. Please wait a minute.';
    const headers = { 'Retry-After': '60' };
    answer(request, response, status, { code: 'too_many_requests', message, headers, isLast });
  }
  log('info', 'request', { method: request.method, route: routeOf(request.url ?? ''), status });
  return true;
};
