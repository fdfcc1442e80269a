import { onRequestError } from '@/instrumentation';
import { withOutcome } from '@/lib/log/request-outcome';
import { expectData } from '@/lib/supabase/expect-data';

const REQUEST = { path: '/stay', method: 'GET', headers: {} };
const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/stay/[token]',
  routeType: 'render',
  revalidateReason: undefined,
} as const;

function errorOf(status: number): unknown {
  try {
    expectData({ data: null, error: { message: 'fetch failed' }, status });
    return null;
  } catch (error) {
    return error;
  }
}

test.each([
  [0, true],
  [503, true],
  [400, false],
])('an error with status %d of the database is noted before Next answers: %p', (status, isAway) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcome = { isUpstreamDown: false };
  withOutcome(outcome, () => void onRequestError(errorOf(status), REQUEST, CONTEXT));
  expect(outcome.isUpstreamDown).toBe(isAway);
});
