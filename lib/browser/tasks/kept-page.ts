import { isProduction } from '../../env/mode';
import { logProblem } from '../log';
import { fetchNoting } from './connection';

// Caches the tasks page and its assets for a phone without a connection; public/tasks-worker.js serves them.
const CACHE = 'host-tasks';
const PAGE = '/host/tasks';
const ASSET = /\/_next\/static\/[\w./~@%()[\]-]+\.(?:js|css|woff2)/g;

const isAble = () => isProduction && 'serviceWorker' in navigator && 'caches' in window;

/** The scripts and styles of the given page, and those that the current page has loaded. */
function assetsOf(html: string): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) =>
      origin === window.location.origin && pathname.startsWith('/_next/static/'),
  );
  return [...new Set([...(html.match(ASSET) ?? []), ...own.map(({ pathname }) => pathname)])];
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/tasks-worker.js', { scope: PAGE });
  const response = await fetchNoting(PAGE, { cache: 'no-store' });
  if (response.redirected || !response.ok) return;
  const assets = assetsOf(await response.clone().text());
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(assets.filter((path) => !kept.includes(path)));
  await cache.put(PAGE, response);
  const old = kept.filter((path) => path !== PAGE && !assets.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

/** Caches a fresh copy of the page. Browsers may refuse it. */
export async function keepTasksPage(): Promise<void> {
  if (!isAble()) return;
  await keep().catch((error: unknown) => logProblem('tasks offline', String(error)));
}

export async function forgetTasksPage(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE).catch(() => false);
}
