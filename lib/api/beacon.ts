import 'server-only';
import type { ZodType } from 'zod';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { parseJson, withSameOrigin } from './handler';

// Browsers send beacons as text/plain; the wrapper has refused other sites' forms by now.
const MEDIA_TYPES = ['application/json', 'text/plain'];
const TIMEOUT_MS = 3000;

/** Wraps a route for fire-and-forget requests of pages: any valid body gets 204, whatever becomes of it. */
export function beacon(functionName: string, schema: ZodType, mostBytes: number) {
  return withSameOrigin(async (request) => {
    const body = await parseJson(request, schema, { mediaTypes: MEDIA_TYPES, mostBytes });
    await invokeFunction(functionName, { body, visitor: request, timeoutMs: TIMEOUT_MS });
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
