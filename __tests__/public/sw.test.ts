import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Handler = (event: object) => void;

/** Runs the worker's file beside faked caches and a faked network. */
function startWorker(network: (url: string) => Promise<Response>, keptAt: string) {
  const handlers = new Map<string, Handler>();
  const kept = new Map<string, Set<string>>([['offline-0', new Set()], ['of-somebody-else', new Set()]]);
  const enable = jest.fn();
  const added: string[] = [];
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Set();
      kept.set(name, cache);
      return {
        add: async ({ url }: Request) => {
          cache.add(new URL(url).pathname);
          added.push(url);
        },
        match: async () => new Response('offline', { headers: { Date: keptAt } }),
      };
    },
    match: async (path: string) =>
      [...kept.values()].some((cache) => cache.has(path)) ? new Response('offline') : undefined,
  };
  vm.runInNewContext(readFileSync('public/sw.js', 'utf8'), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    registration: { navigationPreload: { enable } },
    fetch: ({ url }: { url: string }) => network(url),
    Request: class extends Request {
      constructor(path: string, options: RequestInit) {
        super(`https://cabins.example${path}`, options);
      }
    },
    caches, URL, Response, Promise, Date: class extends Date { static override now = () => NOW },
  });
  async function lives(name: string) {
    const waits: unknown[] = [];
    handlers.get(name)?.({ waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  }
  let renewed: Promise<unknown> = Promise.resolve();
  function ask(path: string, { mode = 'navigate', method = 'GET', preload = undefined as unknown }) {
    let answer: Promise<Response> | null = null;
    handlers.get('fetch')?.({
      request: { url: `https://cabins.example${path}`, mode, method },
      preloadResponse: Promise.resolve(preload),
      waitUntil: (wait: Promise<unknown>) => void (renewed = wait),
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    return answer as Promise<Response> | null;
  }
  return { lives, ask, kept, enable, added, renewed: () => renewed };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const NOW = Date.parse('2027-03-04T12:00:00Z');

async function started(
  network: (url: string) => Promise<Response>,
  keptAt = 'Thu, 04 Mar 2027 11:00:00 GMT',
) {
  const worker = startWorker(network, keptAt);
  await worker.lives('install');
  await worker.lives('activate');
  return worker;
}

test('it keeps the offline page alone, and throws its own older cache away', async () => {
  const { kept, enable } = await started(offline);
  expect([...kept.keys()].sort()).toEqual(['of-somebody-else', 'offline-3']);
  expect([...(kept.get('offline-3') ?? [])]).toEqual(['/offline.html']);
  expect(enable).toHaveBeenCalledTimes(1);
});

test('a navigation that fails gets the offline page, another its answer, and nothing of it is kept', async () => {
  expect(await (await (await started(offline)).ask('/about', {}))?.text()).toBe('offline');
  const worker = await started(() => Promise.resolve(new Response('page', { status: 503 })));
  expect(await (await worker.ask('/booking', {}))?.text()).toBe('page');
  const preload = new Response('preloaded');
  expect(await (await worker.ask('/about', { preload }))?.text()).toBe('preloaded');
  expect([...(worker.kept.get('offline-3') ?? [])]).toEqual(['/offline.html']);
});

test.each([
  ['Wed, 03 Mar 2027 12:00:01 GMT', 0],
  ['Wed, 03 Mar 2027 11:59:59 GMT', 1],
  ['', 1],
])('kept on “%s”, the page is asked for anew %i times beside a navigation', async (keptAt, times) => {
  const worker = await started(() => Promise.resolve(new Response('page')), keptAt);
  worker.added.length = 0;
  await worker.ask('/about', {});
  await worker.renewed();
  expect(worker.added).toHaveLength(times);
});

test.each(['/host', '/host/bookings', '/api/health'])('%s fails as without the worker', async (path) => {
  const answer = await (await started(offline)).ask(path, {});
  expect(answer?.type).toBe('error');
});

test.each([{ mode: 'cors' }, { mode: 'no-cors' }, { method: 'POST' }])(
  'what is no page asked for is left to the browser (%j)',
  async (request) => {
    expect((await started(offline)).ask('/about', request)).toBeNull();
  },
);

test('copies of stays that are over are erased by any navigation, and no others', async () => {
  const { ask, kept, renewed } = await started(() => Promise.resolve(new Response('page')));
  const [over, ahead] = [`stay abc ${NOW}`, `stay def ${NOW + 1}`];
  for (const name of [over, `${over} off`, ahead]) kept.set(name, new Set());
  await ask('/about', {});
  await renewed();
  expect([...kept.keys()].sort()).toEqual(['of-somebody-else', 'offline-3', ahead]);
});
