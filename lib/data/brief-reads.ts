import 'server-only';
import { BriefMemory } from '@/lib/http/brief-memory';
import type { TextAnswer } from '@/lib/data/invoke-function';

// With the read itself, well under the second within which a booking must be seen everywhere.
const REMEMBERED_MS = 250;
// While it is read anew; or all who ask for the calendars of a busy moment wait for them at once.
const GIVEN_UNTIL_MS = 850;
const MOST_REMEMBERED = 300;

// On the global object, because Next bundles what runs at its start apart from the routes.
const scope = globalThis as { [MEMORY]?: BriefMemory<TextAnswer> };
const MEMORY = Symbol.for('cabins.brief-reads');
const memory = (scope[MEMORY] ??= new BriefMemory<TextAnswer>(
  REMEMBERED_MS,
  MOST_REMEMBERED,
  GIVEN_UNTIL_MS,
));

/** Many visitors look at the same cabin at once: equal reads share one, and its answer holds for a moment. */
export function readBriefly(key: string, read: () => Promise<TextAnswer>): Promise<TextAnswer> {
  return memory.get(key, performance.now(), async () => {
    const answer = await read();
    if (answer.status >= 500) memory.forget(key);
    return answer;
  });
}

/** After a booking or its end: whoever made it must see it at once. */
export const forgetBriefReads = (): void => memory.clear();
