// Saves a guest's stay page for when there is no signal, and leaves every other page alone (docs/decisions/0037). To
// remove it, publish a file that deletes the caches whose names begin with "stay " and calls registration.unregister().

// A copy is one cache: "stay <id> <when it is erased, in ms>". One marked "off" is empty: the guest removed the copy.
const PREFIX = 'stay ';
const OFF = ' off';
const PAGE = /^\/stay\/[^/]+$/;
const FILE = /^(\/stay\/[^/]+)\/(?:calendar\.ics|map\.png)$/;
const FILES = ['calendar.ics', 'map.png'];
const NETWORK_TIMEOUT_MS = 4000;
const SAVE_MS = 15_000;

const isGone = ({ status }) => status === 404 || status === 410;
const isUsable = (response) =>
  response.ok || response.type === 'opaqueredirect' || isGone(response);

const parseName = (name) => {
  const [, id, until] = name.split(' ');
  return { name, id, until: Number(until), isOff: name.endsWith(OFF) };
};

/** The copies that may still be shown; erases the others. */
async function listCopies() {
  const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX)).map(parseName);
  // A name without a readable time (NaN) is over too.
  const isOver = ({ until }) => !(until > Date.now());
  await Promise.all(all.filter(isOver).map(({ name }) => caches.delete(name)));
  return all.filter((copy) => !isOver(copy));
}

/** A hash, so that a leftover cache name doesn't reveal the booking link. */
async function idOf(path) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findCopy(path) {
  const id = await idOf(path);
  return (await listCopies()).find((copy) => copy.id === id);
}

async function matchCopy(path, file) {
  const copy = await findCopy(path);
  return copy && caches.match(file, { cacheName: copy.name, ignoreVary: true });
}

async function erase(path, kept) {
  const id = await idOf(path);
  const old = (await caches.keys()).filter((name) => parseName(name).id === id && name !== kept);
  await Promise.all(old.map((name) => caches.delete(name)));
}

const load = (path, headers = {}) => fetch(path, { headers, signal: AbortSignal.timeout(SAVE_MS) });

/** The files that the page names; it's worth saving without those that don't arrive. */
async function loadFiles(path, page) {
  const text = await page.clone().text();
  const files = FILES.map((name) => `${path}/${name}`).filter((file) => text.includes(`"${file}"`));
  const loaded = await Promise.all(
    files.map(async (file) => [file, await load(file).catch(() => Response.error())]),
  );
  return loaded.filter(([, response]) => response.ok);
}

async function save(path) {
  const copy = await findCopy(path);
  if (copy?.isOff) return;
  const page = await load(`${path}/saved.html`, copy ? { 'Renews-Copy': 'yes' } : {});
  // NaN without the header, and then nothing is saved.
  const until = Date.parse(page.headers.get('Erase-At'));
  if (isGone(page)) await erase(path);
  if (!page.ok || page.redirected || !(until > Date.now())) return;
  const files = await loadFiles(path, page);
  const name = `${PREFIX}${await idOf(path)} ${until}`;
  const cache = await caches.open(name);
  for (const [file, response] of [...files, [path, page]]) await cache.put(file, response);
  await erase(path, name);
}

async function remove(path) {
  const copy = await findCopy(path);
  await erase(path);
  if (copy) await caches.open(`${PREFIX}${copy.id} ${copy.until}${OFF}`);
}

const WORK = {
  open: async (path) => (await findCopy(path)) ?? save(path),
  renew: save,
  save: async (path) => {
    if ((await findCopy(path))?.isOff) await erase(path);
    await save(path);
  },
  remove,
};

let last = Promise.resolve();

/** Runs tasks one at a time, so that a copy that is being saved doesn't come back after it was erased. */
function inTurn(work) {
  last = last.then(work).catch(() => {});
  return last;
}

async function settle(path, response) {
  if (isGone(response)) await inTurn(() => erase(path));
  else if (response.ok) await inTurn(() => save(path));
}

/** Network first; falls back to the copy on failure, a 4 s timeout, or a server error. */
async function answer(event, path, file) {
  const { request } = event;
  const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
  if (path !== null && path === file)
    event.waitUntil(network.then((response) => settle(path, response)).catch(() => {}));
  const received = network.catch(() => undefined);
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const first = await Promise.race([received, timeout]);
  if (first && isUsable(first)) return first;
  const copy = path === null ? undefined : await matchCopy(path, file);
  const response = copy ?? (await received);
  if (response) return response;
  // The worker of the whole site caches it (sw.js).
  const page = request.mode === 'navigate' ? await caches.match('/offline.html') : undefined;
  return page ?? Response.error();
}

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([listCopies(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  const [, pageOfFile] = FILE.exec(pathname) ?? [];
  if (pageOfFile) event.respondWith(answer(event, pageOfFile, pathname));
  else if (mode === 'navigate') {
    const path = PAGE.test(pathname) ? pathname : null;
    event.respondWith(answer(event, path, path));
  }
});

addEventListener('message', (event) => {
  const { work, path } = event.data ?? {};
  if (!Object.hasOwn(WORK, work) || !PAGE.test(path)) return;
  const replied = inTurn(() => WORK[work](path))
    .then(() => findCopy(path))
    .then((copy) =>
      event.ports[0]?.postMessage(copy ? (copy.isOff ? 'removed' : 'saved') : 'none'),
    );
  event.waitUntil(replied);
});
