import type { Instrumentation } from 'next';
import { noteUpstreamAway } from './lib/log/request-outcome';
import { isUpstreamAwayError } from './lib/supabase/expect-data';

// The condition stands in full, because Next leaves out what is not for a runtime only where it can read that.

/** Next calls it once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('./lib/runtime/register');
    await prepareServer();
  }
}

/** Logs errors of pages and routes with the route's pattern: the path itself may hold a token. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Before anything is awaited: the status of the answer depends on the note.
  if (isUpstreamAwayError(error)) noteUpstreamAway();
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
