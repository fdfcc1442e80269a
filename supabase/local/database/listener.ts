import type { Client } from 'pg';

const RETRY_AFTER_MS = 100;

/** Listens to a channel on its own connection, and reconnects after a disconnect. Returns a stop function. */
export async function listenTo(
  open: () => Client,
  channel: string,
  onPayload: (payload: string) => void,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client: Client;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    client = open();
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    // The `end` event follows.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!isEnded) timer = setTimeout(() => void connect().catch(() => undefined), RETRY_AFTER_MS);
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  async function end(): Promise<void> {
    isEnded = true;
    clearTimeout(timer);
    await client.end();
  }

  await connect().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return end;
}
