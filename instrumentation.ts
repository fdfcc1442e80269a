import type { Instrumentation } from 'next';
import { recordUpstreamDown } from './lib/log/request-outcome';
import { isUpstreamDownError } from './lib/supabase/expect-data';

// The condition is spelled out, because Next removes code for another runtime only where it can read that.

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('./lib/runtime/register');
    await prepareServer();
  }
}

/** Logs errors of pages and routes with the route's pattern, because the path itself may hold a token. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Before any await, because the response's status depends on the note.
  if (isUpstreamDownError(error)) recordUpstreamDown();
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logError } = await import('./lib/log/log');
    logError('request failed', error, {
      method: request.method,
      route: context.routePath,
      kind: context.routeType,
      reason: context.revalidateReason,
    });
  }
};
