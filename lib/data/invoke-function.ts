import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { forgetBriefReads } from '@/lib/data/brief-reads';
import { visitorAddress } from '@/lib/data/visitor-address';
import { logError } from '@/lib/log/log';
import { READ_TIMEOUT_MS, upstreamFetch, WRITE_TIMEOUT_MS } from '@/lib/supabase/upstream-fetch';

// Posted because they carry a body; they change nothing, and a page waits for them.
const POSTED_READS = new Set(['quote', 'get-cabin-stats', 'payment-status']);

const CALENDAR_WRITES = new Set(['create-booking', 'cancel-booking', 'test-payment']);

const timeoutOf = (name: string, { body }: Call) =>
  body === undefined || POSTED_READS.has(name) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;

const KEPT_SECONDS = 300;

type Call = {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The visitor's request, where the function limits what one address may do. */
  visitor?: Request;
  timeoutMs?: number;
  /** For a page that is kept: the answer is kept with it, under these tags. */
  tags?: string[];
};

export type FunctionAnswer = { status: number; body: unknown };
/** An answer as text, which is made once for all who are given it. */
export type TextAnswer = { status: number; text: string };

// As an API key and as the bearer of it, which a hosted gateway wants to be the same.
const withKey = (key: string) => ({ apikey: key, Authorization: `Bearer ${key}` });

// The functions believe an address only from a caller with the secret key.
function credentials(visitor: Request | undefined): Record<string, string> {
  if (!visitor) return withKey(serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);
  return {
    ...withKey(serverEnv.SUPABASE_SECRET_KEY),
    'X-Visitor-Address': visitorAddress(visitor),
  };
}

const keptAs = ({ tags }: Call): RequestInit =>
  tags ? { next: { tags, revalidate: KEPT_SECONDS } } : { cache: 'no-store' };

async function send<Answer>(
  name: string,
  call: Call,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer | null> {
  const url = new URL(`/functions/v1/${name}`, serverEnv.NEXT_PUBLIC_SUPABASE_URL);
  url.search = new URLSearchParams(call.query).toString();
  try {
    const timeoutMs = call.timeoutMs ?? timeoutOf(name, call);
    const response = await upstreamFetch(timeoutMs, keptAs(call))(url, {
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
    if (CALENDAR_WRITES.has(name)) forgetBriefReads();
  }
}

/**
 * Calls an edge function as an anonymous visitor. A function that cannot be reached, or answers something other
 * than JSON, is a 503, so that callers have one failure to handle.
 */
export async function invokeFunction(name: string, call: Call): Promise<FunctionAnswer> {
  const answer = await send(name, call, async (response) => ({
    status: response.status,
    body: response.status === 204 ? null : ((await response.json()) as unknown),
  }));
  return answer ?? { status: 503, body: null };
}

/** The same for an answer that is passed on as it is. */
export async function invokeForText(name: string, call: Call): Promise<TextAnswer> {
  const answer = await send(name, call, async (response) => {
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    if (!isJson) throw new Error(`Not JSON, with status ${response.status}`);
    return { status: response.status, text };
  });
  return answer ?? { status: 503, text: 'null' };
}
