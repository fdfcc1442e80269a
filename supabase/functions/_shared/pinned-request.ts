import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export type Opened = {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Uint8Array>;
  close: () => void;
};

/** Sends a GET to that very address, whatever the name leads to by now; the certificate must still be the name's. */
export function openPinned(
  url: URL,
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Opened> {
  const family = address.includes(':') ? 6 : 4;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      headers,
      signal,
      // Another request's connection may lead elsewhere.
      agent: false,
      servername: url.hostname,
      lookup: (_name, options, done) =>
        options.all ? done(null, [{ address, family }]) : done(null, address, family),
    });
    call.on('error', reject);
    call.once('response', (response) => {
      // Whoever reads the body is told by the reading.
      response.on('error', () => undefined);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: response,
        close: () => call.destroy(),
      });
    });
    call.end();
  });
}
