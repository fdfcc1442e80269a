import type { CacheHandler } from './finished-pages.ts';

/** A cache that tells when anything in it has changed. */
export function withNotice<Context>(
  Inner: new (context: Context) => CacheHandler,
  onChange: () => void,
): new (context: Context) => CacheHandler {
  return class extends Inner {
    override async set(...given: Parameters<CacheHandler['set']>) {
      await super.set(...given).finally(onChange);
    }

    override async revalidateTag(...given: Parameters<CacheHandler['revalidateTag']>) {
      await super.revalidateTag(...given).finally(onChange);
    }
  };
}
