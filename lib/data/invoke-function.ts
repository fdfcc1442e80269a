import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { withTimeout } from '@/lib/supabase/with-timeout';

const TIMEOUT_MS = 8000;

type Call = {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type FunctionAnswer = { status: number; body: unknown };

/**
 * Calls an edge function as an anonymous visitor. A function that cannot be reached, or answers something other
 * than JSON, is a 503, so that callers have one failure to handle.
 */
export async function invokeFunction(name: string, call: Call): Promise<FunctionAnswer> {
  const url = new URL(`/functions/v1/${name}`, serverEnv.NEXT_PUBLIC_SUPABASE_URL);
  url.search = new URLSearchParams(call.query).toString();
  const key = serverEnv.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  try {
    const response = await withTimeout(TIMEOUT_MS, { cache: 'no-store' })(url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json', ...call.headers },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    console.error(`function ${name} could not be reached`, error);
    return { status: 503, body: null };
  }
}
