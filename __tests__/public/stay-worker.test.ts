import { readFileSync } from 'node:fs';
import vm from 'node:vm';

type Handler = (event: object) => void;
type Network = (path: string, headers: Record<string, string>) => Promise<Response> | Response;

const SITE = 'https://cabins.example';
const NOW = Date.parse('2026-12-04T20:00:00Z');
const DAY_MS = 86_400_000;
const STAY = '/stay/abc';
const OTHER = '/stay/def';

/** Caches of a browser, by name and then by path. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const at = (url: string) => new URL(url, SITE).pathname;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return { put: async (url: string, response: Response) => void entries.set(at(url), response) };
  };
  const match = async (url: string, { cacheName }: { cacheName?: string } = {}) =>
    [...all]
      .filter(([name]) => cacheName === undefined || name === cacheName)
      .map(([, entries]) => entries.get(at(url)))
      .find(Boolean)
      ?.clone();
  const keys = async () => [...all.keys()];
  return { all, open, match, keys, delete: async (name: string) => all.delete(name) };
}

/** Runs the worker's file in a browser with these caches, a network and a clock. */
function startWorker(network: Network, caches = fakeCaches()) {
  const handlers = new Map<string, Handler>();
  const clock = { now: NOW, patience: () => {} };
  const sent: string[] = [];
  const fetched = async (request: string | { url: string }, { headers = {} } = {}) => {
    const url = typeof request === 'string' ? request : request.url;
    const { pathname } = new URL(url, SITE);
    sent.push(pathname);
    return network(pathname, headers);
  };
  vm.runInNewContext(readFileSync('public/stay-worker.js', 'utf8'), {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    registration: {},
    location: { origin: SITE },
    fetch: fetched,
    setTimeout: (done: () => void) => void (clock.patience = done),
    Date: class extends Date {
      static override now = () => clock.now;
    },
    AbortSignal, caches, crypto, Object, Response, TextEncoder, Uint8Array, URL,
  });
  function dispatch(name: string, event: object) {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    return waits;
  }
  /** Null if the request is left to the browser. */
  function request(path: string, { mode = 'navigate', method = 'GET', origin = SITE } = {}) {
    let answer: Promise<Response> | null = null;
    const waits = dispatch('fetch', {
      request: { url: `${origin}${path}`, mode, method },
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    return { answer: answer as Promise<Response> | null, done: () => Promise.all(waits) };
  }
  async function open(path: string, options = {}) {
    const { answer, done } = request(path, options);
    const response = await answer;
    await done();
    return response?.type === 'error' ? 'error' : response?.text();
  }
  function tell(work: string, path: string) {
    return new Promise((resolve) =>
      dispatch('message', { data: { work, path }, ports: [{ postMessage: resolve }] }),
    );
  }
  const activate = () => Promise.all(dispatch('activate', {}));
  return { caches, clock, sent, request, open, tell, activate };
}

type Server = { status?: number; until?: number; code?: string };

/** The site: a live page, and its copy with the two files that it names. */
const site =
  ({ status = 200, until = NOW + DAY_MS, code = '' }: Server = {}): Network =>
  (path, headers) => {
    if (status !== 200) return new Response(`status ${status}`, { status });
    if (!path.endsWith('/saved.html')) return new Response(`live ${path}`);
    const page = path.replace('/saved.html', '');
    const text = `copy of ${page} ${headers['Renews-Copy'] ?? 'first'} ${code} src="${page}/map.png" href="${page}/calendar.ics"`;
    return new Response(text, { headers: { 'Erase-At': new Date(until).toISOString() } });
  };
const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));

async function savedBrowser(server: Server = {}) {
  const { caches, tell } = startWorker(site(server));
  expect(await tell('open', STAY)).toBe('saved');
  return caches;
}

