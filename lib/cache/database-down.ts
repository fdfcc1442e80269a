import { StaleWhileRevalidateCache } from './swr-cache.ts';

const ASKED_EVERY_MS = 1000;
const REUSED_FOR_MS = 10_000;

// Caches only the answer "away", because failed reads aren't cached. Served stale while the database is probed again.
const away = new StaleWhileRevalidateCache<true>(ASKED_EVERY_MS, 1, REUSED_FOR_MS);

let isReadable = () => Promise.resolve(true);

/** Called by the bundled code, which holds the database client. */
export function setDatabaseProbe(probe: typeof isReadable): void {
  isReadable = probe;
}

async function failIfReadable(): Promise<true> {
  if (await isReadable()) throw new Error('The database can be read');
  return true;
}

/** Whether the database is unreachable, so that no page can be rendered. */
export const isDatabaseDown = (): Promise<boolean> =>
  away.get('database', Date.now(), failIfReadable).catch(() => false);
