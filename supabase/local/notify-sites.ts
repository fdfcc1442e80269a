import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database/database.ts';

type Source = Pick<Database, 'listen'>;
type Sites = { addresses: readonly string[]; secretKey: string };

const CHANNEL = 'catalogue';
const TIMEOUT_MS = 5000;
const RETRY_AFTER_MS = 1000;

async function revalidate(address: string, secretKey: string, table: string): Promise<boolean> {
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

/** Notifies one site, with retries until it responds. */
function notifierFor(address: string, secretKey: string, stopped: AbortSignal) {
  const pending = new Set<string>();
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    // Tables added meanwhile are visited too.
    for (const table of pending) {
      pending.delete(table);
      if (stopped.aborted) break;
      if (await revalidate(address, secretKey, table)) continue;
      pending.add(table);
      await wait(RETRY_AFTER_MS, undefined, { ref: false, signal: stopped }).catch(() => undefined);
    }
    isSending = false;
  }

  return (table: string) => {
    pending.add(table);
    if (!isSending) void sendAll();
  };
}

/** Does what pg_net does on a hosted project: tells each site which catalog table has changed. */
export async function notifySites(
  source: Source,
  { addresses, secretKey }: Sites,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const sites = addresses.map((address) => notifierFor(address, secretKey, stop.signal));
  const end = await source.listen(CHANNEL, (table) => {
    for (const add of sites) add(table);
  });
  return async () => {
    stop.abort();
    await end();
  };
}
