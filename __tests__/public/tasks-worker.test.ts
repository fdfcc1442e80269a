import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Handler = (event: object) => void;

const KEPT = ['/host/tasks', '/_next/static/chunks/kept.js'];

/** Runs the worker's file beside faked caches and a network that is there or not. */
function startWorker(isOnline: boolean) {
  const handlers = new Map<string, Handler>();
  const match = jest.fn((path: string, { cacheName }: { cacheName: string }) =>
    Promise.resolve(
      cacheName === 'host-tasks' && KEPT.includes(path) ? new Response(`kept ${path}`) : undefined,
    ),
  );
  const network = ({ url }: { url: string }) =>
    isOnline ? Promise.resolve(new Response(`sent ${url}`)) : Promise.reject(new TypeError('away'));
  vm.runInNewContext(readFileSync('public/tasks-worker.js', 'utf8'), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    location: { origin: 'https://cabins.example' },
    caches: { match }, fetch: network, URL, Response,
  });
  return (path: string, { mode = 'navigate', method = 'GET', host = 'cabins.example' } = {}) => {
    let answer: Promise<Response> | null = null;
    handlers.get('fetch')?.({
      request: { url: `https://${host}${path}`, mode, method },
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    return answer as Promise<Response> | null;
  };
}

const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();

test('the page of tasks comes from the network, and from the browser without one', async () => {
  expect(await textOf(startWorker(true)('/host/tasks'))).toBe(
    'sent https://cabins.example/host/tasks',
  );
  expect(await textOf(startWorker(false)('/host/tasks?x=1'))).toBe('kept /host/tasks');
});

test('what the page is made of is taken from the browser where it is kept', async () => {
  const ask = startWorker(true);
  const asset = { mode: 'cors' };
  expect(await textOf(ask('/_next/static/chunks/kept.js', asset))).toMatch(/^kept/);
  expect(await textOf(ask('/_next/static/chunks/other.js', asset))).toMatch(/^sent/);
});

test.each([
  ['another page of the console', '/host/bookings', {}],
  ['its page of checklists', '/host/tasks/setup', {}],
  ['what is sent', '/host/tasks', { method: 'POST' }],
  ['an answer of the server', '/host/api/tasks', { mode: 'cors' }],
  ['another site', '/host/tasks', { host: 'other.example' }],
])('%s is left alone', (_, path, request) =>
  expect(startWorker(false)(path, request)).toBeNull(),
);
