import { timeLimitFactor } from '../env/time-limits.ts';
import { currentRequestId, timeLeftMs } from '../log/request-context.ts';
import { isUpstreamDown, recordUpstreamDown } from '../log/request-outcome.ts';
import { fetchInProcess, type Signalled } from './in-process.ts';
import { RetryBudget } from './retry-budget.ts';

/** For reads that a page waits for: with everything around it, a response or error comes within 3 s. */
export const READ_TIMEOUT_MS = 2200 * timeLimitFactor();
/** Longer for writes: knowing the outcome is worth the wait. */
export const WRITE_TIMEOUT_MS = 8000 * timeLimitFactor();

const PASSING = new Set([502, 503, 504]);
const MAX_PAUSE_MS = 150;

const budget = new RetryBudget();

const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));

const isRead = (init: RequestInit | undefined) => /^(?:GET|HEAD)$/i.test(init?.method ?? 'GET');

// Next would make the request id part of the cache key.
function headersFor(init: RequestInit | undefined, isCached: boolean): RequestInit {
  const requestId = currentRequestId();
  if (requestId === null || isCached) return {};
  const headers = new Headers(init?.headers);
  headers.set('X-Request-Id', requestId);
  return { headers };
}

type Sent = { signal: AbortSignal; send: () => Promise<Response> };

// After a timeout the visitor's time is used up, and a retry would end the same way.
const timeFor = (timeoutMs: number) =>
  timeoutMs <= READ_TIMEOUT_MS && isUpstreamDown() ? 0 : Math.min(timeoutMs, timeLeftMs());

function prepare(
  timeoutMs: number,
  defaults: RequestInit,
  [input, init]: Parameters<typeof fetch>,
): Sent {
  const ends = AbortSignal.timeout(Math.round(timeFor(timeoutMs)));
  const { signal: given }: Signalled = init ?? {};
  const signal = given ? AbortSignal.any([ends, given]) : ends;
  const rest = headersFor(init, defaults.cache !== 'no-store');
  const send = async () => {
    try {
      return await fetchInProcess(input, { ...init, ...defaults, ...rest, signal });
    } catch (error) {
      if (ends.aborted) recordUpstreamDown();
      throw error;
    }
  };
  return { signal, send };
}

/** A fetch with a timeout and no retry, for callers that may retry themselves. */
export const timedFetch =
  (timeoutMs: number, defaults: RequestInit = {}): typeof fetch =>
  (...call) =>
    prepare(timeoutMs, defaults, call).send();

/**
 * A fetch with a timeout. A read that fails at once (connection error, 502 to 504) is retried once; timeouts and writes
 * never are. No other layer retries.
 */
export function upstreamFetch(timeoutMs: number, defaults: RequestInit = {}): typeof fetch {
  return async (...call) => {
    const { signal, send } = prepare(timeoutMs, defaults, call);
    if (!isRead(call[1])) return send();
    try {
      const response = await send();
      if (!PASSING.has(response.status)) {
        budget.earn();
        return response;
      }
      if (!budget.take()) return response;
      await response.body?.cancel();
    } catch (error) {
      if (signal.aborted || !budget.take()) throw error;
    }
    await pause();
    return send();
  };
}
