import { registerInitialCache } from '@fortedigital/nextjs-cache-handler/instrumentation';
import { LRUCache } from 'lru-cache';
import { isBuilding } from '../env/mode.ts';
import { isDatabaseDown } from './database-down.ts';
import { tagsOf, type GetContext, type SetContext } from './cached-entry.ts';
import type { CachedEntry, CachedValue, CacheHandler } from './page-transform.ts';

type Entry = CachedEntry & { lastModified: number; tags: string[]; cacheControl?: unknown };

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_TAGS = 10_000;
// Next compares with its own clock, which may run ahead, so a revalidation can arrive until that time.
const KEPT_AHEAD_MS = 60_000;

function sizeOf(part: unknown): number {
  if (typeof part === 'string' || part instanceof Uint8Array) return part.length;
  if (typeof part !== 'object' || part === null) return 8;
  const parts = part instanceof Map ? [...part.values()] : Object.values(part);
  return parts.reduce<number>((sum, each) => sum + sizeOf(each), 8);
}

const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
const expiredAt = new LRUCache<string, number>({ max: MAX_TAGS });

async function readPrerendered(): Promise<Map<string, Entry>> {
  const pages = new Map<string, Entry>();
  class Collector {
    async get() {
      return null;
    }
    async revalidateTag() {}
    async set(path: string, value: CachedValue, context: { internal_lastModified: number }) {
      const { internal_lastModified: lastModified } = context;
      pages.set(path, { value, lastModified, tags: tagsOf(value, {}) });
    }
  }
  if (!isBuilding) await registerInitialCache(Collector as never, { fetch: false });
  return pages;
}

let prerendered: Promise<Map<string, Entry>> | undefined;

/** Next's keys end with the path, after the hash of the route that renders it. */
async function findPrerendered(key: string, kind: string | undefined): Promise<Entry | undefined> {
  prerendered ??= readPrerendered();
  const entry = (await prerendered).get(key.slice(key.indexOf('/$/') + 2));
  return entry?.value?.kind === kind ? entry : undefined;
}

/**
 * Next's page and data cache in memory. Evicted entries, and those of an earlier process, are rendered again. While the
 * database is away, pages are served past a revalidation of their tags.
 */
export class MemoryCache implements CacheHandler {
  async get(key: string, context: unknown): Promise<Entry | null> {
    const { kind, tags = [], softTags = [] } = context as GetContext;
    const entry =
      entries.get(key) ?? (kind === 'FETCH' ? undefined : await findPrerendered(key, kind));
    if (!entry) return null;
    const isExpired = [...entry.tags, ...tags, ...softTags].some(
      (tag) => (expiredAt.get(tag) ?? 0) >= entry.lastModified,
    );
    if (!isExpired) return entry;
    // Serves the stale page rather than an error page. A date in the future keeps Next from rendering it again.
    const isKept = kind !== 'FETCH' && (await isDatabaseDown());
    return isKept ? { ...entry, lastModified: Date.now() + KEPT_AHEAD_MS } : null;
  }

  async set(key: string, value: CachedValue | null, context: unknown): Promise<void> {
    const { cacheControl, ...rest } = context as SetContext;
    const tags = tagsOf(value, rest);
    entries.set(key, { value, lastModified: Date.now(), tags, cacheControl });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const now = Date.now();
    for (const tag of [tags].flat()) expiredAt.set(tag, now);
  }

  resetRequestCache(): void {}
}
