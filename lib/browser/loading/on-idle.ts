const LATEST_MS = 2000;

/** Calls back when the browser is idle; the returned function cancels. */
export function onIdle(callback: () => void): () => void {
  // Safari before version 18 lacks it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
