import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

type Source = Pick<Database, 'listen'>;
type Sites = { addresses: readonly string[]; secretKey: string };

const CHANNEL = 'catalogue';
const TIMEOUT_MS = 5000;
const AGAIN_AFTER_MS = 1000;

async function tell(address: string, secretKey: string, table: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ table }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** For one site: retries until it has been told. */
function newsFor(address: string, secretKey: string, stopped: AbortSignal) {
  const untold = new Set<string>();
  let isTelling = false;

  async function tellAll(): Promise<void> {
    isTelling = true;
    // What is added meanwhile is visited too.
    for (const table of untold) {
      untold.delete(table);
      if (stopped.aborted) break;
      if (await tell(address, secretKey, table)) continue;
      untold.add(table);
      await wait(AGAIN_AFTER_MS, undefined, { ref: false, signal: stopped }).catch(() => undefined);
    }
    isTelling = false;
  }

  return (table: string) => {
    untold.add(table);
    if (!isTelling) void tellAll();
  };
}

/** What pg_net does on a hosted project: tells each site which table of the catalogue has changed. */
export async function tellSites(
  source: Source,
  { addresses, secretKey }: Sites,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const sites = addresses.map((address) => newsFor(address, secretKey, stop.signal));
  const end = await source.listen(CHANNEL, (table) => {
    for (const add of sites) add(table);
  });
  return async () => {
    stop.abort();
    await end();
  };
}
