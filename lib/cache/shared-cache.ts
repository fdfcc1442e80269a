import type { CachedEntry, CachedValue, CacheHandler } from './page-transform.ts';
import { StaleWhileRevalidateCache } from './swr-cache.ts';
import { isDatabaseDown } from './database-down.ts';
import { storedEntry, type GetContext, type SetContext, type StoredEntry } from './cached-entry.ts';

/** A store that several instances share. Its methods throw while it is unreachable. */
export type SharedStore = {
  isReady(): boolean;
  get(key: string, softTags: string[]): Promise<StoredEntry | null>;
  set(key: string, entry: StoredEntry): Promise<void>;
  revalidateTags(tags: string[]): Promise<void>;
  /** Calls back when the store is reachable again. */
  onReady(callback: () => void): void;
};

type Handler<Context> = new (context: Context) => CacheHandler;

// Stays under the second in which a change must reach every instance.
const FRESH_MS = 500;
const MAX_ENTRIES = 200;

/**
 * Next's cache in a store shared by several instances. While the store is away, each instance serves its own entries;
 * revalidations made in that time are applied when it returns.
 */
export function withSharedStore<Context>(
  Local: Handler<Context>,
  store: SharedStore,
  now: () => number = Date.now,
): Handler<Context> {
  const memory = new StaleWhileRevalidateCache<CachedEntry | null>(FRESH_MS, MAX_ENTRIES);
  const missed = new Set<string>();
  store.onReady(() => {
    memory.clear();
    const tags = [...missed];
    missed.clear();
    if (tags.length > 0) void revalidate(tags);
  });

  async function revalidate(tags: string[]): Promise<void> {
    try {
      if (!store.isReady()) throw new Error('The shared cache is away');
      await store.revalidateTags(tags);
    } catch {
      for (const tag of tags) missed.add(tag);
    }
  }

  return class implements CacheHandler {
    readonly #local: CacheHandler;

    constructor(context: Context) {
      this.#local = new Local(context);
    }

    async get(key: string, context: unknown) {
      const { kind, softTags = [] } = context as GetContext;
      if (!store.isReady()) return this.#local.get(key, context);
      try {
        const read = () => store.get(key, softTags);
        // Cached fetches depend on more than their key.
        if (kind === 'FETCH') return await read();
        const entry = await memory.get(key, now(), read);
        if (entry !== null || !(await isDatabaseDown())) return entry;
        return await this.#local.get(key, context);
      } catch {
        return this.#local.get(key, context);
      }
    }

    async set(key: string, value: CachedValue | null, context: unknown) {
      memory.forget(key);
      const entry = storedEntry(value, context as SetContext, now());
      if (store.isReady()) await store.set(key, entry).catch(() => undefined);
      memory.forget(key);
      await this.#local.set(key, value, context);
    }

    async revalidateTag(tags: string | string[], durations?: unknown) {
      await Promise.all([revalidate([tags].flat()), this.#local.revalidateTag(tags, durations)]);
      memory.clear();
    }

    resetRequestCache() {
      this.#local.resetRequestCache();
    }
  };
}
