/**
 * A fetch of which no call waits for ever. Next renews stale data with the caller's options but without its signal, and
 * keeps the answer of the page open until that is done: a backend that hangs would hold the visitor with it.
 */
export const endingFetch =
  (send: typeof fetch, timeoutMs: number): typeof fetch =>
  (input, init) => {
    // A Request has a signal of its own, always.
    if (init?.signal || input instanceof Request) return send(input, init);
    return send(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  };
