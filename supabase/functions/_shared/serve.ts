import { withSupabase, type AuthConfig } from '@supabase/server';
import type { LogLevel } from '../../../lib/env/log.ts';
import { log, logError } from '../../../lib/log/log.ts';
import { routeOf } from '../../../lib/log/redact.ts';
import { requestIdOf, withRequestContext } from '../../../lib/log/request-context.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { READ_TIMEOUT_MS } from '../../../lib/supabase/upstream-fetch.ts';
import { levelOfRun, recordRun, readEverySeconds, type Done } from './job-runs.ts';
import type { Admin, Work } from './work.ts';
import { HttpError, errorResponse } from './responses.ts';
import { followSettings } from './shop-settings.ts';
import { SUPABASE_OPTIONS } from './supabase-options.ts';
import { clientIpOf } from './visitor.ts';
import { verifyCredentials } from '@supabase/server/core';

const BEARER = /^Bearer +(sb_publishable_\S+)$/i;

/** Whether a caller without an apikey header sends the publishable key as `Authorization: Bearer`. */
async function hasPublishableBearer({ headers }: Request): Promise<boolean> {
  const apikey = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (!apikey || headers.get('apikey')) return false;
  const { error } = await verifyCredentials({ token: null, apikey }, { auth: 'publishable' });
  return error === null;
}

export type Context = { admin: Admin; now: Date; /** See clientIpOf. */ address: string };
type Handler = (request: Request, context: Context) => Promise<Response>;
type Method = 'GET' | 'POST';

/**
 * An edge function for callers with the publishable key, or for the site with the secret key, which vouches for the
 * client IP. The handler runs as service_role, because calendars and bookings are closed to the public key; the time is
 * injected for tests.
 */
export function serve(method: Method | readonly Method[], handler: Handler) {
  const byKey = serveTo(['secret', 'publishable'], method, handler);
  // The library reads keys only from the apikey header.
  const byBearer = serveTo('none', method, handler);
  return {
    fetch: async (request: Request) =>
      ((await hasPublishableBearer(request)) ? byBearer : byKey).fetch(request),
  };
}

/** For callers without a key, whom the handler must authenticate. */
export const serveOpen = (method: Method, handler: Handler) => serveTo('none', method, handler);

/** Only for the site, with the secret key. */
export const serveSite = (handler: Handler) => serveTo('secret', 'POST', handler);

type Job = (work: Work) => Promise<Done>;

/**
 * A scheduled job, for callers with the secret key. It responds with counts of its work and must be idempotent, even
 * when two runs overlap.
 */
export function serveJob(job: Job) {
  const run: Handler = async (request, { admin, now }) => {
    const name = new URL(request.url).pathname.replace(/^.*\/job-/, '');
    const everySeconds = await readEverySeconds(request);
    const work = () => job({ admin, now });
    const done = (await recordRun({ admin, name, everySeconds, now }, work)) ?? {};
    log(levelOfRun(done), 'job', { job: name, ...done });
    return Response.json({ done });
  };
  // The request's own log line adds nothing to the job's.
  return serveTo('secret', 'POST', run, 'debug');
}

/** Runs a request with its own id and deadline, and logs its outcome. */
async function withRequestLog(
  request: Request,
  level: LogLevel,
  work: () => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  const requestId = requestIdOf(request.headers);
  const endsAt = request.method === 'GET' ? started + READ_TIMEOUT_MS : Infinity;
  return withRequestContext({ requestId, endsAt }, async () => {
    const { method } = request;
    const route = routeOf(new URL(request.url).pathname);
    const response = await work().catch((error: unknown) => {
      if (error instanceof HttpError) return error.response;
      logError('function failed', error, { method, route });
      return errorResponse(500, 'internal_error', 'Something went wrong. Please try again.');
    });
    const ms = Math.round(performance.now() - started);
    log(response.ok ? level : 'info', 'function', { method, route, status: response.status, ms });
    return response;
  });
}

function serveTo(
  auth: AuthConfig,
  method: Method | readonly Method[],
  handler: Handler,
  level: LogLevel = 'info',
): { fetch: (request: Request) => Promise<Response> } {
  const methods: readonly string[] = [method].flat();
  return {
    fetch: withSupabase<Database>(
      { auth, supabaseOptions: SUPABASE_OPTIONS },
      (request, caller) => {
        if (!methods.includes(request.method)) {
          return Promise.resolve(
            errorResponse(405, 'method_not_allowed', `Use ${methods.join(' or ')}.`),
          );
        }
        const address = clientIpOf(request.headers, caller.authMode === 'secret');
        const context = { admin: caller.supabaseAdmin, now: new Date(), address };
        return withRequestLog(request, level, async () => {
          await followSettings(context.admin);
          return handler(request, context);
        });
      },
    ),
  };
}
