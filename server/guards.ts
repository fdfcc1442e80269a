import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Admission } from '../lib/api/admission.ts';
import { HttpError } from '../lib/api/http-error.ts';
import { largeBodyError, MAX_DISCARDED_BYTES, maxBodyBytes } from '../lib/api/large-bodies.ts';
import { resolveClientIp } from '../lib/domain/network/client-ip.ts';
import { isRenderedPerRequest } from '../lib/middleware/dynamic-routes.ts';
import { sendError, BUSY } from './site-response.ts';

/** Passes the request on to Next; settles when Next is done with it. */
type Pass = () => Promise<void>;
/** Returns true when the request goes no further, unless the guard passes it on later. */
export type Guard = (request: IncomingMessage, response: ServerResponse, pass: Pass) => boolean;

/** Sets the client IP that TRUSTED_PROXIES vouch for, and drops X-Forwarded-Host, which Next prefers to Host. */
export function trustProxy(request: IncomingMessage, proxies: number): void {
  delete request.headers['x-forwarded-host'];
  request.headers['x-forwarded-for'] = resolveClientIp(request, proxies) ?? 'unknown';
}

export const clientIp = ({ headers }: IncomingMessage): string => `${headers['x-forwarded-for']}`;

const MALFORMED = new HttpError(400, 'invalid_request', 'This address is not well-formed.');

/**
 * Next answers 500 to a malformed target, and redirects one that names a host (`GET http://evil.example/x`) to that
 * host. Browsers only send paths.
 */
export const checkAddress: Guard = ({ url = '', method }, response) => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    if (/^\/(?![/\\])/.test(url)) return false;
  } catch {
    // The target is refused below.
  }
  if (url !== '*' || method !== 'OPTIONS') return sendError(response, MALFORMED);
  response.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end();
  return true;
};

/** Discards the rest of a body, which would be parsed as the next request; `requestTimeout` ends it. */
export const discardRest: Guard = (request, response) => {
  response.once('finish', () => {
    if (request.complete) return;
    // A reader that stopped may have left such a listener, with which `resume` does nothing.
    request.unpipe().removeAllListeners('readable').resume();
  });
  return false;
};

const LINGERS_MS = 1000;
const REMAINS_MS = 250;
const MAX_REMAINS_BYTES = 256 * 1024;

// Closing at once would break the connection before the sender reads the response, so data in flight is read first.
async function endLater(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await wait(LINGERS_MS);
  let left = MAX_REMAINS_BYTES;
  request.on('data', ({ length }: Buffer) => (left -= length) < 0 && request.pause());
  await wait(REMAINS_MS);
  response.end();
}

/** Refuses a body that no route accepts by its length, before any of it is read. */
export const refuseLargeBodies: Guard = (request, response) => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= maxBodyBytes(request.method, request.url)) return false;
  const isDiscarded = length <= MAX_DISCARDED_BYTES;
  sendError(response, largeBodyError(clientIp(request), isDiscarded), isDiscarded);
  if (!isDiscarded) void endLater(request, response);
  return true;
};

const rendering = new Admission({ atOnce: 8, waiting: 32, waitMs: 400 });
// Booking and payment pages have their own queue, so that a crowd of searches doesn't turn their visitors away.
const BOOKING = /^\/(?:booking|booking-success|pay|payment-success|stay)(?:\/|$)/;
const booking = new Admission({ atOnce: 4, waiting: 32, waitMs: 5000 });

/** Answers 503 with Retry-After when too many pages are being rendered. The API has its own limits. */
export const limitPages: Guard = (request, response, pass) => {
  const [pathname = '', query = ''] = (request.url ?? '').split('?', 2);
  if (!isRenderedPerRequest(pathname, new URLSearchParams(query))) return false;
  const render = async () => {
    // Admission lasts until the end of the response, not of the handler.
    const ended = new Promise((resolve) => response.once('close', resolve));
    if (!response.destroyed) await Promise.all([pass(), ended]);
  };
  const admission = BOOKING.test(pathname) ? booking : rendering;
  void admission.admit(render).then((done) => done === null && sendError(response, BUSY));
  return true;
};
