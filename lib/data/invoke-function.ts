import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { visitorAddress } from '@/lib/data/visitor-address';
import { withTimeout } from '@/lib/supabase/with-timeout';

const TIMEOUT_MS = 8000;

type Call = {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The visitor's request, where the function limits what one address may do. */
  visitor?: Request;
  timeoutMs?: number;
};

export type FunctionAnswer = { status: number; body: unknown };

// The functions believe an address only from a caller with the secret key.
function credentials(visitor: Request | undefined): Record<string, string> {
  if (!visitor) return { apikey: serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY };
  return { apikey: serverEnv.SUPABASE_SECRET_KEY, 'X-Visitor-Address': visitorAddress(visitor) };
}

/**
 * Calls an edge function as an anonymous visitor. A function that cannot be reached, or answers something other
 * than JSON, is a 503, so that callers have one failure to handle.
 */
export async function invokeFunction(name: string, call: Call): Promise<FunctionAnswer> {
  const url = new URL(`/functions/v1/${name}`, serverEnv.NEXT_PUBLIC_SUPABASE_URL);
  url.search = new URLSearchParams(call.query).toString();
  try {
    const response = await withTimeout(call.timeoutMs ?? TIMEOUT_MS, { cache: 'no-store' })(url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...credentials(call.visitor),
        ...call.headers,
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return {
      status: response.status,
      body: response.status === 204 ? null : await response.json(),
    };
  } catch (error) {
    console.error(`function ${name} could not be reached`, error);
    return { status: 503, body: null };
  }
}
