// Answers a navigation that fails with the offline page, and caches nothing but that page. To remove it from browsers,
// publish a file of this name that calls registration.unregister() when it is activated.
const PREFIX = 'offline-';
const CACHE = `${PREFIX}3`;
const PAGE = '/offline.html';
const DAY_MS = 86_400_000;
const LEFT_ALONE = /^\/(?:api|host)(?:\/|$)/;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' }))),
  );
});

addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
      // So that no page waits until this worker has started.
      registration.navigationPreload?.enable(),
    ]),
  );
});

// The shop may be called and reached otherwise by now.
async function renew() {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const age = Date.now() - (Date.parse(kept?.headers.get('Date')) || 0);
  if (age > DAY_MS) await cache.add(new Request(PAGE, { cache: 'reload' }));
}

// A copy of a stay tells by its name when it is to be erased (stay-worker.js), whichever page is opened next.
async function eraseStays() {
  const isOver = (name) => /^stay \w+ \d/.test(name) && Number(name.split(' ')[2]) <= Date.now();
  await Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)));
}

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const isLeftAlone = LEFT_ALONE.test(new URL(event.request.url).pathname);
    return (isLeftAlone ? undefined : await caches.match(PAGE)) ?? Response.error();
  }
}

addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') {
    event.respondWith(load(event));
    event.waitUntil(Promise.allSettled([renew(), eraseStays()]));
  }
});
