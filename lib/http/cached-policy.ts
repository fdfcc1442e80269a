import { hashInline } from './inline-hashes.ts';
import type { InlineSources } from './content-security-policy.ts';

/** What Next keeps of a page or an answer; of data, pictures and redirects it lacks the page's text. */
export type CachedValue = { kind: string; html?: unknown; headers?: Record<string, unknown> };
export type CachedEntry = { value: CachedValue | null };

/** Next's interface for caches, as far as the policy is concerned. */
export type CacheHandler = {
  get(key: string, context: unknown): Promise<CachedEntry | null>;
  set(key: string, value: CachedValue | null, context: unknown): Promise<void>;
  revalidateTag(tags: string | string[], durations?: unknown): Promise<void>;
  resetRequestCache(): void;
};

const HEADER = 'content-security-policy';

/**
 * A cache whose pages carry the policy that fits them. It wraps any handler: the one on disk, or one that a fleet
 * shares. Headers kept by an earlier process are replaced, for its settings may have been others.
 */
export function withPolicy<Context>(
  Inner: new (context: Context) => CacheHandler,
  policyFor: (inline: InlineSources) => string,
): new (context: Context) => CacheHandler {
  // The handler is made anew for each request; what its cache holds in memory stays the same object.
  const done = new WeakSet<CachedValue>();

  function protect(key: string, value: CachedValue | null | undefined): void {
    if (!value || typeof value.html !== 'string' || done.has(value)) return;
    const inline = hashInline(value.html);
    if (inline.refused > 0) console.error(`${key} has inline scripts that its policy refuses`);
    // In place: on a miss, Next answers with the very value it has just stored.
    value.headers = { ...value.headers, [HEADER]: policyFor(inline) };
    done.add(value);
  }

  return class implements CacheHandler {
    readonly #inner: CacheHandler;

    constructor(context: Context) {
      this.#inner = new Inner(context);
    }

    async get(key: string, context: unknown) {
      const entry = await this.#inner.get(key, context);
      protect(key, entry?.value);
      return entry;
    }

    async set(key: string, value: CachedValue | null, context: unknown) {
      protect(key, value);
      await this.#inner.set(key, value, context);
    }

    revalidateTag(tags: string | string[], durations?: unknown) {
      return this.#inner.revalidateTag(tags, durations);
    }

    resetRequestCache() {
      this.#inner.resetRequestCache();
    }
  };
}
