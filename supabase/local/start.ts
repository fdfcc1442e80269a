import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node's compile cache, also for the site's process, saves a sixth of the start. Ignored where it can't be written.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../.next/cache/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// Imported late, because only modules loaded from here on are cached.
await import('./start-site.ts');
