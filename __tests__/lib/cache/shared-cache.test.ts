import type { CachedValue, CacheHandler } from '@/lib/cache/page-transform';
import { setDatabaseProbe } from '@/lib/cache/database-down';
import type { StoredEntry } from '@/lib/cache/cached-entry';
import { withSharedStore, type SharedStore } from '@/lib/cache/shared-cache';

const page = (html: string): CachedValue => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': 'cabins,posts' },
});

class Store implements SharedStore {
  isUp = true;
  readonly entries = new Map<string, StoredEntry>();
  readonly #back: (() => void)[] = [];
  isReady = () => this.isUp;
  onReady = (callback: () => void) => void this.#back.push(callback);
  get(key: string) {
    if (!this.isUp) return Promise.reject(new Error('away'));
    return Promise.resolve(this.entries.get(key) ?? null);
  }
  set(key: string, entry: StoredEntry) {
    this.entries.set(key, entry);
    return Promise.resolve();
  }
  revalidateTags(tags: string[]) {
    for (const [key, entry] of this.entries) {
      if (entry.tags.some((tag) => tags.includes(tag))) this.entries.delete(key);
    }
    return Promise.resolve();
  }
  comeBack() {
    this.isUp = true;
    for (const callback of this.#back) callback();
  }
}

/** Two instances with a store between them, each with a cache of its own behind it. */
function twoInstances() {
  const store = new Store();
  const clock = { now: 0 };
  const instance = () => {
    const own = new Map<string, CachedValue | null>();
    class Local implements CacheHandler {
      get = (key: string) => Promise.resolve(own.has(key) ? { value: own.get(key) ?? null } : null);
      set = (key: string, value: CachedValue | null) => Promise.resolve(void own.set(key, value));
      revalidateTag = () => Promise.resolve(own.clear());
      resetRequestCache = () => undefined;
    }
    const handler = new (withSharedStore(Local, store, () => clock.now))(null);
    return {
      show: async (key = '/') =>
        (await handler.get(key, { kind: 'APP_PAGE' }))?.value?.html ?? null,
      keep: (html: string, key = '/') =>
        handler.set(key, page(html), { cacheControl: { revalidate: 300 } }),
      end: (tag: string) => handler.revalidateTag(tag),
    };
  };
  return { store, clock, one: instance(), other: instance() };
}

test('a page rendered by one instance is served by the other, with its tags and lifetime', async () => {
  const { store, one, other } = twoInstances();
  await one.keep('first');
  expect(await other.show()).toBe('first');
  expect(store.entries.get('/')).toMatchObject({
    tags: ['cabins', 'posts'],
    cacheControl: { revalidate: 300 },
  });
});

test('a tag ended on one instance is ended on the other within half a second', async () => {
  const { clock, one, other } = twoInstances();
  await one.keep('first');
  expect(await other.show()).toBe('first');
  await one.end('cabins');
  expect(await one.show()).toBeNull();
  clock.now = 500;
  expect(await other.show()).toBeNull();
});

test('while the store is away each instance serves its own; revalidations of that time are applied on its return', async () => {
  const { store, clock, one, other } = twoInstances();
  await one.keep('first');
  expect(await other.show()).toBe('first');
  store.isUp = false;
  expect(await one.show()).toBe('first');
  await one.end('cabins');
  expect(await one.show()).toBeNull();
  await one.keep('second');
  expect(await one.show()).toBe('second');
  store.comeBack();
  clock.now = 500;
  await Promise.resolve();
  expect(await other.show()).toBeNull();
});

test('a store that fails at the moment of asking is the same as one that is away', async () => {
  const { store, one } = twoInstances();
  await one.keep('first');
  store.get = () => Promise.reject(new Error('broken off'));
  expect(await one.show()).toBe('first');
});

test('while the database is away, a page that the store has lost is that of the instance', async () => {
  const { store, clock, one } = twoInstances();
  await one.keep('first');
  store.entries.clear();
  clock.now = 500;
  expect(await one.show()).toBeNull();
  setDatabaseProbe(() => Promise.resolve(false));
  clock.now = 1000;
  expect(await one.show()).toBe('first');
});
