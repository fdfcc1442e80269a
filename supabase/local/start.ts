import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node's compile cache, for the site's process too: saves a sixth of the start. Ignored where it cannot be written.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../.next/cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// Only what is loaded from here on is kept.
await import('./start-site.ts');
