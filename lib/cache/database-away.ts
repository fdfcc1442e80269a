import { StaleWhileRevalidateCache } from './swr-cache.ts';

const ASKED_EVERY_MS = 1000;
const REUSED_FOR_MS = 10_000;

// Holds the answer "away" alone, since a failed read is not cached. It is reused while the database is asked again.
const away = new StaleWhileRevalidateCache<true>(ASKED_EVERY_MS, 1, REUSED_FOR_MS);

let isReadable = () => Promise.resolve(true);

/** Called by the bundled code, which has the client of the database. */
export function setDatabaseProbe(probe: typeof isReadable): void {
  isReadable = probe;
}

async function failIfReadable(): Promise<true> {
  if (await isReadable()) throw new Error('The database can be read');
  return true;
}

/** Whether no page can be rendered now. */
export const isDatabaseAway = (): Promise<boolean> =>
  away.get('database', Date.now(), failIfReadable).catch(() => false);
