import 'server-only';
import { BriefMemory } from '@/lib/cache/swr-cache';

// With the read itself, well under the second within which a booking must be seen everywhere.
const REMEMBERED_MS = 250;
// While it is read anew; or all who ask for the calendars of a busy moment wait for them at once.
const GIVEN_UNTIL_MS = 850;
const MAX_REMEMBERED = 300;

// On the global object, because Next bundles what runs at its start apart from the routes.
const scope = globalThis as { [MEMORY]?: BriefMemory<unknown> };
const MEMORY = Symbol.for('cabins.brief-reads');
const memory = (scope[MEMORY] ??= new BriefMemory<unknown>(
  REMEMBERED_MS,
  MAX_REMEMBERED,
  GIVEN_UNTIL_MS,
));

/** Many visitors ask for the same at once: equal reads share one, and its answer holds for a moment. */
export const readBriefly = <T>(key: string, read: () => Promise<T>): Promise<T> =>
  memory.get(key, performance.now(), read) as Promise<T>;

/** The same for answers that may tell of a failure, which is not remembered. */
export const askBriefly = <T extends { status: number }>(
  key: string,
  ask: () => Promise<T>,
): Promise<T> =>
  readBriefly(key, async () => {
    const answer = await ask();
    if (answer.status >= 500) memory.forget(key);
    return answer;
  });

/** After a booking or its end: whoever made it must see it at once. */
export const forgetBriefReads = (): void => memory.clear();
