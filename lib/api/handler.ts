import 'server-only';
import type { ZodType } from 'zod';
import { idempotencyKeySchema } from '@/lib/schemas/booking';
import type { FunctionAnswer, TextAnswer } from '@/lib/data/invoke-function';
import { visitorAddress } from '@/lib/data/visitor-address';
import { log, logError } from '@/lib/log/log';
import { LARGE_BODIES } from '@/lib/rate-limits';
import { routeOf } from '@/lib/log/redact';
import { requestIdOf, withRequestContext } from '@/lib/log/request-context';
import { isUpstreamAwayError } from '@/lib/supabase/expect-data';
import { HttpError } from './http-error';
import { largeBodyStatus, MAX_BODY_BYTES } from './large-bodies';
import { mediaTypeOf } from './request-headers';

// What is left of a refused body is read away, or it stood before the next request on the connection; past this the
// connection ends.
const MAX_READ_AWAY = 1024 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

// The shortest of the windows that limits count in; and how soon a crowd has passed.
const SOON: Record<number, Record<string, string>> = {
  429: { 'Retry-After': '60' },
  503: { 'Retry-After': '5' },
};

const soon = (status: number) => SOON[status] ?? {};

const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...soon(status), ...headers } });

const isCrossSite = (request: Request) => {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  // A page that tells nobody its address (no-referrer) sends even its own forms without an origin.
  if (origin === 'null' && site === 'same-origin') return false;
  const host = request.headers.get('Host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

type Handler = (request: Request) => Promise<Response>;

/** Wraps a handler of a same-origin JSON route: refuses cross-site callers and turns every failure into JSON. */
export const route = (handler: Handler): Handler =>
  answering((request) => {
    if (isCrossSite(request)) {
      throw new HttpError(403, 'cross_site', 'Call this from the site itself.');
    }
    return handler(request);
  });

// Somebody waits for a read; a write has time-outs of its own.
const READ_ENDS_AFTER_MS = 2800;

async function answer(handler: Handler, request: Request, route: string): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    if (error instanceof HttpError) {
      const { status, code, message, headers } = error;
      return reply(status, { error: { code, message } }, headers);
    }
    logError('request failed', error, { method: request.method, route });
    if (isUpstreamAwayError(error)) return unavailable();
    const message = 'Something went wrong. Please try again.';
    return reply(500, { error: { code: 'internal_error', message } });
  }
}

/** Handlers may pass on what has fixed headers, like a redirect; whatever else would cost a second copy of its body. */
function named(response: Response, requestId: string): Response {
  try {
    response.headers.set('X-Request-Id', requestId);
    return response;
  } catch {
    const headers = new Headers(response.headers);
    headers.set('X-Request-Id', requestId);
    return new Response(response.body, { status: response.status, headers });
  }
}

/** Turns whatever a handler throws into the one shape of errors (product §11), and notes how each request ended. */
export function answering(handler: Handler): Handler {
  return (request) => {
    const { method } = request;
    const started = performance.now();
    const requestId = requestIdOf(request.headers);
    const endsAt = method === 'GET' ? started + READ_ENDS_AFTER_MS : Infinity;
    return withRequestContext({ requestId, endsAt }, async () => {
      const route = routeOf(new URL(request.url).pathname);
      const response = await answer(handler, request, route);
      const ms = Math.round(performance.now() - started);
      log('info', 'request', { method, route, status: response.status, ms });
      return named(response, requestId);
    });
  };
}

function parse<T>(value: unknown, schema: ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'request');
  throw new HttpError(400, 'invalid_request', `Not valid: ${[...new Set(fields)].join(', ')}.`);
}

export const parseQuery = <T>(request: Request, schema: ZodType<T>): T =>
  parse(Object.fromEntries(new URL(request.url).searchParams), schema);

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
    return parse(JSON.parse(text), schema);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new HttpError(400, 'invalid_request', 'Not valid JSON.');
    throw error;
  }
}

// Route handlers have no limit of their own, and Content-Length may be absent or untrue.
export async function readCapped(request: Request, mostBytes: number): Promise<string> {
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (declared > MAX_READ_AWAY) throw tooLarge(request, true);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else if (bytes > MAX_READ_AWAY) break;
  }
  if (bytes > mostBytes) throw tooLarge(request, bytes > MAX_READ_AWAY);
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(request: Request, isCut: boolean): HttpError {
  const headers = isCut ? { Connection: 'close' } : {};
  if (largeBodyStatus(visitorAddress(request)) === 413) {
    return new HttpError(413, 'body_too_large', 'The request is too large.', headers);
  }
  return new HttpError(429, 'too_many_requests', LARGE_BODIES.message, headers);
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

/** Passes a function's answer on; one that failed inside tells the browser no more than that. */
export function passOn({ status, body }: FunctionAnswer): Response {
  if (status < 500) return reply(status, body);
  return unavailable();
}

/** The same for an answer that is passed on as it is. */
export function passOnText({ status, text }: TextAnswer): Response {
  if (status >= 500) return unavailable();
  const headers = { ...NO_STORE, 'Content-Type': 'application/json', ...soon(status) };
  return new Response(text, { status, headers });
}

function unavailable(): Response {
  const message = 'The booking system does not answer. Please try again in a moment.';
  return reply(503, { error: { code: 'unavailable', message } });
}
