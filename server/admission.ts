import type { IncomingMessage, ServerResponse } from 'node:http';
import { Admission } from '../lib/api/admission.ts';
import { isRenderedPerRequest } from '../lib/middleware/dynamic-routes.ts';
import { log } from '../lib/log/log.ts';
import { routeOf } from '../lib/log/redact.ts';
import type { Guard, Pass } from './guard.ts';
import { sayUnavailable } from './unavailable.ts';

// Each kind has its own, so that none can keep another out. A read that waits must end within three seconds in all.
const pages = new Admission({ atOnce: 8, waiting: 32, waitMs: 400 });
const reads = new Admission({ atOnce: 16, waiting: 64, waitMs: 400 });
const writes = new Admission({ atOnce: 16, waiting: 128, waitMs: 2000 });

// A supervisor's question is answered even then, or it would end an instance that is only busy. The others have bounds
// where they are answered (lib/api/read-routes.ts): a body that comes slowly holds no place.
const ALWAYS = new Set(['/api/health', '/api/quote', '/api/availability']);
const READ_FROM_DATABASE = /^\/(?:api|t|calendar)\/|\/calendar\.ics$/;

/** What limits the request; null for what is kept or a file, which costs next to nothing. */
function admissionFor({ url = '', method }: IncomingMessage): Admission | null {
  const [pathname = '', query = ''] = url.split('?', 2);
  const isRead = method === 'GET' || method === 'HEAD';
  if (ALWAYS.has(pathname)) return null;
  if (READ_FROM_DATABASE.test(pathname)) return isRead ? reads : writes;
  return isRenderedPerRequest(pathname, new URLSearchParams(query)) ? pages : null;
}

async function admit(
  admission: Admission,
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
): Promise<void> {
  if (!(await admission.enter())) {
    response.end(sayUnavailable(response));
    log('warn', 'request shed', { method: request.method, route: routeOf(request.url ?? '') });
    return;
  }
  if (response.destroyed) return admission.leave();
  // The end of the answer, not of the handler: until then it is being worked on.
  response.once('close', () => admission.leave());
  return pass();
}

/** Past what can be done in time a request is told when to come back. */
export const limitWork: Guard = (request, response, pass) => {
  const admission = admissionFor(request);
  if (!admission) return false;
  void admit(admission, request, response, pass);
  return true;
};
