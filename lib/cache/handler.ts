import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPolicySettings } from '../env/policy-settings.ts';
import { readSharedCacheUrl } from '../env/serving.ts';
import { contentSecurityPolicy } from '../csp/policy.ts';
import { CriticalCss } from './critical-css.ts';
import { MemoryCache } from './memory-cache.ts';
import { withPageTransform, type CacheHandler, type Transform } from './page-transform.ts';
import { withSharedStore } from './shared-cache.ts';

async function storage(): Promise<new (context: unknown) => CacheHandler> {
  const url = readSharedCacheUrl();
  if (url === null) return MemoryCache;
  const { redisStore } = await import('./redis-store.ts');
  const buildId = readFileSync(path.resolve('.next/BUILD_ID'), 'utf8').trim();
  return withSharedStore(MemoryCache, redisStore(url, buildId));
}

export { setDatabaseProbe } from './database-down.ts';

let policyFor: Transform['policyFor'] = (inline) =>
  contentSecurityPolicy(inline, readPolicySettings());

/** Called by the bundled code, because only it knows the URLs in the site's inline styles. */
export function setPagePolicy(policy: Transform['policyFor']): void {
  policyFor = policy;
}

const css = new CriticalCss((address) =>
  readFile(path.resolve('.next', address.replace(/^\/_next\//, '')), 'utf8'),
);
const Transformed = withPageTransform(await storage(), {
  inlineCss: (html) => css.inlined(html),
  policyFor: (inline) => policyFor(inline),
});

/** Emits `change` after each write and each revalidation of this process's page cache. */
export const pageCacheEvents = new EventEmitter();
const changed = () => void pageCacheEvents.emit('change');

/** The `cacheHandler` of next.config.ts. */
export default class PageCache extends Transformed {
  override async set(...given: Parameters<CacheHandler['set']>) {
    await super.set(...given).finally(changed);
  }

  override async revalidateTag(...given: Parameters<CacheHandler['revalidateTag']>) {
    await super.revalidateTag(...given).finally(changed);
  }
}
