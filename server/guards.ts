import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Admission } from '../lib/api/admission.ts';
import { HttpError } from '../lib/api/http-error.ts';
import { largeBodyError, MAX_DISCARDED_BYTES, mostBytesOf } from '../lib/api/large-bodies.ts';
import { resolveClientIp } from '../lib/domain/network/client-ip.ts';
import { isRenderedPerRequest } from '../lib/middleware/dynamic-routes.ts';
import { answer, BUSY } from './site-response.ts';

/** Hands the request on to Next; settles when Next has done with it. */
type Pass = () => Promise<void>;
/** True: the request goes no further, unless the guard passes it on later. */
export type Guard = (request: IncomingMessage, response: ServerResponse, pass: Pass) => boolean;

/** Gives Next the client IP that TRUSTED_PROXIES vouch for, and no X-Forwarded-Host, which it would believe before Host. */
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
    // Refused below.
  }
  if (url !== '*' || method !== 'OPTIONS') return answer(response, MALFORMED);
  response.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }).end();
  return true;
};

/** What an answered request still sends would stand before the next one on its connection. `requestTimeout` ends it. */
export const discardRest: Guard = (request, response) => {
  response.once('finish', () => {
    if (request.complete) return;
    // Whoever stopped reading may have left a listener of this kind, and then `resume` does nothing.
    request.unpipe().removeAllListeners('readable').resume();
  });
  return false;
};

const LINGERS_MS = 1000;
const REMAINS_MS = 250;
const MAX_REMAINS_BYTES = 256 * 1024;

// Closed at once, a connection breaks under a sender who has not read the answer: only what was on its way is read away.
async function endLater(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await wait(LINGERS_MS);
  let left = MAX_REMAINS_BYTES;
  request.on('data', ({ length }: Buffer) => (left -= length) < 0 && request.pause());
  await wait(REMAINS_MS);
  response.end();
}

/** Refuses by its length what no route takes, before anything of it is read. */
export const refuseLargeBodies: Guard = (request, response) => {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length <= mostBytesOf(request.method, request.url)) return false;
  const isDiscarded = length <= MAX_DISCARDED_BYTES;
  answer(response, largeBodyError(clientIp(request), isDiscarded), isDiscarded);
  if (!isDiscarded) void endLater(request, response);
  return true;
};

const rendering = new Admission({ atOnce: 8, waiting: 32, waitMs: 400 });
// Visitors who book, pay or open a booking wait in their own queue instead of being turned away with a crowd of
// searches.
const BOOKING = /^\/(?:booking|booking-success|pay|payment-success|stay)(?:\/|$)/;
const booking = new Admission({ atOnce: 4, waiting: 32, waitMs: 5000 });

/** Past the pages that can be rendered in time, a request is told when to come back. The API has limits of its own. */
export const limitPages: Guard = (request, response, pass) => {
  const [pathname = '', query = ''] = (request.url ?? '').split('?', 2);
  if (!isRenderedPerRequest(pathname, new URLSearchParams(query))) return false;
  const render = async () => {
    // The end of the answer, not of the handler: until then it is being worked on.
    const ended = new Promise((resolve) => response.once('close', resolve));
    if (!response.destroyed) await Promise.all([pass(), ended]);
  };
  const admission = BOOKING.test(pathname) ? booking : rendering;
  void admission.admit(render).then((done) => done === null && answer(response, BUSY));
  return true;
};
