import 'server-only';
import type { ZodType } from 'zod';
import { idempotencyKeySchema } from '@/lib/schemas/booking';
import type { FunctionAnswer, TextAnswer } from '@/lib/data/backend/invoke-function';
import { clientIpOf } from '@/lib/data/backend/client-ip';
import { timeLimitFactor } from '@/lib/env/time-limits';
import { log, logError } from '@/lib/log/log';
import { routeOf } from '@/lib/log/redact';
import { requestIdOf, withRequestContext } from '@/lib/log/request-context';
import { isUpstreamDownError } from '@/lib/supabase/expect-data';
import { Admission } from './admission';
import { HttpError } from './http-error';
import { largeBodyError, MAX_BODY_BYTES, MAX_DISCARDED_BYTES } from './large-bodies';
import { mediaTypeOf } from './request-headers';
import { isCrossSite } from './same-origin';

const NO_STORE = { 'Cache-Control': 'no-store' };

// Retry-After in seconds: the shortest rate limit window for 429, a moment for 503.
const RETRY_AFTER: Record<number, Record<string, string>> = {
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': '5' },
};

const retryAfter = (status: number) => RETRY_AFTER[status] ?? {};

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...retryAfter(status), ...headers } });

/** A JSON response that no cache may store. */
export const noStore = (body: unknown, status = 200): Response => reply(status, body);

/** `Rest` is Next's second argument for routes with parameters. */
export type Handler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response>;

// Admitted separately, so neither can starve the other. A queued read must finish within three seconds.
const reads = new Admission({ atOnce: 16, waiting: 64, waitMs: 400 });
const writes = new Admission({ atOnce: 16, waiting: 128, waitMs: 2000 });
// Health checks are always answered, or the supervisor would restart an instance that is only busy. The others have
// their own limits (read-routes.ts), so a slow upload occupies no slot.
const UNBOUNDED =
  /^\/(?:api\/(?:health|quote|availability)$|host\/api\/uploads\/|api\/review-uploads\/)/;

/** Runs the work, or answers 503 with Retry-After when too many requests are queued. */
async function admitted(request: Request, work: () => Promise<Response>): Promise<Response> {
  if (UNBOUNDED.test(new URL(request.url).pathname)) return work();
  const admission = request.method === 'GET' ? reads : writes;
  return (await admission.admit(work)) ?? unavailable();
}

/** Wraps a handler of a same-origin JSON route: refuses cross-site callers and turns every failure into JSON. */
export const withSameOrigin = <Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> =>
  withErrorHandling((request, ...rest) => {
    if (isCrossSite(request.headers)) {
      throw new HttpError(403, 'cross_site', 'Call this from the site itself.');
    }
    return handler(request, ...rest);
  });

// Reads time out after this; writes have their own timeouts.
const READ_ENDS_AFTER_MS = 2800 * timeLimitFactor();

async function answer(
  handle: () => Promise<Response>,
  method: string,
  route: string,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof HttpError) {
      const { status, code, message, headers } = error;
      return reply(status, { error: { code, message } }, headers);
    }
    logError('request failed', error, { method, route });
    if (isUpstreamDownError(error)) return unavailable();
    const message = 'Something went wrong. Please try again.';
    return reply(500, { error: { code: 'internal_error', message } });
  }
}

/** Response.redirect() has immutable headers, so only such responses are copied. */
function withRequestId(response: Response, requestId: string): Response {
  try {
    response.headers.set('X-Request-Id', requestId);
    return response;
  } catch {
    const headers = new Headers(response.headers);
    headers.set('X-Request-Id', requestId);
    return new Response(response.body, { status: response.status, headers });
  }
}

/** Turns anything a handler throws into the error body of product §11, and logs how each request ended. */
export function withErrorHandling<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  return (request, ...rest) => {
    const { method } = request;
    const started = performance.now();
    const requestId = requestIdOf(request.headers);
    const endsAt = method === 'GET' ? started + READ_ENDS_AFTER_MS : Infinity;
    return withRequestContext({ requestId, endsAt }, async () => {
      const route = routeOf(new URL(request.url).pathname);
      const handle = () => handler(request, ...rest);
      const response = await admitted(request, () => answer(handle, method, route));
      const ms = Math.round(performance.now() - started);
      log('info', 'request', { method, route, status: response.status, ms });
      return withRequestId(response, requestId);
    });
  };
}

export function parseRequest<T>(value: unknown, schema: ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'request');
  throw new HttpError(400, 'invalid_request', `Not valid: ${[...new Set(fields)].join(', ')}.`);
}

export const parseQuery = <T>(request: Request, schema: ZodType<T>): T =>
  parseRequest(Object.fromEntries(new URL(request.url).searchParams), schema);

type JsonOptions = { mediaTypes?: readonly string[]; mostBytes?: number };

export async function parseJson<T>(
  request: Request,
  schema: ZodType<T>,
  { mediaTypes = ['application/json'], mostBytes = MAX_BODY_BYTES }: JsonOptions = {},
): Promise<T> {
  if (!mediaTypes.includes(mediaTypeOf(request.headers.get('Content-Type')))) {
    throw new HttpError(415, 'unsupported_media_type', 'Send JSON.');
  }
  const text = await readCapped(request, mostBytes);
  try {
    return parseRequest(JSON.parse(text), schema);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new HttpError(400, 'invalid_request', 'Not valid JSON.');
    throw error;
  }
}

// Reads a body up to a limit, because route handlers have none and Content-Length may be missing or wrong.
export async function readCapped(request: Request, mostBytes: number): Promise<string> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (declared > MAX_DISCARDED_BYTES) throw largeBodyError(clientIpOf(request), false);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else if (bytes > MAX_DISCARDED_BYTES) break;
  }
  if (bytes > mostBytes) throw largeBodyError(clientIpOf(request), bytes <= MAX_DISCARDED_BYTES);
  return Buffer.concat(chunks).toString('utf8');
}

export function requireIdempotencyKey(request: Request): string {
  const key = idempotencyKeySchema.safeParse(request.headers.get('Idempotency-Key'));
  if (key.success) return key.data;
  throw new HttpError(
    400,
    'idempotency_key_required',
    'An Idempotency-Key header with a uuid is required.',
  );
}

/** An edge function's response as our own; the body of a 5xx is replaced by a general message. */
export function proxyResponse({ status, body }: FunctionAnswer): Response {
  if (status < 500) return reply(status, body);
  return unavailable();
}

/** Same as `proxyResponse`, for a body that is already text. */
export function proxyText({ status, text }: TextAnswer): Response {
  if (status >= 500) return unavailable();
  const headers = { ...NO_STORE, 'Content-Type': 'application/json', ...retryAfter(status) };
  return new Response(text, { status, headers });
}

function unavailable(): Response {
  const message = 'The booking system isn’t answering. Please try again in a moment.';
  return reply(503, { error: { code: 'unavailable', message } });
}
