import type { CachedValue } from './page-transform.ts';

/** The part of Next's cache context that a shared cache needs. */
export type SetContext = { tags?: string[]; cacheControl?: unknown };
export type GetContext = { kind?: string; tags?: string[]; softTags?: string[] };

export type StoredEntry = {
  value: CachedValue | null;
  lastModified: number;
  tags: string[];
  lifespan: { expireAt: number };
  cacheControl?: unknown;
};

const TTL_S = 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

export function tagsOf(value: CachedValue | null, context: SetContext): string[] {
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? []);
}

/** The entry as a shared cache stores it: with its tags and a time to live of a day. */
export function storedEntry(
  value: CachedValue | null,
  context: SetContext,
  now: number,
): StoredEntry {
  return {
    value,
    lastModified: now,
    tags: tagsOf(value, context),
    lifespan: { expireAt: Math.floor(now / 1000) + TTL_S },
    cacheControl: context.cacheControl,
  };
}
