import type { InlineSources } from '../csp/policy.ts';
import { hashInline } from '../csp/inline-hashes.ts';
import { log, logError } from '../log/log.ts';
import { lcpPreloadHeader } from './lcp-preload.ts';

/** A cached value as Next stores it; only pages have `html`. */
export type CachedValue = { kind: string; html?: unknown; headers?: Record<string, unknown> };
export type CachedEntry = { value: CachedValue | null };

export type CacheHandler = {
  get(key: string, context: unknown): Promise<CachedEntry | null>;
  set(key: string, value: CachedValue | null, context: unknown): Promise<void>;
  revalidateTag(tags: string | string[], durations?: unknown): Promise<void>;
  resetRequestCache(): void;
};

export type Transform = {
  inlineCss: (html: string) => Promise<string>;
  policyFor: (inline: InlineSources) => string;
};

/**
 * Wraps a cache handler: pages get their critical CSS, a Content-Security-Policy of hashes and a preload header when
 * they are first read or written. Done once per process, because the policy depends on the environment.
 */
export function withPageTransform<Context>(
  Inner: new (context: Context) => CacheHandler,
  { inlineCss, policyFor }: Transform,
): new (context: Context) => CacheHandler {
  // Next constructs a handler per request, but the cached values stay the same objects.
  const transformed = new WeakMap<CachedValue, Promise<void>>();

  async function withCss(key: string, html: string): Promise<string> {
    try {
      return await inlineCss(html);
    } catch (error) {
      // The page keeps its render-blocking stylesheets.
      logError(`${key} has no critical CSS`, error);
      return html;
    }
  }

  // Mutates the value: on a miss Next responds with the very object it has just stored.
  async function transform(key: string, value: CachedValue, html: string): Promise<void> {
    const page = await withCss(key, html);
    const inline = hashInline(page);
    if (inline.refused > 0) log('error', `${key} has inline scripts that its policy refuses`);
    const link = lcpPreloadHeader(page);
    value.html = page;
    value.headers = {
      ...value.headers,
      'content-security-policy': policyFor(inline),
      ...(link && { link }),
    };
  }

  function transformOnce(key: string, value: CachedValue | null | undefined) {
    if (!value || typeof value.html !== 'string') return undefined;
    const done = transformed.get(value) ?? transform(key, value, value.html);
    transformed.set(value, done);
    return done;
  }

  return class implements CacheHandler {
    readonly #inner: CacheHandler;

    constructor(context: Context) {
      this.#inner = new Inner(context);
    }

    async get(key: string, context: unknown) {
      const entry = await this.#inner.get(key, context);
      await transformOnce(key, entry?.value);
      return entry;
    }

    async set(key: string, value: CachedValue | null, context: unknown) {
      await transformOnce(key, value);
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
