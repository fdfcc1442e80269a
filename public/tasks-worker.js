// Answers for the console's page of tasks when there is no connection, with what that page keeps in the browser itself
// (lib/browser/tasks/kept-page.ts). It caches nothing, and leaves every other page alone.
const CACHE = 'host-tasks';
const PAGE = '/host/tasks';

addEventListener('install', () => skipWaiting());

const kept = (path) => caches.match(path, { cacheName: CACHE, ignoreVary: true });

async function loadPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && pathname === PAGE) event.respondWith(loadPage(event.request));
  // Their names change with their content.
  else if (pathname.startsWith('/_next/static/')) {
    event.respondWith(kept(pathname).then((response) => response ?? fetch(event.request)));
  }
});