test('one page is saved with the files it names, and opens without a signal, whatever its query', async () => {
  const caches = await savedBrowser();
  expect([...caches.all.values()].flatMap((entries) => [...entries.keys()]).sort()).toEqual([
    STAY,
    `${STAY}/calendar.ics`,
    `${STAY}/map.png`,
  ]);
  const away = startWorker(offline, caches);
  expect(await away.open(STAY)).toMatch(/^copy of \/stay\/abc first/);
  expect(await away.open(`${STAY}?notice=sent`)).toMatch(/^copy/);
  expect(await away.open(`${STAY}/map.png`, { mode: 'no-cors' })).toBe(`live ${STAY}/map.png`);
  expect(await away.open(`${STAY}/calendar.ics`)).toBe(`live ${STAY}/calendar.ics`);
});

test('with a signal the live page is shown, and the copy renewed with what is released by then', async () => {
  const caches = await savedBrowser();
  const later = startWorker(site({ code: '2580' }), caches);
  expect(await later.open(STAY)).toBe(`live ${STAY}`);
  expect(await startWorker(offline, caches).open(STAY)).toMatch(/^copy of \/stay\/abc yes 2580/);
});

test.each([500, 503, 429, 403])('an error of the server, %i, shows the copy and keeps it', async (status) => {
  const caches = await savedBrowser();
  expect(await startWorker(site({ status }), caches).open(STAY)).toMatch(/^copy/);
  expect(await startWorker(offline, caches).open(STAY)).toMatch(/^copy/);
});

test('without a copy the error is shown as it is', async () => {
  expect(await startWorker(site({ status: 503 })).open(STAY)).toBe('status 503');
});

test.each([404, 410])('a dead link, %i, is shown as such and erases the copy', async (status) => {
  const caches = await savedBrowser();
  expect(await startWorker(site({ status }), caches).open(STAY)).toBe(`status ${status}`);
  expect(await caches.keys()).toEqual([]);
});

test('a stay that is canceled is erased, although its page still opens', async () => {
  const caches = await savedBrowser();
  const canceled = startWorker(
    (path) => new Response('canceled', { status: path.endsWith('/saved.html') ? 410 : 200 }),
    caches,
  );
  expect(await canceled.open(STAY)).toBe('canceled');
  expect(await caches.keys()).toEqual([]);
});

test('a signal too weak for an answer shows the copy, and a late 404 still erases it', async () => {
  const caches = await savedBrowser();
  let arrive: (response: Response) => void = () => {};
  const weak = startWorker(() => new Promise((resolve) => (arrive = resolve)), caches);
  const { answer, done } = weak.request(STAY);
  await new Promise(setImmediate);
  weak.clock.patience();
  expect(await (await answer)?.text()).toMatch(/^copy/);
  arrive(new Response('', { status: 404 }));
  await done();
  expect(await caches.keys()).toEqual([]);
});

test('without a copy, even a slow answer is waited for', async () => {
  let arrive: (response: Response) => void = () => {};
  const weak = startWorker(() => new Promise((resolve) => (arrive = resolve)));
  const { answer } = weak.request(STAY);
  await new Promise(setImmediate);
  weak.clock.patience();
  arrive(new Response('late', { status: 404 }));
  expect(await (await answer)?.text()).toBe('late');
});

test.each([
  [-1, /^copy/],
  [0, /^error$/],
  [DAY_MS, /^error$/],
])('%i ms after its end, a copy is not shown and not kept', async (late, expected) => {
  const caches = await savedBrowser();
  const away = startWorker(offline, caches);
  away.clock.now = NOW + DAY_MS + late;
  expect(await away.open(STAY)).toMatch(expected);
  expect((await caches.keys()).length).toBe(late < 0 ? 1 : 0);
});

test('what is over is erased as the worker starts, or as another stay is opened', async () => {
  for (const wake of ['activate', 'open'] as const) {
    const caches = await savedBrowser();
    const away = startWorker(offline, caches);
    away.clock.now = NOW + 2 * DAY_MS;
    await away[wake](OTHER);
    expect(await caches.keys()).toEqual([]);
  }
});

test('a moved stay has one copy, with its new end; a second stay has its own', async () => {
  const caches = await savedBrowser();
  const { open } = startWorker(site({ until: NOW + 5 * DAY_MS }), caches);
  await open(STAY);
  expect((await caches.keys()).map((name) => name.split(' ')[2])).toEqual([`${NOW + 5 * DAY_MS}`]);
  await open(OTHER);
  const away = startWorker(offline, caches);
  expect(await away.open(STAY)).toMatch(/^copy of \/stay\/abc/);
  expect(await away.open(OTHER)).toMatch(/^copy of \/stay\/def/);
});

