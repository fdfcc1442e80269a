/** @jest-environment node */
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { installPageCache } from '@/lib/http/page-cache';

const HANDLERS = Symbol.for('@next/cache-handlers');
const scope = globalThis as { [HANDLERS]?: { FetchCache?: unknown } };

beforeEach(() => {
  delete scope[HANDLERS];
});

test('Next keeps its pages in the cache that is installed, without importing one for each request', async () => {
  await installPageCache();
  const { cacheHandler } = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    serverDistDir: '/nowhere',
    getPrerenderManifest: () => ({ preview: {} }),
    previewProps: {},
    prerenderManifest: { preview: {}, routes: {}, dynamicRoutes: {} },
  } as unknown as ConstructorParameters<typeof IncrementalCache>[0]);
  expect(cacheHandler).toBeInstanceOf(scope[HANDLERS]?.FetchCache);
});

test('the cache of a platform stays', async () => {
  class FetchCache {}
  scope[HANDLERS] = { FetchCache };
  const expire = await installPageCache();
  expect(scope[HANDLERS]?.FetchCache).toBe(FetchCache);
  await expire(['cabins']);
});
