import { setDatabaseProbe } from '@/lib/cache/database-down';
import { MemoryCache } from '@/lib/cache/memory-cache';

type Collector = {
  set: (path: string, value: object, context: { internal_lastModified: number }) => Promise<void>;
};

const BUILT_AT = 1000;
const html = (text: string, tags = '') => ({
  kind: 'APP_PAGE',
  html: text,
  headers: { 'x-next-cache-tags': tags },
});

jest.mock('@fortedigital/nextjs-cache-handler/instrumentation', () => ({
  registerInitialCache: async (Handler: new () => Collector) => {
    const collector = new Handler();
    const built = { internal_lastModified: BUILT_AT };
    await collector.set('/about', html('built about', 'pages'), built);
    await collector.set('/index', html('built home', 'cabins'), built);
  },
}));

const PAGE = { kind: 'APP_PAGE' };
const keyOf = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;
const textOf = async (path: string, context: object = PAGE) => {
  const entry = await new MemoryCache().get(keyOf(path), context);
  return entry?.value?.html ?? null;
};

test('the prerendered page is served until the page is rendered again', async () => {
  expect(await textOf('/about')).toBe('built about');
  expect(await new MemoryCache().get(keyOf('/about'), PAGE)).toMatchObject({
    lastModified: BUILT_AT,
  });
  await new MemoryCache().set(keyOf('/about'), html('new about', 'pages'), {});
  expect(await textOf('/about')).toBe('new about');
  expect(await textOf('/about/us')).toBeNull();
});

test('an entry of another kind is a miss', async () => {
  expect(await textOf('/index', { kind: 'APP_ROUTE' })).toBeNull();
});

test('a revalidated tag ends what was there before, of all handlers, and no more', async () => {
  expect(await textOf('/index')).toBe('built home');
  await new MemoryCache().revalidateTag(['cabins']);
  expect(await textOf('/index')).toBeNull();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10);
  await new MemoryCache().set(keyOf('/index'), html('new home', 'cabins'), {});
  expect(await textOf('/index')).toBe('new home');
});

test('data end with their own tags and with those of the page that reads them', async () => {
  const cache = new MemoryCache();
  const data = { kind: 'FETCH', data: { body: '[]' } };
  await cache.set('a', data, { tags: ['posts'] });
  expect(await cache.get('a', { kind: 'FETCH', softTags: ['/blog'] })).toMatchObject({
    value: data,
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20);
  await cache.revalidateTag('/blog');
  expect(await cache.get('a', { kind: 'FETCH', softTags: ['/blog'] })).toBeNull();
  expect(await cache.get('a', { kind: 'FETCH' })).not.toBeNull();
  await cache.revalidateTag('posts');
  expect(await cache.get('a', { kind: 'FETCH' })).toBeNull();
});

test('an entry is stored with its lifetime', async () => {
  const cacheControl = { revalidate: 300, expire: 900 };
  await new MemoryCache().set('b', html('b'), { cacheControl });
  expect(await new MemoryCache().get('b', PAGE)).toMatchObject({ cacheControl });
});

test('while the database is away, a page is served past a revalidation, and data are not', async () => {
  const cache = new MemoryCache();
  await cache.set(keyOf('/deal'), html('old deal', 'cabins'), {});
  await cache.set('c', { kind: 'FETCH' }, { tags: ['cabins'] });
  await cache.revalidateTag('cabins');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  const probe = jest.fn(() => Promise.resolve(false));
  setDatabaseProbe(probe);
  const kept = await cache.get(keyOf('/deal'), PAGE);
  expect(kept?.value).toMatchObject({ html: 'old deal' });
  // Newer than a revalidation that Next is told of before it has looked at it, by a clock that is ahead.
  const revalidatedAt = performance.timeOrigin + performance.now() + 5000;
  expect(kept?.lastModified).toBeGreaterThan(revalidatedAt);
  expect(await textOf('/deal')).toBe('old deal');
  expect(await cache.get('c', { kind: 'FETCH' })).toBeNull();
  expect(await textOf('/never-rendered')).toBeNull();
  expect(probe).toHaveBeenCalledTimes(1);

  later.mockReturnValue(Date.now() + 1000);
  setDatabaseProbe(() => Promise.resolve(true));
  // Nobody waits for the question whether it is back.
  expect(await textOf('/deal')).toBe('old deal');
  expect(await textOf('/deal')).toBeNull();
});
