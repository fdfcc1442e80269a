import { Agent, type Dispatcher } from 'undici';

/**
 * A timeout for every fetch, even one without a signal: Next revalidates stale data without the caller's signal and
 * holds the page until it ends.
 */
export const dispatcherWithTimeout = (readMs: number, writeMs: number): Dispatcher =>
  new Agent().compose((dispatch) => (options, handler) => {
    const timeoutMs = options.method === 'GET' ? readMs : writeMs;
    return dispatch({ ...options, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }, handler);
  });
