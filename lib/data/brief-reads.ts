import 'server-only';
import { BriefMemory } from '@/lib/http/brief-memory';
import type { FunctionAnswer } from '@/lib/data/invoke-function';

/** An answer as text, which is made once for all who are given it. */
export type TextAnswer = { status: number; text: string };

// With the read itself, well under the second within which a booking must be seen everywhere.
const REMEMBERED_MS = 500;
const MOST_REMEMBERED = 300;

const memory = new BriefMemory<TextAnswer>(REMEMBERED_MS, MOST_REMEMBERED);

/** Many visitors look at the same cabin at once: equal reads share one, and its answer holds for half a second. */
export function readBriefly(key: string, read: () => Promise<FunctionAnswer>): Promise<TextAnswer> {
  return memory.get(key, performance.now(), async () => {
    const { status, body } = await read();
    if (status >= 500) memory.forget(key);
    return { status, text: JSON.stringify(body) };
  });
}

/** After a booking or its end: whoever made it must see it at once. */
export const forgetBriefReads = (): void => memory.clear();
