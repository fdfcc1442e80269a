import 'server-only';

/** A fetch that gives up; a slow backend must not hold a page. */
export function withTimeout(timeoutMs: number, defaults: RequestInit): typeof fetch {
  return (input, init) => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
    return fetch(input, { ...init, ...defaults, signal: AbortSignal.any(signals) });
  };
}
