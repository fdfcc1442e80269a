const PROBE_DELAYS_MS = [1000, 2000, 5000, 10_000, 20_000, 30_000] as const;
const MAX_PROBE_DELAY_MS = 30_000;
const PROBE_TIMEOUT_MS = 10_000;
/** The most retries of a call that keeps failing while the site does respond. */
export const MAX_LOST_ATTEMPTS = 20;

async function isReachable(signal: AbortSignal): Promise<boolean> {
  try {
    await fetch('/api/health', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PROBE_TIMEOUT_MS)]),
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs `work` once the site can be reached: on the browser's `online` event, which not every browser sends, or as soon
 * as a probe of the site is answered. Never runs it after `signal` is aborted.
 */
export function whenOnline(work: () => void, signal: AbortSignal): void {
  const isOver = new AbortController();
  const ended = AbortSignal.any([signal, isOver.signal]);
  const run = () => {
    if (ended.aborted) return;
    isOver.abort();
    work();
  };
  window.addEventListener('online', run, { signal: ended });
  const probe = (attempts: number) => {
    const timer = setTimeout(async () => {
      if (await isReachable(ended)) run();
      else if (!ended.aborted) probe(attempts + 1);
    }, PROBE_DELAYS_MS[attempts] ?? MAX_PROBE_DELAY_MS);
    ended.addEventListener('abort', () => clearTimeout(timer));
  };
  probe(0);
}

type RetryOptions<T> = {
  ask: () => Promise<T>;
  /** Whether the response was lost in transit. */
  isLost: (answer: T) => boolean;
  onWaiting: () => void;
  /** Called before each retry. */
  onRetry: () => void;
  signal: AbortSignal;
};

/** Retries until a response arrives, waiting for a connection in between. The call must be idempotent. */
export async function retryUntilAnswered<T>(options: RetryOptions<T>): Promise<T> {
  const { ask, isLost, onWaiting, onRetry, signal } = options;
  for (let attempts = 1; ; attempts += 1) {
    const answer = await ask();
    if (!isLost(answer) || attempts === MAX_LOST_ATTEMPTS || signal.aborted) return answer;
    onWaiting();
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      whenOnline(resolve, signal);
    });
    if (signal.aborted) return answer;
    onRetry();
  }
}
