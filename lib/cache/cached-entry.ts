import type { CachedValue } from './page-transform.ts';

/** What Next hands over beside an entry, as far as a shared cache needs it. */
export type SetContext = { tags?: string[]; cacheControl?: unknown };
export type GetContext = { kind?: string; tags?: string[]; softTags?: string[] };

export type StoredEntry = {
  value: CachedValue | null;
  lastModified: number;
  tags: string[];
  lifespan: { expireAt: number };
  cacheControl?: unknown;
};

const KEPT_S = 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

export function tagsOf(value: CachedValue | null, context: SetContext): string[] {
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : (context.tags ?? []);
}

/** The entry as a shared cache keeps it: with the tags that end it, and a day, after which nobody missed it. */
export function storedEntry(
  value: CachedValue | null,
  context: SetContext,
  now: number,
): StoredEntry {
  return {
    value,
    lastModified: now,
    tags: tagsOf(value, context),
    lifespan: { expireAt: Math.floor(now / 1000) + KEPT_S },
    cacheControl: context.cacheControl,
  };
}
