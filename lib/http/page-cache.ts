import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { readPolicySettings } from '../env/policy-settings.ts';
import { readSharedCacheUrl } from '../env/shared-cache.ts';
import { withFinishedPages, type CacheHandler } from './finished-pages.ts';
import { FirstStyles } from './first-styles.ts';
import { withNotice } from './noticed-cache.ts';
import { pagePolicy } from './page-policy.ts';
import { withSharedStore } from './shared-cache.ts';

type Handler = new (context: unknown) => CacheHandler;

/** Where Next looks for a cache of the platform's; one of `cacheHandler` it would import anew, twice for each request. */
const HANDLERS = Symbol.for('@next/cache-handlers');
const scope = globalThis as { [HANDLERS]?: { FetchCache?: Handler } };

async function storedBy(Local: Handler): Promise<Handler> {
  const url = readSharedCacheUrl();
  if (url === null) return Local;
  const { redisStore } = await import('./redis-store.ts');
  const buildId = readFileSync(path.resolve('.next/BUILD_ID'), 'utf8').trim();
  return withSharedStore(Local, redisStore(url, buildId));
}

const readSheet = (address: string): Promise<string> =>
  readFile(path.resolve('.next', address.replace(/^\/_next\//, '')), 'utf8');

/**
 * Next's own cache, shared by a fleet where there is a Redis server, whose pages are finished; a platform's own one
 * stays. Tells when anything in it changes, and gives back what ends the pages kept under some tags, outside of a
 * request.
 */
export async function installPageCache(
  onChange: () => void = () => undefined,
): Promise<(tags: string[]) => Promise<void>> {
  const settings = readPolicySettings();
  const Stored = await storedBy(FileSystemCache as unknown as Handler);
  const styles = new FirstStyles(readSheet);
  const Finished = withFinishedPages(Stored, {
    inlined: (html) => styles.inlined(html),
    policyFor: (inline) => pagePolicy(inline, settings),
  });
  const PageCache = withNotice(Finished, onChange);
  scope[HANDLERS] = { FetchCache: PageCache, ...scope[HANDLERS] };
  return (tags) => new PageCache({ revalidatedTags: [] }).revalidateTag(tags);
}
