import { buildConnector, Client } from 'undici';

export type Opened = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: AsyncIterable<Uint8Array>;
  close: () => void;
};

// TLS sessions aren't cached, because a cached one could be another server's.
const connectTo = buildConnector({ maxCachedSessions: 0 });

/**
 * Sends a GET over a socket pinned to the checked address, without a second DNS lookup; the certificate must match the
 * host name. Uses undici, because the fetch of the hosted runtime can't pin an address.
 */
export async function openPinned(
  url: URL,
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Opened> {
  const client = new Client(url.origin, {
    connect: (options, done) =>
      connectTo({ ...options, hostname: address, servername: url.hostname }, done),
  });
  const close = () => void client.destroy();
  try {
    const path = url.pathname + url.search;
    const answer = await client.request({ method: 'GET', path, headers, signal });
    // The stream's reader gets the error.
    answer.body.on('error', () => undefined);
    return { status: answer.statusCode, headers: answer.headers, body: answer.body, close };
  } catch (error) {
    close();
    throw error;
  }
}
