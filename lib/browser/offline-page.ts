import { isProduction } from '../env/mode';
import { logProblem } from './log';

/** Caches /offline.html for navigations that fail (public/sw.js). Browsers may refuse it. */
export function keepOfflinePage(): void {
  // In-app browsers and plain HTTP have no service workers; a development server's pages change constantly.
  if (!isProduction || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => logProblem('offline page', String(error)));
}
