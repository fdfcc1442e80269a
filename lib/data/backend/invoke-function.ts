import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { clearReadCache } from './read-cache';
import { clientIpOf } from './client-ip';
import { logError } from '@/lib/log/log';
import { READ_TIMEOUT_MS, upstreamFetch, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

// Reads sent as POST because they carry a body; they get a read's timeout. So does the one write among them, which is
// safe to retry.
const POSTED_READS = new Set([
  'quote',
  'get-cabin-stats',
  'payment-status',
  'letter-preview',
  'guest-texts',
]);

const CALENDAR_WRITES = new Set([
  'create-booking',
  'cancel-booking',
  'test-payment',
  'host-booking',
  'host-move',
  'guest-change',
]);

const timeoutOf = (name: string, { body }: Call) =>
  body === undefined || POSTED_READS.has(name) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;

const REVALIDATE_SECONDS = 300;

type Call = {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The visitor's request, for functions that rate limit by client IP. */
  visitor?: Pick<Request, 'headers'>;
  timeoutMs?: number;
  /** For cached pages: the response is cached under these tags too. */
  tags?: string[];
};

export type FunctionAnswer = { status: number; body: unknown };
/** A response as text, serialized once for everybody who shares it. */
export type TextAnswer = { status: number; text: string };

// A hosted gateway expects the same key as `apikey` and as bearer token.
const withKey = (key: string) => ({ apikey: key, Authorization: `Bearer ${key}` });

// The functions trust `X-Forwarded-For` only from a caller with the secret key.
function credentials(visitor: Call['visitor']): Record<string, string> {
  if (!visitor) return withKey(serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  return {
    ...withKey(serverEnv.SUPABASE_SECRET_KEY),
    'X-Visitor-Address': clientIpOf(visitor),
  };
}

const cacheOptions = ({ tags }: Call): RequestInit =>
  tags ? { next: { tags, revalidate: REVALIDATE_SECONDS } } : { cache: 'no-store' };

async function send<Answer>(
  name: string,
  call: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | null> {
  const url = new URL(`/functions/v1/${name}`, serverEnv.NEXT_PUBLIC_SUPABASE_URL);
  url.search = new URLSearchParams(call.query).toString();
  try {
    const timeoutMs = call.timeoutMs ?? timeoutOf(name, call);
    const response = await upstreamFetch(timeoutMs, cacheOptions(call))(url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...credentials(call.visitor),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return await read(response);
  } catch (error) {
    logError('function could not be reached', error, { function: name });
    return null;
  } finally {
    if (CALENDAR_WRITES.has(name)) clearReadCache();
  }
}

/**
 * Calls an edge function as an anonymous visitor. An unreachable function, or a response that isn't JSON, becomes a
 * 503, so that callers have one failure to handle.
 */
export async function invokeFunction(name: string, call: Call): Promise<FunctionAnswer> {
  const answer = await send(name, call, async (response) => ({
    status: response.status,
    body: response.status === 204 ? null : ((await response.json()) as unknown),
  }));
  return answer ?? { status: 503, body: null };
}

/** Same as `invokeFunction`, with the body as text. */
export async function invokeForText(name: string, call: Call): Promise<TextAnswer> {
  const answer = await send(name, call, async (response) => {
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    if (!isJson) throw new Error(`Not JSON, with status ${response.status}`);
    return { status: response.status, text };
  });
  return answer ?? { status: 503, text: 'null' };
}
