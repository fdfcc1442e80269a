import { isProduction } from '../env/mode';
import { logProblem } from './log';

/** Keeps /offline.html in the browser, for navigations that fail (public/sw.js). Browsers may refuse it. */
export function keepOfflinePage(): void {
  // In-app browsers and plain HTTP have no service workers; a development server's pages change all the time.
  if (!isProduction || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => logProblem('offline page', String(error)));
}
