import type { Instrumentation } from 'next';

// The condition stands in full, because Next leaves out what is not for a runtime only where it can read that.

/** Next calls it once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareServer } = await import('./lib/runtime/register');
    await prepareServer();
  }
}

/** Whatever a page or a route throws, with the pattern of its route: the path itself may hold a guest's token. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ logError }, { isUpstreamAwayError }, { noteUpstreamAway }] = await Promise.all([
      import('./lib/log/log'),
      import('./lib/supabase/expect-data'),
      import('./lib/log/request-outcome'),
    ]);
    if (isUpstreamAwayError(error)) noteUpstreamAway();
    logError('request failed', error, {
      method: request.method,
      route: context.routePath,
      kind: context.routeType,
      reason: context.revalidateReason,
    });
  }
};
