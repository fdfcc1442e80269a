import { Agent, type Dispatcher } from 'undici';

/**
 * No fetch waits for ever, not even one without a signal: Next renews stale data without its caller's, and keeps the
 * page open until that is done.
 */
export const dispatcherWithTimeout = (readMs: number, writeMs: number): Dispatcher =>
  new Agent().compose((dispatch) => (options, handler) => {
    const timeoutMs = options.method === 'GET' ? readMs : writeMs;
    return dispatch({ ...options, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }, handler);
  });
