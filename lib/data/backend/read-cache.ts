import 'server-only';
import { StaleWhileRevalidateCache } from '@/lib/cache/swr-cache';

// Together with the read, this stays well under the second in which a booking must be visible everywhere.
const FRESH_MS = 250;
// Stale results are served up to this age while they are refreshed.
const STALE_UNTIL_MS = 850;
const MAX_ENTRIES = 300;

// Kept on the global object, because Next bundles instrumentation apart from the routes.
const scope = globalThis as { [MEMORY]?: StaleWhileRevalidateCache<unknown> };
const MEMORY = Symbol.for('cabins.read-cache');
const memory = (scope[MEMORY] ??= new StaleWhileRevalidateCache<unknown>(
  FRESH_MS,
  MAX_ENTRIES,
  STALE_UNTIL_MS,
));

/** Concurrent reads of a key share one, and the result is cached briefly. */
export const cachedRead = <T>(key: string, read: () => Promise<T>): Promise<T> =>
  memory.get(key, performance.now(), read) as Promise<T>;

/** Same as `cachedRead` for function responses; a 5xx isn't cached. */
export const cachedAnswer = <T extends { status: number }>(
  key: string,
  ask: () => Promise<T>,
): Promise<T> =>
  cachedRead(key, async () => {
    const answer = await ask();
    if (answer.status >= 500) memory.forget(key);
    return answer;
  });

/** Called after a booking or cancellation, which its guest must see at once. */
export const clearReadCache = (): void => memory.clear();
