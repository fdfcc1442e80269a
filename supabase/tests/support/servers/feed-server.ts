import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { safeFetch, type NetworkCalls } from '../../../functions/_shared/safe-fetch.ts';

type Reply = (response: ServerResponse, asked: IncomingMessage) => void;

export const file =
  (text: string, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(200, { 'Content-Type': 'text/calendar', ...headers }).end(text);
export const status =
  (code: number): Reply =>
  (response) =>
    response.writeHead(code).end('no');
export const redirect =
  (location: string, code = 302): Reply =>
  (response) =>
    response.writeHead(code, { Location: location }).end();

export const PUBLIC_ADDRESS = '93.184.215.14';

/** A local server in place of the internet: calls to public addresses go there, by plain HTTP. */
export async function startFeedServer(t: TestContext, options: Partial<NetworkCalls> = {}) {
  const replies = new Map<string, Reply>();
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((incoming, response) => {
    const url = `https://${incoming.headers.host}${incoming.url}`;
    asked.push(url);
    headers.push(incoming.headers);
    (replies.get(url) ?? status(404))(response, incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const called: string[] = [];
  const network: Partial<NetworkCalls> = {
    resolve: async () => [PUBLIC_ADDRESS],
    open: (url, address, sent, signal) => {
      called.push(address);
      return new Promise((resolve, reject) => {
        const path = url.pathname + url.search;
        const options = { host: '127.0.0.1', port, path, signal, agent: false as const };
        const call = request({ ...options, headers: { ...sent, Host: url.host } });
        call.on('error', reject);
        call.once('response', (response) => {
          response.on('error', () => undefined);
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, body: response, close: () => call.destroy() });
        });
        call.end();
      });
    },
    ...options,
  };
  return {
    asked,
    called,
    headers,
    port,
    network,
    say: (url: string, reply: Reply) => replies.set(url, reply),
    fetch: (
      url: string,
      known = { etag: null, lastModified: null } as Parameters<typeof safeFetch>[1],
    ) => safeFetch(url, known, network),
  };
}
