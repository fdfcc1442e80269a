import { isProduction } from '../env/mode';
import { logProblem } from './log';

/** Whether the device has a copy of the stay page (public/stay-worker.js); `removed`: the guest wants none. */
export type StayCopy = 'saved' | 'removed' | 'none';
type Work = 'open' | 'renew' | 'save' | 'remove';

const SCOPE = '/stay/';
const RENEW_MS = 300_000;

// In-app browsers and plain HTTP have no service workers; a development server's pages change constantly.
const isAble = () => isProduction && 'serviceWorker' in navigator && 'caches' in window;

/** Not `navigator.serviceWorker.ready`, which may be the worker of the whole site. */
async function startWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register('/stay-worker.js', { scope: SCOPE });
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing ?? null;
  if (worker && worker.state !== 'activated') {
    await new Promise<void>((resolve) =>
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
    );
  }
  return worker;
}

async function ask(work: Work, path: string): Promise<StayCopy> {
  const worker = await startWorker();
  if (!worker) return 'none';
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<StayCopy>) => resolve(data);
    worker.postMessage({ work, path }, [port2]);
  });
}

/** Has the worker do it, and tells what the device then has; browsers may refuse a worker. */
export function askStayWorker(work: Work, path: string, onAnswer: (copy: StayCopy) => void): void {
  ask(work, path).then(onAnswer, (error: unknown) => logProblem('stay copy', String(error)));
}

/** Saves the page once it has loaded, and again when it is looked at after a while. Returns how to stop. */
export function keepStayCopy(path: string, onAnswer: (copy: StayCopy) => void): () => void {
  if (!isAble()) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const tell = (copy: StayCopy) => !signal.aborted && onAnswer(copy);
  let asked = Date.now();
  const open = () => askStayWorker('open', path, tell);
  const renew = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < RENEW_MS) return;
    asked = Date.now();
    askStayWorker('renew', path, tell);
  };
  if (document.readyState === 'complete') open();
  else window.addEventListener('load', open, { once: true, signal });
  document.addEventListener('visibilitychange', renew, { signal });
  return () => stopped.abort();
}
