import 'server-only';
import { BriefMemory } from '@/lib/http/brief-memory';
import type { TextAnswer } from '@/lib/data/invoke-function';

// With the read itself, well under the second within which a booking must be seen everywhere.
const REMEMBERED_MS = 500;
const MOST_REMEMBERED = 300;

const memory = new BriefMemory<TextAnswer>(REMEMBERED_MS, MOST_REMEMBERED);

/** Many visitors look at the same cabin at once: equal reads share one, and its answer holds for half a second. */
export function readBriefly(key: string, read: () => Promise<TextAnswer>): Promise<TextAnswer> {
  return memory.get(key, performance.now(), async () => {
    const answer = await read();
    if (answer.status >= 500) memory.forget(key);
    return answer;
  });
}

/** After a booking or its end: whoever made it must see it at once. */
export const forgetBriefReads = (): void => memory.clear();
