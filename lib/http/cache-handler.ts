import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readPolicySettings } from '../env/policy-settings.ts';
import { withPolicy, type CacheHandler } from './cached-policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Handler = new (context: unknown) => CacheHandler;

// A CommonJS module: as Node loads it, its default export stands one level deeper than where it is bundled (for the
// middleware).
const loaded = fileSystemCache as unknown as Handler | { default: Handler };
const FileSystemCache = 'default' in loaded ? loaded.default : loaded;
const settings = readPolicySettings();

/** Next's own cache, whose pages carry their policy. Next loads this file as it stands, without building it. */
const PageCache = withPolicy(FileSystemCache, (inline) => contentSecurityPolicy(inline, settings));

export default PageCache;
