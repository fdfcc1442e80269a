import 'server-only';
import type { ZodType } from 'zod';
import { invokeFunction } from '@/lib/data/invoke-function';
import { parseJson, route } from './handler';

// A beacon is plain text to the browser; the wrapper has refused other sites' forms by then.
const MEDIA_TYPES = ['application/json', 'text/plain'];
const TIMEOUT_MS = 3000;

/** A route for what the page sends and nobody waits for: whatever becomes of it, the answer to good input is 204. */
export function beacon(functionName: string, schema: ZodType, mostBytes: number) {
  return route(async (request) => {
    const body = await parseJson(request, schema, { mediaTypes: MEDIA_TYPES, mostBytes });
    await invokeFunction(functionName, { body, visitor: request, timeoutMs: TIMEOUT_MS });
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