test.each([NaN, NOW, NOW - 1])('a copy without an end ahead (%d) is not saved', async (until) => {
  const server: Network = (path) =>
    new Response(path, { headers: { 'Erase-At': Number.isNaN(until) ? '' : new Date(until).toISOString() } });
  const { tell, caches } = startWorker(server);
  expect(await tell('open', STAY)).toBe('none');
  expect(await caches.keys()).toEqual([]);
});

test('a removed copy is gone, not saved again by itself, names no link, and comes back on request', async () => {
  const caches = await savedBrowser();
  const { tell, open } = startWorker(site(), caches);
  expect(await tell('remove', STAY)).toBe('removed');
  await open(STAY);
  expect(await tell('open', STAY)).toBe('removed');
  expect(await tell('renew', STAY)).toBe('removed');
  expect([...caches.all.values()].map(({ size }) => size)).toEqual([0]);
  expect((await caches.keys()).join()).not.toContain('abc');
  expect(await startWorker(offline, caches).open(STAY)).toBe('error');
  expect(await tell('save', STAY)).toBe('saved');
  expect(await startWorker(offline, caches).open(STAY)).toMatch(/^copy/);
});

test('a copy that is being saved doesn’t come back after it was removed', async () => {
  const caches = await savedBrowser();
  const { tell } = startWorker(site(), caches);
  const [, removed] = await Promise.all([tell('renew', STAY), tell('remove', STAY)]);
  expect(removed).toBe('removed');
  expect([...caches.all.values()].map(({ size }) => size)).toEqual([0]);
});

test('a page is saved without a file that doesn’t arrive', async () => {
  const server: Network = (path, headers) => {
    if (path.endsWith('map.png')) throw new TypeError('away');
    return site()(path, headers);
  };
  const { tell, caches } = startWorker(server);
  expect(await tell('open', STAY)).toBe('saved');
  expect([...([...caches.all.values()][0]?.keys() ?? [])]).toEqual([`${STAY}/calendar.ics`, STAY]);
});

test('a page that is not saved gets the site’s offline page, if there is one', async () => {
  const { caches, open } = startWorker(offline);
  for (const path of [STAY, `${STAY}/cancel`]) expect(await open(path)).toBe('error');
  await (await caches.open('offline-3')).put('/offline.html', new Response('offline page'));
  for (const path of [STAY, `${STAY}/cancel`, `${STAY}/calendar.ics`]) {
    expect(await open(path)).toBe('offline page');
  }
  expect(await open(`${STAY}/map.png`, { mode: 'no-cors' })).toBe('error');
});

test('the page to cancel on is passed on, and saves nothing', async () => {
  const { caches, open, sent } = startWorker(site());
  expect(await open(`${STAY}/cancel`)).toBe(`live ${STAY}/cancel`);
  expect(sent).toEqual([`${STAY}/cancel`]);
  expect(await caches.keys()).toEqual([]);
});

test.each([
  ['data of another page', '/cabins', { mode: 'cors' }],
  ['data of the stay page', STAY, { mode: 'cors' }],
  ['what is sent', STAY, { method: 'POST' }],
  ['a script', '/_next/static/chunks/a.js', { mode: 'no-cors' }],
  ['the postcard', `${STAY}/postcard.jpg`, { mode: 'no-cors' }],
  ['another site', STAY, { origin: 'https://other.example' }],
])('%s is left to the browser', async (_, path, options) => {
  const { request } = startWorker(site(), await savedBrowser());
  expect(request(path, options).answer).toBeNull();
});

test.each([
  ['open', '/host'],
  ['open', '/stay/abc/cancel'],
  ['save', 'https://other.example/stay/abc'],
  ['toString', STAY],
])('a message to %s %s does nothing', async (work, path) => {
  const { tell, sent } = startWorker(site());
  void tell(work, path);
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
});
