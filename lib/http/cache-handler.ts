import { readFileSync } from 'node:fs';
import path from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readPolicySettings } from '../env/policy-settings.ts';
import { readSharedCacheUrl } from '../env/shared-cache.ts';
import { onExpiry } from '../expire-tags.ts';
import { withPolicy, type CacheHandler } from './cached-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { withSharedStore, type SharedStore } from './shared-cache.ts';

type Handler = new (context: unknown) => CacheHandler;

// A CommonJS module: as Node loads it, its default export stands one level deeper than where it is bundled (for the
// middleware).
const loaded = fileSystemCache as unknown as Handler | { default: Handler };
const FileSystemCache = 'default' in loaded ? loaded.default : loaded;
const settings = readPolicySettings();

// On the global object, because what Next bundles has a copy of this file of its own: one connection is enough.
const scope = globalThis as { [STORE]?: SharedStore };
const STORE = Symbol.for('cabins.shared-store');

async function storeOf(url: string): Promise<SharedStore> {
  const { redisStore } = await import('./redis-store.ts');
  const buildId = readFileSync(path.resolve('.next/BUILD_ID'), 'utf8').trim();
  return (scope[STORE] ??= redisStore(url, buildId));
}

const url = readSharedCacheUrl();
const Stored =
  url === null ? FileSystemCache : withSharedStore(FileSystemCache, await storeOf(url));

/**
 * Next's own cache, shared by a fleet where there is a Redis server, whose pages carry their policy. Next loads this
 * file as it stands, without building it.
 */
const PageCache = withPolicy(Stored, (inline) => contentSecurityPolicy(inline, settings));

onExpiry((tags) => new PageCache({ revalidatedTags: [] }).revalidateTag(tags));

export default PageCache;
