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

export type Finish = {
  inlined: (html: string) => Promise<string>;
  policyFor: (inline: InlineSources) => string;
};

/**
 * A cache whose pages carry their first styles, and the policy that fits them. It wraps any handler: the one on disk, or
 * one that a fleet shares. Headers kept by an earlier process are replaced, for its settings may have been others.
 */
export function withFinishedPages<Context>(
  Inner: new (context: Context) => CacheHandler,
  { inlined, policyFor }: Finish,
): new (context: Context) => CacheHandler {
  // The handler is made anew for each request; what its cache holds in memory stays the same object.
  const finished = new WeakMap<CachedValue, Promise<void>>();

  async function styled(key: string, html: string): Promise<string> {
    try {
      return await inlined(html);
    } catch (error) {
      // The page still has its sheets, and waits for them.
      console.error(`${key} has no styles of its own`, error);
      return html;
    }
  }

  // In place: on a miss, Next answers with the very value it has just stored.
  async function finish(key: string, value: CachedValue, html: string): Promise<void> {
    const page = await styled(key, html);
    const inline = hashInline(page);
    if (inline.refused > 0) console.error(`${key} has inline scripts that its policy refuses`);
    value.html = page;
    value.headers = { ...value.headers, [HEADER]: policyFor(inline) };
  }

  function finishOnce(
    key: string,
    value: CachedValue | null | undefined,
  ): Promise<void> | undefined {
    if (!value || typeof value.html !== 'string') return undefined;
    const done = finished.get(value) ?? finish(key, value, value.html);
    finished.set(value, done);
    return done;
  }

  return class implements CacheHandler {
    readonly #inner: CacheHandler;

    constructor(context: Context) {
      this.#inner = new Inner(context);
    }

    async get(key: string, context: unknown) {
      const entry = await this.#inner.get(key, context);
      await finishOnce(key, entry?.value);
      return entry;
    }

    async set(key: string, value: CachedValue | null, context: unknown) {
      await finishOnce(key, value);
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
