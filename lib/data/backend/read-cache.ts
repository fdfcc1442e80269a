import 'server-only';
import { StaleWhileRevalidateCache } from '@/lib/cache/swr-cache';

// Together with the read, well under the second in which a booking must be visible everywhere.
const FRESH_MS = 250;
// Served stale up to this age while it is read anew.
const STALE_UNTIL_MS = 850;
const MAX_ENTRIES = 300;

// On the global object, because Next bundles instrumentation apart from the routes.
const scope = globalThis as { [MEMORY]?: StaleWhileRevalidateCache<unknown> };
const MEMORY = Symbol.for('cabins.read-cache');
const memory = (scope[MEMORY] ??= new StaleWhileRevalidateCache<unknown>(
  FRESH_MS,
  MAX_ENTRIES,
  STALE_UNTIL_MS,
));

/** Equal reads share one, and its result is cached for a moment. */
export const cachedRead = <T>(key: string, read: () => Promise<T>): Promise<T> =>
  memory.get(key, performance.now(), read) as Promise<T>;

/** The same for function responses: a 5xx is not cached. */
export const cachedAnswer = <T extends { status: number }>(
  key: string,
  ask: () => Promise<T>,
): Promise<T> =>
  cachedRead(key, async () => {
    const answer = await ask();
    if (answer.status >= 500) memory.forget(key);
    return answer;
  });

/** After a booking or cancellation, whose guest must see it at once. */
export const clearReadCache = (): void => memory.clear();
